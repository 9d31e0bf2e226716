// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { FileDiff } from '../../../src/core/model'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { readStructuredPatch } from '../../../src/core/diff/structured-patch'
import type { DiffTokens } from '../../../src/vue/highlight/diff-tokens'
import { tokenizeDiff } from '../../../src/vue/highlight/diff-tokens'
import { highlightText } from '../../../src/vue/highlight/highlight-text'
import { createShikiHighlighter } from '../../../src/vue/highlight/shiki'
import { paint } from './fake-highlighter'

const shiki = createShikiHighlighter()

/** The kinds of the first piece of each row that is not blank. */
const listKinds = (file: FileDiff, tokens: DiffTokens) => file.hunks.flatMap(hunk => hunk.lines).map((line) => {
  const found = tokens.get(line)
  expect(found?.map(([text]) => text).join('') ?? line.text).toBe(line.text)
  return found?.find(([text]) => text.trim() !== '')?.[1] ?? null
})

const colour = (file: FileDiff) => tokenizeDiff(file, text => highlightText(shiki, text, 'typescript'))

/** A template string that begins above the hunk, and a comment that begins between two hunks. */
const oldText = `const text = \`
one
two
three
four
five
old words
\`
const a = 1
${'const pad = 0\n'.repeat(9)}/* begins
${'here\n'.repeat(9)}old comment
*/
const z = 26
`
const newText = oldText.replace('old words', 'new words').replace('old comment', 'new comment')

describe('tokenizeDiff', () => {
  it('knows that a row is in a string or a comment that begins outside of its hunk', async () => {
    const file = diffTexts(oldText, newText)
    const kinds = listKinds(file, await colour(file))
    expect(file.hunks).toHaveLength(2)
    expect(kinds).toEqual([
      'string', 'string', 'string', 'string', 'string', 'string', 'keyword', 'keyword',
      'comment', 'comment', 'comment', 'comment', 'comment', 'comment', 'keyword',
    ])
  })

  it('rebuilds the new text from the old one and the hunks of a result', async () => {
    const hunks = readStructuredPatch(diffTexts(oldText, newText).hunks.map(hunk => ({
      ...hunk,
      lines: hunk.lines.map(line => ({ context: ' ', removed: '-', added: '+' })[line.kind] + line.text),
    })))!
    const file: FileDiff = { path: 'a.ts', change: 'modified', hunks, added: 2, removed: 2, oldText }
    expect(listKinds(file, await colour(file)).slice(0, 5)).toEqual(['string', 'string', 'string', 'string', 'string'])
    const { oldText: _, ...rest } = file
    const reverse: FileDiff = { ...rest, newText }
    expect(listKinds(reverse, await colour(reverse)).slice(3, 5)).toEqual(['string', 'string'])
  })

  it('rebuilds past hunks that only insert', () => {
    const [before, after] = ['a\nb\nc\n', 'a\nx\nb\nc\ny\n']
    const file = diffTexts(before, after, { context: 0 })
    const texts: string[] = []
    const { newText: _, ...rest } = file
    tokenizeDiff(rest, (text) => {
      texts.push(text)
      return null
    })
    expect(texts).toEqual(['a\nx\nb\nc\ny'])
  })

  it('tokenises each side of a patch alone, never the two mixed', () => {
    const file = parsePatch('--- a/x.ts\n+++ b/x.ts\n@@ -5,3 +5,3 @@\n a\n-b\n+c\n d\n')[0]!
    const texts: string[] = []
    tokenizeDiff(file, (text) => {
      texts.push(text)
      return null
    })
    expect(texts).toEqual(['a\nb\nd', 'a\nc\nd'])
  })

  it('falls back to the rows where they are not those of the given text', () => {
    const file: FileDiff = { ...diffTexts('a\n', 'b\n'), oldText: 'other\n', newText: 'b\n' }
    const tokens = tokenizeDiff(file, paint) as DiffTokens
    expect(file.hunks[0]?.lines.map(line => tokens.get(line))).toEqual([[['a', 'keyword']], [['b', 'keyword']]])
  })

  it('finds the rows of a snippet that starts further down', () => {
    const file = diffTexts('a\nb\n', 'a\nc\n', { oldStart: 40, relative: true })
    const tokens = tokenizeDiff(file, paint) as DiffTokens
    expect(file.hunks[0]?.lines.map(line => tokens.get(line)?.[0]?.[0])).toEqual(['a', 'b', 'c'])
  })

  it('looks rows up whatever the line ends of the texts', async () => {
    const file = diffTexts('const a = 1\r\nlet b\r\n', 'const a = 2\nlet b\n')
    expect(listKinds(file, await colour(file))).toEqual(['keyword', 'keyword', 'keyword'])
  })

  it('does not tokenise a side that has no rows of its own', () => {
    const texts: string[] = []
    tokenizeDiff(diffTexts(null, 'a\n'), (text) => {
      texts.push(text)
      return null
    })
    expect(texts).toEqual(['a'])
  })

  it('leaves a side plain that the highlighter refuses, and colours the other', () => {
    const file = diffTexts('a\n', 'b\n')
    const tokens = tokenizeDiff(file, text => text === 'a' ? null : paint(text)) as DiffTokens
    expect(file.hunks[0]?.lines.map(line => tokens.has(line))).toEqual([false, true])
  })

  it('has nothing to do for a diff without rows', () => {
    expect(tokenizeDiff(diffTexts('a', 'a'), paint)).toEqual(new Map())
  })
})
