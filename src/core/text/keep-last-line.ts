/**
 * Yields lines as a page has to be given them: a last line that is empty keeps its row only with a line
 * feed of its own, since a final one draws none.
 *
 * @example keepLastLine('a\n') // → 'a\n\n'
 */
export function keepLastLine(text: string): string {
  return text === '' || text.endsWith('\n') ? `${text}\n` : text
}
