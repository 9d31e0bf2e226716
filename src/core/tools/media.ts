import type { MediaItem } from '../model/view'
import { readOwn, readOwnNumber, readOwnRecord, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'

const mediaTypes: ReadonlySet<unknown> = new Set([
  'image', 'input_image', 'computer_screenshot', 'image_url', 'image-data', 'image-url', 'media', 'audio', 'file', 'file-data', 'document',
])

/** Tells blocks that hold a picture, a sound or a file. */
export function isMediaBlock(block: UnknownRecord): boolean {
  return mediaTypes.has(readOwn(block, 'type'))
}

/** Tells media that is a picture. */
export function isImage(item: MediaItem): boolean {
  return item.type === '' || item.type.startsWith('image/')
}

/** Tells media that is sound. */
export function isAudio(item: MediaItem): boolean {
  return item.type.startsWith('audio/')
}

/** Tells media that is a PDF file. */
export function isPdf(item: MediaItem): boolean {
  return item.type === 'application/pdf'
}

/**
 * Yields a picture or file of a content block, in the forms of Anthropic, MCP, OpenAI and the AI SDK.
 *
 * Data is kept only for pictures that a browser draws by itself, addresses only when they are http(s).
 */
export function readMedia(block: UnknownRecord): MediaItem {
  const source = readOwnRecord(block, 'source') ?? readOwnRecord(block, 'file') ?? block
  const link = readLink(block) ?? readOwnString(source, 'url')
  const inline = parseDataUrl(link ?? '')
  const data = readOwnString(source, 'data') ?? readOwnString(source, 'base64') ?? readOwnString(block, 'data') ?? inline?.data
  const type = (readType(source) ?? readType(block) ?? inline?.type ?? defaultType(block)).toLowerCase()
  const bytes = readOwnNumber(source, 'originalSize') ?? (data === undefined ? undefined : sizeOfBase64(data))
  const name = readOwnString(block, 'filename') ?? readOwnString(block, 'name') ?? readOwnString(block, 'title')
  return {
    type,
    ...(name !== undefined && { name }),
    ...(data !== undefined && drawnTypes.has(type) && { data }),
    ...(link !== undefined && /^https?:\/\//i.test(link) && { url: link }),
    ...(bytes !== undefined && { bytes }),
  }
}

const drawnTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

function readLink(block: UnknownRecord): string | undefined {
  const field = readOwn(block, 'image_url') ?? readOwn(block, 'url')
  return typeof field === 'string' ? field : readOwnString(field, 'url')
}

function readType(value: unknown): string | undefined {
  for (const key of ['media_type', 'mediaType', 'mimeType', 'mime_type']) {
    const type = readOwnString(value, key)
    if (type !== undefined) return type
  }
  const type = readOwnString(value, 'type')
  return type?.includes('/') ? type : undefined
}

function defaultType(block: UnknownRecord): string {
  const type = readOwnString(block, 'type') ?? ''
  if (type.includes('image')) return 'image/png'
  if (type === 'audio') return 'audio/*'
  return type === 'document' || type.startsWith('file') ? 'application/octet-stream' : ''
}

function parseDataUrl(url: string): { readonly type: string, readonly data: string } | undefined {
  if (!url.startsWith('data:')) return undefined
  const comma = url.indexOf(',')
  const lead = /^data:([^;,]{1,100});base64$/.exec(url.slice(0, Math.max(comma, 0)))
  return lead?.[1] === undefined ? undefined : { type: lead[1], data: url.slice(comma + 1) }
}

/** Yields the decoded size of base64 text. */
export function sizeOfBase64(data: string): number {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return Math.max(0, Math.floor(data.length * 3 / 4) - padding)
}
