/**
 * Yields the lines of a text that comes in pieces (the body of a response, a file that is read piece by
 * piece), without their line ends: LF, CR LF or CR. Each line is joined once, however many pieces it has.
 *
 * @example for await (const line of splitLines(response.body.pipeThrough(new TextDecoderStream()))) …
 */
export async function* splitLines(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, void, undefined> {
  let begun: string[] = []
  let endsWithReturn = false
  for await (const piece of pieces) {
    // A CR LF may be cut in two.
    let start = endsWithReturn && piece.startsWith('\n') ? 1 : 0
    if (piece !== '') endsWithReturn = piece.endsWith('\r')
    const lineEnd = /\r\n?|\n/g
    lineEnd.lastIndex = start
    for (let match = lineEnd.exec(piece); match !== null; match = lineEnd.exec(piece)) {
      begun.push(piece.slice(start, match.index))
      yield begun.join('')
      begun = []
      start = lineEnd.lastIndex
    }
    if (start < piece.length) begun.push(piece.slice(start))
  }
  if (begun.length > 0) yield begun.join('')
}
