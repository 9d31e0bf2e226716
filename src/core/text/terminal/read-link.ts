/** A longer address is no link. */
const longestAddress = 2048

/** Room for the parameters in front of the address. */
const longestParameters = 256

/**
 * Yields the address of the hyperlink sequence between the two offsets, where `8;` was read already. `''`
 * ends a link; that is also what becomes of an address that is too long, not printable ASCII as the
 * convention asks for, or of a scheme other than `http`, `https` and `mailto`.
 *
 * @example readLink('id=1;https://a.example/', 0, 23) // → 'https://a.example/'
 */
export function readLink(text: string, from: number, to: number): string {
  const body = text.slice(from, Math.min(to, from + longestParameters + longestAddress + 2))
  const separator = body.indexOf(';')
  if (separator < 0) return ''
  const address = body.slice(separator + 1)
  if (from + separator + 1 + address.length < to || address.length > longestAddress) return ''
  return /^(?:https?:\/\/|mailto:)[\u0021-\u007E]+$/i.test(address) ? address : ''
}
