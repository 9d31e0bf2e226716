/** Yields the offset behind the last character that is neither white space nor a control character. */
export function endOfWords(text: string): number {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end--
  return end
}

/** Yields the offset in front of the line feeds that end at `from`. */
export function endOfRows(text: string, from: number = text.length): number {
  let end = from
  while (end > 0 && text[end - 1] === '\n') end--
  return end
}
