import { describe, expect, it } from 'vitest'
import { readNumberedDiff } from '../../../src/core/tools/numbered-diff'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

function linesOf(text: string): readonly string[] | null {
  return readNumberedDiff(text)?.flatMap(hunk => hunk.lines.map(line => `${line.oldLine ?? ''}|${line.newLine ?? ''}|${line.text}`)) ?? null
}

describe('a diff with numbered rows', () => {
  it.each<[string, string, readonly string[] | null]>([
    ['gets the numbers of both texts', '-4 a\n+4 b\n 5 c', ['4||a', '|4|b', '5|5|c']],
    ['keeps the spaces of the text', '+ 12   x\n- 12 \ty', ['|12|  x', '12||\ty']],
    ['counts unchanged rows from the changed ones', '     ...\n   1 a\n-  32 b\n+  32 c\n+  33 d\n  33 e', ['31|31|a', '32||b', '|32|c', '|33|d', '33|34|e']],
    ['shifts what follows an insertion', '+2 x\n+3 y\n ...\n-8 z', ['|2|x', '|3|y', '8||z']],
    ['takes the colons of Cline', '-1: a\n+1: b', ['1||a', '|1|b']],
    ['has empty rows', '-3\n+3 x', ['3||', '|3|x']],
    ['is none with another row in it', '-4 a\nhello', null],
    ['is none when nothing changes', ' 4 a\n 5 b', null],
    ['is none when empty', '', null],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  it.each([
    ['details (pi)', { details: { diff: '-40 a\n+40 b' } }, 'Successfully replaced text in a.ts.'],
    ['a fence (Cline)', {}, 'Edited a.ts\n```diff\n-40: a\n+40: b\n```'],
  ])('gives an edit its real line numbers: %s', (_, result, content) => {
    const view = viewToolEntry(makeEntry({ name: 'edit', input: { path: 'a.ts', oldText: 'a', newText: 'b' }, content, result }))
    expect(view.callDetail).toMatchObject({ kind: 'diff', applied: true, files: [{ path: 'a.ts', hunks: [{ oldStart: 40, newStart: 40 }] }] })
  })
})
