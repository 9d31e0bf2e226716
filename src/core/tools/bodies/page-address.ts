import { revealInvisible } from '../../text/invisible-characters'

/** Longest address that becomes a link. */
const longestAddress = 4_000

/**
 * Yields an address that may become a link, `undefined` for any other: `http` and `https` only, and none
 * with white space or control characters, which browsers drop before they read it.
 */
export function readPageAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > longestAddress) return undefined
  const text = address.trim()
  return /^https?:\/\/[^/?#\s\\]/i.test(text) && !/[\s\p{Cc}\p{Cf}]/u.test(text) ? text : undefined
}

/**
 * Yields the host that a browser would go to, without `www.`; `''` when there is none.
 *
 * @example hostOf('https://docs.example.com@evil.example/a') // → 'evil.example'
 */
export function hostOf(address: string): string {
  const host = /^https?:\/\/(?:[^/?#\\]*@)?(\[[\da-f:.]+\]|[^/?#\\:\s]+)/i.exec(address)?.[1] ?? ''
  return revealInvisible(host.toLowerCase().replace(/^www\./, ''))
}
