import { isList, isRecord, readString } from './read-fields'

/**
 * Yields what is to read in the content of a message: a string, or the texts of its parts, one below the
 * other. Pictures and other parts without text give nothing.
 *
 * @example readContentText([{ type: 'text', text: 'Hi' }, { type: 'image_url' }]) // → 'Hi'
 */
export function readContentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!isList(content)) return ''
  return content.flatMap((part) => {
    const text = isRecord(part) ? readString(part, 'text') ?? readString(part, 'refusal') : part
    return typeof text === 'string' && text !== '' ? [text] : []
  }).join('\n')
}
