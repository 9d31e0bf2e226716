/**
 * Tells whether a line has at least so many UTF-16 units. Looks at each line's last units only, since it is
 * asked again whenever an output grows.
 *
 * @example hasLongLine('ab\ncde', 3) // → true
 */
export function hasLongLine(text: string, length: number): boolean {
  let start = 0
  while (start + length <= text.length) {
    const end = text.lastIndexOf('\n', start + length - 1)
    if (end < start) return true
    start = end + 1
  }
  return false
}
