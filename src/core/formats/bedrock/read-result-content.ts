import { isRecord, readField, readRecord, readString } from '../read-fields'

/**
 * Yields the content of a tool result: typed blocks where it is text and media, the value itself where it is
 * one JSON value, else the list with texts and values unwrapped.
 *
 * @example readResultContent([{ text: 'a' }]) // → [{ type: 'text', text: 'a' }]
 * @example readResultContent([{ json: { a: 1 } }]) // → { a: 1 }
 */
export function readResultContent(list: readonly unknown[]): unknown {
  const blocks = list.map(readBlock)
  if (!blocks.includes(undefined)) return blocks
  const values = list.map(item => isRecord(item) ? readField(item, 'json') ?? readField(item, 'text') ?? item : item)
  return values.length === 1 ? values[0] : values
}

const mediaTypes = { image: 'image', video: 'video', audio: 'audio', document: 'application' } as const

/** A typed block, `undefined` when the item is neither text nor media. */
function readBlock(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  const text = readString(item, 'text')
  if (text !== undefined) return { type: 'text', text }
  for (const [kind, lead] of Object.entries(mediaTypes)) {
    const media = readRecord(item, kind)
    if (media === undefined) continue
    // Streams and files hold the bytes as base64.
    const data = readString(readRecord(media, 'source') ?? {}, 'bytes')
    const name = readString(media, 'name')
    return { type: kind === 'video' ? 'file' : kind, mediaType: `${lead}/${readString(media, 'format') ?? '*'}`, name, data }
  }
  return undefined
}
