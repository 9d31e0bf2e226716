import type { TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readId, readString } from '../read-fields'
import type { StreamedBlocks } from '../streamed-blocks'

/** A part of the message that is still growing. */
interface TextPart {
  readonly type: 'text' | 'reasoning'
  readonly text: string
}

/** Makes a reader of text and reasoning chunks: they build one part each, shown from its first word on. */
export function createTextReader(streamed: StreamedBlocks): (type: string, chunk: RawRecord, scope: string) => readonly TranscriptEvent[] {
  const parts = new Map<string, TextPart>()
  let partCount = 0
  /** Ids start again in every message. */
  const names = new Map<string, string>()

  return (type, chunk, scope) => {
    const kind = type.startsWith('text-') ? 'text' : 'reasoning'
    const id = `${scope} ${kind} ${readId(chunk, 'id') ?? ''}`
    if (type.endsWith('-start')) {
      partCount += 1
      names.set(id, `${id} ${partCount}`)
      parts.delete(id)
      return []
    }
    if (!type.endsWith('-delta')) return []
    const part: TextPart = { type: kind, text: (parts.get(id)?.text ?? '') + (readString(chunk, 'delta') ?? '') }
    parts.set(id, part)
    const role = kind === 'text' ? 'assistant' : 'thinking'
    const name = names.get(id) ?? id
    streamed.note(name, { kind: 'text', role, text: part.text })
    return [{ type: 'other', id: name, scope, record: part, text: { role, text: part.text } }]
  }
}
