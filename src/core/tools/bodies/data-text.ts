import { cleanMediaType } from '../media'
import { readBase64 } from './base64-bytes'
import { readPictureType } from './picture-size'

/** A file that came as text. */
export interface FileInText {
  /** MIME type, `''` when unknown. */
  readonly type: string
  /** Base64 without the `data:` lead. */
  readonly data: string
  /** Decoded size in bytes. */
  readonly bytes: number
}

/** Shortest text without a lead that is taken for a file. */
const shortestData = 400

/** Units at either end that are looked at closely. */
const sample = 200

/**
 * Tells a text that is nothing but a file in base64, with or without a `data:` lead; `undefined` for any
 * other, and for names, hashes and tokens, which are shorter.
 *
 * @example readFileInText('data:image/png;base64,iVBORw0KGgo=')?.type // → 'image/png'
 */
export function readFileInText(text: string): FileInText | undefined {
  const lead = /^data:([\w.+-]{1,60}\/[\w.+-]{1,100})(?:;[\w=.%-]{1,60}){0,3};base64,/i.exec(text.slice(0, 400))
  if (lead === null && text.length < shortestData) return undefined
  const data = text.slice(lead?.[0].length ?? 0).trimEnd()
  if (![data.slice(0, sample), data.slice(-sample)].every(part => /^[\w+/-]*={0,2}$/.test(part))) return undefined
  const bytes = readBase64(data)
  const type = lead?.[1] === undefined ? readPictureType(bytes) : cleanMediaType(lead[1])
  // Letters alone may be anything; what mixes all of them, and is as long, is no word.
  if (type === undefined && !isMixed(data)) return undefined
  return { type: type ?? '', data, bytes: bytes.length }
}

function isMixed(data: string): boolean {
  return /[a-z]/.test(data) && /[A-Z]/.test(data) && /\d/.test(data) && /^[\w+/=-]*$/.test(data)
}
