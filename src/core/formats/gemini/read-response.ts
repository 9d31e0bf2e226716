import type { ResultFields } from '../../model'
import { listOwnKeys } from '../../text/own-values'
import type { RawRecord } from '../read-fields'
import { readError } from '../read-error'
import { isRecord, readField, readList } from '../read-fields'
import { readEither, readEitherRecord } from './either-name'

/**
 * The result in a function response. `output` or `error` hold it by convention, many hosts use `result`;
 * else the whole object is the result. Media stand beside it.
 */
export function readResponse(response: RawRecord): ResultFields {
  const body = readField(response, 'response')
  const error = isRecord(body) ? readField(body, 'error') ?? undefined : undefined
  const content = isRecord(body) ? readContent(body, error) : body
  const media = (readList(response, 'parts') ?? []).flatMap(readMedia)
  const text = typeof content === 'string' && content !== '' ? [{ type: 'text', text: content }] : []
  return {
    content: media.length === 0 ? content ?? null : [...text, ...media],
    isError: error !== undefined && error !== '' && error !== false,
    error: isRecord(body) ? readError(body, 'error') : undefined,
    ...(media.length > 0 && text.length === 0 && { details: body }),
  }
}

function readContent(body: RawRecord, error: unknown): unknown {
  const output = readField(body, 'output')
  const keys = listOwnKeys(body)
  // What is there and empty is a result too.
  if (output === null && error === undefined) return null
  return output ?? error ?? (keys.length === 1 && keys[0] === 'result' ? readField(body, 'result') : body)
}

function readMedia(part: unknown): readonly unknown[] {
  const media = isRecord(part) ? readEitherRecord(part, 'inlineData') ?? readEitherRecord(part, 'fileData') : undefined
  if (media === undefined) return []
  const mediaType = readEither(media, 'mimeType')
  const isImage = typeof mediaType === 'string' && mediaType.startsWith('image/')
  const name = readEither(media, 'displayName')
  return [{ type: isImage ? 'image' : 'file', mediaType, name, data: readField(media, 'data'), url: readEither(media, 'fileUri') }]
}
