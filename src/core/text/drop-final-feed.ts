/**
 * Drops one final line feed; cheap for texts of any size.
 *
 * @example dropFinalFeed('a\n\n') // → 'a\n'
 */
export function dropFinalFeed(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text
}
