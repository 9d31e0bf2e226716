/**
 * Tells whether a text has more than `max` code points, without walking further than needed.
 *
 * @example isLongerThan('a😀', 2) // → false
 */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false
  if (text.length > max * 2) return true
  let count = 0
  for (const _ of text) {
    if (++count > max) return true
  }
  return false
}
