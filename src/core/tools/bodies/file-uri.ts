import { attempt } from '../../text/attempt'

/**
 * Yields the path of a `file:` address; anything else comes back as it is.
 *
 * @example pathOfUri('file:///home/a%20b.ts') // → '/home/a b.ts'
 */
export function pathOfUri(uri: string): string {
  const found = /^file:\/\/[^/]*(\/.*)$/i.exec(uri)
  if (found?.[1] === undefined) return uri
  const path = found[1]
  const decoded = attempt(() => decodeURIComponent(path), path)
  return decoded.replace(/^\/(?=[A-Z]:)/i, '')
}
