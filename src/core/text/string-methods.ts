/*
 * Methods of strings for loops over large texts. Strings come in many representations, and where several
 * have been seen V8 looks a method up anew at each call: half the time of a count of lines.
 */

/** Yields the offset of the first `search` at or behind `from`, -1 when there is none. */
export function findFrom(text: string, search: string, from: number): number {
  return String.prototype.indexOf.call(text, search, from)
}

/** Yields the UTF-16 unit at an offset, which must lie in the text. */
export function codeAt(text: string, at: number): number {
  return String.prototype.charCodeAt.call(text, at)
}
