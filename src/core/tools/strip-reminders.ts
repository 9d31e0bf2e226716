import { endOfRows, endOfWords } from './ends-of-text'

const open = '<system-reminder>'
const close = '</system-reminder>'

/**
 * Drops the notes to the model that a harness appends to any result (Claude Code), with the blank lines
 * in front of them; a text that is nothing but such a note stays.
 *
 * @example stripReminders('ok\n\n<system-reminder>\nx\n</system-reminder>') // → 'ok'
 */
export function stripReminders(text: string): string {
  let result = text
  for (let taken = 0; taken < 20; taken++) {
    const end = endOfWords(result)
    if (!result.endsWith(close, end)) return result
    const start = result.lastIndexOf(open, end - close.length)
    if (start <= 0 || result[start - 1] !== '\n') return result
    const rest = result.slice(0, endOfRows(result, start))
    if (rest === '') return result
    result = rest
  }
  return result
}
