import { endOfNested } from './end-of-nested'

/** How far into a line a here-document is looked for. */
const searched = 20_000

/**
 * Tells a line of a script that opens a here-document, `<<WORD`: in a quotation that is text, and in arithmetic a
 * shift, while `<<<` gives a single word. A substitution inside a quotation may well hold one.
 *
 * @example opensHeredoc('git commit -m "$(cat <<EOF') // → true
 */
export function opensHeredoc(line: string): boolean {
  if (!line.includes('<<')) return false
  const open: string[] = []
  const end = Math.min(line.length, searched)
  for (let at = 0; at < end; at++) {
    const char = line.charAt(at)
    const isQuoted = open.at(-1) === '"'
    if (char === '\\') at++
    else if (char === '"' && isQuoted) open.pop()
    else if (char === '(' && (!isQuoted || line.charAt(at - 1) === '$')) {
      if (line.charAt(at + 1) === '(') at = endOfNested(line, at)
      else open.push(char)
    }
    else if (isQuoted) continue
    else if (char === '"') open.push(char)
    else if (char === ')') open.pop()
    else if (char === '\'') at = endOfNested(line, at)
    else if (char === '#' && /^\s?$/.test(line.charAt(at - 1))) return false
    else if (line.startsWith('<<<', at)) at += 2
    else if (line.startsWith('<<', at) && isDelimiter(line, at + 2)) return true
  }
  return false
}

/** Tells the word that ends a here-document, with or without quotation marks. */
function isDelimiter(line: string, at: number): boolean {
  return /^-?\s{0,20}(['"]?)\\?[A-Z_]\w{0,100}\1/i.test(line.slice(at, at + 150))
}
