/** Shortest text that is taken for data, in UTF-16 units: keys and tokens are shorter. */
const shortest = 256

/**
 * Tells text that nobody reads, since it is data in base64, also as an address; its beginning tells.
 *
 * @example isEncoded('data:image/png;base64,iVBORw0KGgo=') // → true
 */
export function isEncoded(text: string): boolean {
  const head = text.slice(0, shortest)
  if (/^data:[^,\s]{0,100};base64,/.test(head)) return true
  return head.length === shortest && /^[\w+/=\r\n-]+$/.test(head) && /[a-z]/.test(head) && /[A-Z]/.test(head) && /\d/.test(head)
}

/** Leaves an ellipsis of such data within other text. */
export function hideEncoded(text: string): string {
  return text.replace(/[\w+/=-]+…?/g, run => run.length >= shortest && isEncoded(run) ? '…' : run)
}
