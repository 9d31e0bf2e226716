import type { MediaItem } from '../model/view'
import { readOwn, readOwnNumber, readOwnRecord, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'

const mediaTypes: ReadonlySet<unknown> = new Set([
  'image', 'input_image', 'computer_screenshot', 'image_url', 'image-data', 'image-url', 'media',
  'audio', 'input_audio', 'video', 'file', 'input_file', 'file-data', 'document',
])

/** Types that every browser draws by itself, and none that can hold a script. */
export const drawnTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

const otherNames: ReadonlyMap<string, string> = new Map([['image/jpg', 'image/jpeg'], ['image/pjpeg', 'image/jpeg'], ['image/x-png', 'image/png']])

/**
 * Yields a MIME type by its proper name, without parameters.
 *
 * @example cleanMediaType('image/JPG') // → 'image/jpeg'
 */
export function cleanMediaType(type: string): string {
  const name = type.replace(/;.*$/s, '').trim().toLowerCase()
  return otherNames.get(name) ?? name
}

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
  const source = readOwnRecord(block, 'source') ?? readOwnRecord(block, 'file') ?? readOwnRecord(block, 'input_audio') ?? block
  const link = readLink(block) ?? readOwnString(source, 'url')
  const given = readFirst(source, ['data', 'base64', 'file_data']) ?? readOwnString(block, 'data')
  // Data may have the lead of an address, and an address may be data.
  const inline = parseDataUrl(given ?? link ?? '')
  // As mails have it: in lines.
  const data = (inline?.data ?? given)?.replace(/[\s\0]+/g, '')
  const type = cleanMediaType(readType(source) ?? readType(block) ?? inline?.type ?? defaultType(block))
  const bytes = readOwnNumber(source, 'originalSize') ?? (data === undefined ? undefined : sizeOfBase64(data))
  const name = readFirst(block, ['filename', 'name', 'title']) ?? readOwnString(source, 'filename')
  return {
    type,
    ...(name !== undefined && { name }),
    ...(data !== undefined && drawnTypes.has(type) && { data }),
    ...(link !== undefined && /^https?:\/\//i.test(link) && { url: link }),
    ...(bytes !== undefined && { bytes }),
  }
}

function readFirst(record: UnknownRecord, keys: readonly string[]): string | undefined {
  return keys.map(key => readOwnString(record, key)).find(value => value !== undefined)
}

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
  if (type.includes('audio')) return `audio/${readOwnString(readOwn(block, 'input_audio'), 'format') ?? '*'}`
  if (type === 'video') return 'video/*'
  return type === 'document' || type.includes('file') ? 'application/octet-stream' : ''
}

function parseDataUrl(url: string): { readonly type: string, readonly data: string } | undefined {
  const lead = /^data:([^;,]{0,100})(?:;[^;,]{0,100}){0,9};base64,/i.exec(url.slice(0, 1000))
  return lead === null ? undefined : { type: lead[1] || 'text/plain', data: url.slice(lead[0].length) }
}

/** Yields the decoded size of base64 text. */
export function sizeOfBase64(data: string): number {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return Math.max(0, Math.floor(data.length * 3 / 4) - padding)
}
