import type { CallFields } from '../model'
import { hasLargeNumbers } from '../text/json-numbers'
import { tryParse } from './try-parse'

/**
 * Yields the arguments of a call that come as JSON text: read, none for an empty text, and the text itself
 * when it is no JSON. The text stays beside arguments whose numbers are too large to be read without
 * loss. Arguments that are no text stay as they are.
 *
 * @example readArguments('{"x":1}') // → { input: { x: 1 } }
 * @example readArguments('{"x":') // → { input: '{"x":', inputText: '{"x":' }
 */
export function readArguments(value: unknown): Pick<CallFields, 'input' | 'inputText'> {
  if (typeof value !== 'string') return { input: value }
  const input = value.trim() === '' ? {} : tryParse(value)
  if (input === undefined) return { input: value, inputText: value }
  return hasLargeNumbers(value) ? { input, inputText: value } : { input }
}
