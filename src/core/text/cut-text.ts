/**
 * Yields the first `length` UTF-16 units, one less where the cut would split a surrogate pair.
 *
 * @example cutText('a😀', 2) // → 'a'
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const code = text.charCodeAt(length - 1)
  return text.slice(0, code >= 0xD800 && code <= 0xDBFF ? length - 1 : length)
}
