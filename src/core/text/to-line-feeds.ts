/**
 * Writes the line ends of Windows as line feeds, so that what a tool puts around its output is found; told by the
 * first line, since an output may hold some among others.
 *
 * @example toLineFeeds('Exit code: 1\r\nOutput:\r\n') // → 'Exit code: 1\nOutput:\n'
 */
export function toLineFeeds(text: string): string {
  const end = text.indexOf('\n')
  return end > 0 && text[end - 1] === '\r' ? text.replaceAll('\r\n', '\n') : text
}
