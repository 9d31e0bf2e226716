import { describe, expect, it } from 'vitest'
import { viewToolEntry } from '../../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../../support/tool-entry'

const size = 500_000

/** Texts that make careless patterns try again and again. */
const texts: readonly (readonly [string, (length: number) => string])[] = [
  ['numbers between dashes', length => 'a-1-'.repeat(length / 4)],
  ['a match and numbers between dashes', length => `a:1:x\n${'a-1-'.repeat(length / 4)}`],
  ['dots', length => '.'.repeat(length)],
  ['colons', length => 'a:'.repeat(length / 2)],
  ['spaces', length => ' '.repeat(length)],
  ['spaces in rows', length => `${' '.repeat(900)}x\n`.repeat(length / 902)],
  ['slashes in rows', length => `${'./'.repeat(450)}:\n`.repeat(length / 902)],
  ['brackets', length => '['.repeat(length)],
  ['bars', length => `${'│ '.repeat(400)}x\n`.repeat(length / 802)],
  ['addresses', length => `[1] ${'http://a '.repeat(200)}\n`.repeat(length / 1805)],
  ['links', length => '[a](http://a'.repeat(length / 12)],
  ['short rows', length => 'x\n'.repeat(length / 2)],
  ['short rows with a place', length => 'a:1:b\n'.repeat(length / 6)],
]

function measure(name: string, text: string): number {
  const { output } = viewToolEntry(makeEntry({ name, input: { pattern: '(a+)+b', query: 'x', path: 'p' }, content: text }))
  const start = performance.now()
  if (output?.kind === 'matches') output.groups?.flatMap(group => group.matches).slice(0, 2_000).map(match => match.marks)
  else if (output?.kind === 'files' || output?.kind === 'sources') void output.items
  return performance.now() - start
}

describe.each(['grep', 'list', 'web_search'])('the body of %s', (name) => {
  it.each(texts)('is read in time, whatever the text: %s', (_, write) => {
    measure(name, write(size / 10))
    expect(measure(name, write(size))).toBeLessThan(1_500)
  })
})
