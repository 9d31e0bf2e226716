/** Yields the text without the mark that some programs put in front of UTF-8. */
export function dropByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
