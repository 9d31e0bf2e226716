/** Lines as one text; a last line that is empty keeps its row, since a final newline alone draws none. */
export function joinLines(lines: readonly string[]): string {
  const text = lines.join('\n')
  return lines.at(-1) === '' ? `${text}\n` : text
}
