import { describe, expect, it } from 'vitest'
import { diffArrivingPairs } from '../../../src/core/tools/arriving-pairs'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { eventFormat } from '../../support/cases'

const pair = (oldText: string, newText: string) => ({ oldText, newText, isEverywhere: false })

/** The lines with their signs. */
function draw(pairs: readonly ReturnType<typeof pair>[]): readonly string[] {
  const signs = { context: ' ', added: '+', removed: '-' }
  return diffArrivingPairs(pairs, 'a.ts').flatMap(file => file.hunks).flatMap(hunk => hunk.lines).map(line => signs[line.kind] + line.text)
}

describe('an edit that is half there', () => {
  it.each([
    ['nothing new yet', 'a\nb\n', '', [' a', ' b']],
    ['half an old text', 'a\nb', '', [' a', ' b']],
    ['no old text', '', 'a\nb', ['+a', '+b']],
    ['new lines, the rest not reached', 'a\nb\nc\n', 'a\nx', [' a', '+x', ' b', ' c']],
    ['a line in front of all', 'a\nb\n', 'x\ny', ['+x', '+y', ' a', ' b']],
    ['a line that is the same again further down', 'a\nb\nc\nd\n', 'a\nx\nc\n', [' a', ' b', '+x', ' c', ' d']],
    ['no final line end', 'a\nb', 'x', ['+x', ' a', ' b']],
    ['the same', 'a\nb\n', 'a\nb\n', [' a', ' b']],
    ['changes far apart', `a\n${'m\n'.repeat(20)}z\n`, `a\nx\n${'m\n'.repeat(20)}y`, [' a', '+x', ...Array.from({ length: 20 }, () => ' m'), '+y', ' z']],
    ['an old text too long to stand around', 'a\n'.repeat(600), 'b\n', ['+b']],
  ])('removes nothing: %s', (_, oldText, newText, lines) => {
    expect(draw([pair(oldText, newText)])).toEqual(lines)
  })

  it('counts lines as the finished one does', () => {
    const [file] = diffArrivingPairs([pair('a\nb\n', 'a\nx')], 'a.ts')
    expect(file).toMatchObject({ path: 'a.ts', added: 1, removed: 0, relative: true, newText: 'a\nx\nb' })
    expect(file!.hunks[0]!.lines.map(line => [line.oldLine, line.newLine])).toEqual([[1, 1], [null, 2], [2, 3]])
  })

  it('shows all pairs but the last as they will be', () => {
    expect(draw([pair('a\n', 'b\n'), pair('c\n', '')])).toEqual(['-a', '+b', ' c'])
    expect(draw([])).toEqual([])
  })
})

describe('an edit whose arguments arrive', () => {
  const oldText = 'function total(lines) {\n  const rate = 1.2\n  return sum(lines) * rate\n}\n'
  const newText = 'function total(lines) {\n  const rate = rateOf(lines)\n  return sum(lines) * rate\n}\n'
  const json = JSON.stringify({ path: 'src/total.ts', oldString: oldText, newString: newText })

  it('shows path and lines as soon as they are there, no removed line before it is whole, and no counts', () => {
    const transcript = createTranscript({ format: eventFormat('native') })
    transcript.push({ type: 'call', id: 'a', call: { toolName: 'edit_file' }, streaming: true })
    const seen: string[] = []
    for (const delta of json) {
      transcript.push({ type: 'input-delta', id: 'a', delta })
      const { callSummary, callBadges, callDetail, status } = viewToolEntry(transcript.entries[0]!)
      expect(status).toBe('streaming')
      expect(callBadges).toEqual([])
      const lines = callDetail.kind === 'diff' ? callDetail.files.flatMap(file => file.hunks).flatMap(hunk => hunk.lines) : []
      expect(lines.filter(line => line.kind === 'removed')).toEqual([])
      const added = lines.filter(line => line.kind === 'added').length
      const state = `${callSummary} ${callDetail.kind} +${added}`
      if (seen.at(-1) !== state) seen.push(state)
    }
    expect(seen[0]).toMatch(/^ \w+ \+0$/)
    expect(seen).toContain('src/total.ts diff +0')
    expect(seen).toContain('src/total.ts diff +1')

    transcript.push({ type: 'input-delta', id: 'a', delta: '', done: true })
    const { callBadges, callDetail } = viewToolEntry(transcript.entries[0]!)
    expect(callBadges).toEqual([{ text: '+1 −1', tone: 'added-removed' }])
    expect(callDetail).toMatchObject({ kind: 'diff', files: [{ added: 1, removed: 1 }] })
  })
})

describe.each([
  ['run_shell', { command: 'npm run build -- --watch' }, ['', 'npm run build -- --watch'], 'command'],
  ['read_file', { path: 'src/main.ts' }, ['', 'src/main.ts'], 'path'],
  ['write_file', { path: 'src/main.ts', content: 'one\ntwo\nthree\n' }, ['', 'src/main.ts'], 'diff'],
] as const)('%s while its arguments arrive', (toolName, input, [first, last], kind) => {
  it('says more and more, and never something else', () => {
    const transcript = createTranscript({ format: eventFormat('native') })
    transcript.push({ type: 'call', id: 'a', call: { toolName }, streaming: true })
    let before: string = first
    for (const delta of JSON.stringify(input)) {
      transcript.push({ type: 'input-delta', id: 'a', delta })
      const { callSummary } = viewToolEntry(transcript.entries[0]!)
      expect(callSummary.startsWith(before) || before.endsWith('…')).toBe(true)
      before = callSummary
    }
    expect(before).toBe(last)
    expect(viewToolEntry(transcript.entries[0]!).callDetail.kind).toBe(kind)
  })
})

describe('output that is still growing', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('')

  it.each([
    [12, { kind: 'full' }],
    [13, { kind: 'elided', head: [], hiddenCount: 1, tail: { length: 12, 0: 'line 2', 11: 'line 13' } }],
    [100, { kind: 'elided', head: [], hiddenCount: 88, tail: { length: 12, 11: 'line 100' } }],
  ])('of %i lines shows its end, and its two ends once it is whole', (count, shown) => {
    const transcript = createTranscript()
    const result = { type: 'tool-result', toolCallId: 'a', content: lines(count), isError: false }
    transcript.push({ type: 'tool-call', toolCallId: 'a', toolName: 'run_shell', input: { command: 'make' } }, { ...result, preliminary: true })
    expect(viewToolEntry(transcript.entries[0]!).output).toMatchObject({ lines: shown })
    transcript.push(result)
    expect(viewToolEntry(transcript.entries[0]!).output).toMatchObject({
      lines: count <= 12 ? { kind: 'full' } : { kind: 'elided', head: { length: 6, 0: 'line 1' }, hiddenCount: count - 12, tail: { length: 6 } },
    })
  })
})
