import { tryParse } from './try-parse'

/**
 * Tells arguments to which nothing can be added. `last`: the piece that came last, by which most texts are
 * told without a look at all of them.
 *
 * @example isWhole('{"a":1}', '1}') // → true
 */
export function isWhole(text: string, last: string): boolean {
  return last.trimEnd().endsWith('}') && tryParse(text) !== undefined
}
