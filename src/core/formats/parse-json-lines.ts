import type { ParsedValue } from './read-lines'
import { readLines } from './read-lines'
import { tryParse } from './try-parse'

/** Yields the value of every line that is JSON; blank lines are passed over, others reported. */
export function parseJsonLines(text: string, onBrokenLine: (line: number) => void): readonly ParsedValue[] {
  const values: ParsedValue[] = []
  readLines(text, (content, line) => {
    if (content.trim() === '') return
    const value = tryParse(content)
    if (value === undefined) onBrokenLine(line)
    else values.push({ value, line })
  })
  return values
}
