import type { ParsedValue } from './read-lines'
import { readLines } from './read-lines'
import { tryParse } from './try-parse'

/**
 * Yields the data of every server-sent event, joined from its lines and parsed as JSON; the end mark
 * `[DONE]`, comments and other fields are passed over.
 */
export function parseEventStream(text: string, onBrokenEvent: (line: number) => void): readonly ParsedValue[] {
  const values: ParsedValue[] = []
  let data: string[] = []
  let firstLine = 0

  const endEvent = () => {
    const joined = data.join('\n')
    data = []
    if (joined.trim() === '' || joined.trim() === '[DONE]') return
    const value = tryParse(joined)
    if (value === undefined) onBrokenEvent(firstLine)
    else values.push({ value, line: firstLine })
  }

  readLines(text, (line, number) => {
    if (line === '') return endEvent()
    if (!line.startsWith('data:')) return
    if (data.length === 0) firstLine = number
    data.push(line.slice(line[5] === ' ' ? 6 : 5))
  })
  endEvent()
  return values
}
