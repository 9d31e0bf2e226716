import type { Base64Bytes } from './base64-bytes'

/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Most parts of a JPEG that are stepped over on the way to its size. */
const mostParts = 200

/** Reads the size of a PNG, GIF, WebP or JPEG from its first bytes; `undefined` for anything else. */
export function readPictureSize(bytes: Base64Bytes): PictureSize | undefined {
  const size = readSize(bytes)
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}

function readSize(bytes: Base64Bytes): PictureSize | undefined {
  switch (readPictureType(bytes)) {
    case 'image/png': return { width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
    case 'image/gif': return { width: little(bytes, 6, 2), height: little(bytes, 8, 2) }
    case 'image/webp': return readWebp(bytes)
    case 'image/jpeg': return readJpeg(bytes)
    default: return undefined
  }
}

/** Tells the type of a picture from its first bytes; `undefined` when it is none of the common ones. */
export function readPictureType(bytes: Base64Bytes): string | undefined {
  if (spells(bytes, 0, '\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (spells(bytes, 0, 'GIF8')) return 'image/gif'
  if (spells(bytes, 0, 'RIFF') && spells(bytes, 8, 'WEBP')) return 'image/webp'
  if (spells(bytes, 4, 'ftypavi')) return 'image/avif'
  return spells(bytes, 0, '\u00FF\u00D8\u00FF') ? 'image/jpeg' : undefined
}

function readWebp(bytes: Base64Bytes): PictureSize | undefined {
  if (spells(bytes, 12, 'VP8X')) return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 }
  if (spells(bytes, 12, 'VP8L')) {
    const bits = little(bytes, 21, 4)
    return { width: (bits & 0x3FFF) + 1, height: ((bits >>> 14) & 0x3FFF) + 1 }
  }
  return spells(bytes, 12, 'VP8 ') ? { width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF } : undefined
}

/** Steps from part to part until the one that holds the size. */
function readJpeg(bytes: Base64Bytes): PictureSize | undefined {
  let at = 2
  for (let part = 0; part < mostParts && bytes.at(at) === 0xFF; part++) {
    const marker = bytes.at(at + 1)
    if (marker === 0xFF) {
      at++
      continue
    }
    const isFrame = marker >= 0xC0 && marker <= 0xCF && marker !== 0xC4 && marker !== 0xC8 && marker !== 0xCC
    if (isFrame) return { height: big(bytes, at + 5, 2), width: big(bytes, at + 7, 2) }
    at += 2 + big(bytes, at + 2, 2)
  }
  return undefined
}

function spells(bytes: Base64Bytes, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if (bytes.at(at + index) !== word.charCodeAt(index)) return false
  }
  return true
}

function big(bytes: Base64Bytes, at: number, count: number): number {
  let value = 0
  for (let index = 0; index < count; index++) value = value * 256 + bytes.at(at + index)
  return value
}

function little(bytes: Base64Bytes, at: number, count: number): number {
  let value = 0
  for (let index = count - 1; index >= 0; index--) value = value * 256 + bytes.at(at + index)
  return value
}
