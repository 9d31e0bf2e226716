import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { listOwnKeys } from '../../text/own-values'
import { readBlocks } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isLog, isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import { readUnusable } from '../unusable'
import { flattenList } from '../unwrap-records'
import type { MessagePlace } from './ai-messages'
import { createAiMessages } from './ai-messages'
import type { EncodedMessage } from './encoding'
import { isMetadata, readEncoded } from './encoding'
import { createNamespaces } from './namespaces'
import { createProtocolReader } from './protocol'

type Path = readonly string[]

/** Names of stream modes, which stand in front of what they stream. */
const modes = new Set(['values', 'updates', 'messages', 'custom', 'debug', 'tasks', 'checkpoints', 'tools', 'events', 'messages-tuple'])

/**
 * LangChain messages in all their encodings (@langchain/core 1.4 and its Python kin), and what LangGraph
 * streams: updates, states, message pieces with their metadata, and protocol events.
 */
export const langchain: TranscriptFormat = {
  name: 'langchain',
  policy: 'occurrence',
  reader: () => {
    const messages = createAiMessages()
    const namespaces = createNamespaces()
    const protocol = createProtocolReader(messages, namespaces)
    const seen = new Set<string>()
    let count = 0
    /** Scope of the last piece, for pieces without an id. */
    let pieceScope: string | undefined
    /** Namespace that stood in front of the record. */
    let nextPath: string[] = []

    function readMessage({ kind, fields, isChunk }: EncodedMessage, path: Path, isState: boolean): readonly TranscriptEvent[] {
      const messageId = readId(fields, 'id')
      const scope = messageId ?? (isChunk && pieceScope !== undefined ? pieceScope : `message ${++count}`)
      const place: MessagePlace = {
        role: kind, scope, messageId, isRepeated: seen.has(scope) || path.length > 0, parentToolCallId: namespaces.parentOf(path),
      }
      seen.add(scope)
      if (kind === 'tool' || kind === 'function') return [readResult(fields)]
      if (kind !== 'ai') return readBlocks(readField(fields, 'content'), place, () => undefined)
      const isPiece = isChunk && !isState && !messages.isRepeated(fields, scope)
      pieceScope = isPiece ? scope : undefined
      const events = isPiece ? messages.readPiece(fields, place) : messages.readWhole(fields, place)
      for (const event of events) if (event.type === 'call' && event.id !== undefined) namespaces.noteCall(path, event.id)
      return isPiece && !isLast(fields) ? events : [...events, ...messages.finish(scope)]
    }

    function readResult(fields: RawRecord): TranscriptEvent {
      const id = readId(fields, 'tool_call_id')
      if (id !== undefined) namespaces.noteResult(id)
      const result = {
        content: readField(fields, 'content'),
        isError: readString(fields, 'status') === 'error',
        details: readField(fields, 'artifact') ?? undefined,
      }
      return { type: 'result', id, card: id && protocol.endedCardOf(id), name: readString(fields, 'name'), result }
    }

    function readItem(item: unknown, path: Path, isState = false): readonly TranscriptEvent[] {
      if (isLog(item)) return flattenList(item).flatMap(part => readPart(part, path, isState))
      return readPart(item, path, isState)
    }

    function readPart(item: unknown, path: Path, isState: boolean): readonly TranscriptEvent[] {
      if (!isRecord(item)) return readUnusable(item, 'The record is neither a message nor a state.')
      const message = readEncoded(item)
      return message === undefined ? readEnvelope(item, path) : readMessage(message, path, isState)
    }

    function readEnvelope(record: RawRecord, path: Path): readonly TranscriptEvent[] {
      const envelope = readRecord(record, 'params') ?? record
      const data = readField(envelope, 'data')
      const space = readList(envelope, 'namespace') ?? readList(envelope, 'ns')
      if (space !== undefined && data !== undefined) {
        const parts = space.filter(part => typeof part === 'string')
        // The last part may be the node itself, which is no graph of its own.
        const isNode = parts.at(-1)?.startsWith(`${readString(envelope, 'node')}:`) === true
        const inner = isNode ? parts.slice(0, -1) : parts
        const method = readString(record, 'method') ?? readString(record, 'type') ?? ''
        return (isRecord(data) ? protocol.read(method, data, inner) : undefined) ?? readItem(data, inner, !isLog(data))
      }
      // Events of a runnable: `on_chat_model_stream` … `on_tool_end`.
      const output = isRecord(data) ? readRecord(data, 'chunk') ?? readRecord(data, 'output') : undefined
      if (output !== undefined && (readEncoded(output) ?? readList(output, 'messages')) !== undefined) return readItem(output, path)
      if (isMetadata(record)) return []
      const states = [record, ...listOwnKeys(record).map(key => readField(record, key))].flatMap((state: unknown) => {
        const list = isRecord(state) ? readField(state, 'messages') : undefined
        return typeof list === 'object' && list !== null ? [list] : []
      })
      return states.length === 0 ? [{ type: 'other', record }] : states.flatMap(list => readState(list, path))
    }

    function readState(list: unknown, path: Path): readonly TranscriptEvent[] {
      return (isLog(list) ? flattenList(list) : [list]).flatMap((part) => {
        const message = isRecord(part) ? readEncoded(part) : undefined
        if (message !== undefined) return readMessage(message, path, true)
        return isRecord(part) ? [{ type: 'other', record: part }] : readUnusable(part, 'A part of the state is no message.')
      })
    }

    /** A record of the stream: mode, namespace and payload stand in a list, or one after the other. */
    function read(record: unknown): readonly TranscriptEvent[] {
      if (typeof record === 'string') {
        if (modes.has(record)) return []
        if (!record.includes(':')) return readUnusable(record, 'The record is neither a message nor a state.')
        nextPath.push(record)
        return []
      }
      const path = nextPath
      nextPath = []
      return readPart(record, path, false)
    }

    return { read: record => (isLog(record) ? flattenList(record) : [record]).flatMap(read) }
  },
}

/** The last piece tells why the model stopped. */
function isLast(fields: RawRecord): boolean {
  const metadata = readRecord(fields, 'response_metadata') ?? {}
  return readString(fields, 'chunk_position') === 'last'
    || ['finish_reason', 'stop_reason', 'finishReason', 'done_reason'].some(key => readString(metadata, key))
}
