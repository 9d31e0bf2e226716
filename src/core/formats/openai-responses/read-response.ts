import type { TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readId, readList, readNumber, readRecord, readString } from '../read-fields'
import { readError } from '../read-error'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { readPiece, toTextItem } from './read-delta'
import type { ItemReader } from './read-item'
import { isOpenItem } from './read-item'
import type { ResponseItems } from './response-items'
import { createResponseItems } from './response-items'

/** Reads responses, whole or event by event. */
export interface ResponseReader {
  readResponse: (response: RawRecord) => readonly TranscriptEvent[]
  readEvent: (event: RawRecord) => readonly TranscriptEvent[]
  /** Reads an item that stands by itself: it may repeat one of the response before it. */
  readSingle: (item: RawRecord) => readonly TranscriptEvent[]
}

/** Makes a reader of responses; a response that is told again is the same one. */
export function createResponseReader(readItem: ItemReader): ResponseReader {
  let count = 0
  let current: ResponseItems | null = null

  /** The response that has the id. Without one it is the one before, unless it is said to start. */
  function find(id: string | undefined, isStart: boolean): ResponseItems {
    const isSame = current?.id === (id ?? null) || (!isStart && (id === undefined || current?.id === ''))
    if (current !== null && isSame) return current
    count += 1
    return current = createResponseItems(id ?? '', `response ${count}`)
  }

  function readResponse(response: RawRecord, isStart = current?.id !== ''): readonly TranscriptEvent[] {
    const { placeAll, scope } = find(readId(response, 'id'), isStart)
    const list = readList(response, 'output') ?? []
    const items = list.filter(isRecord)
    const events = placeAll(items).flatMap((known, index) => {
      const item = items[index]!
      if (known.isDone) return []
      Object.assign(known, { item, isDone: !isOpenItem(item) })
      return readItem(item, { name: known.name, scope })
    })
    const broken = list.filter(item => !isRecord(item)).flatMap(item => readUnusable(item, 'An item of the response is no object.'))
    return [...events, ...broken, ...readEnd(response)]
  }

  function readItemEvent(event: RawRecord, item: RawRecord, step: string): readonly TranscriptEvent[] {
    const items = find(undefined, false)
    const known = items.place(readNumber(event, 'output_index') ?? 0, item)
    if (known.isDone) return []
    const phase = step === 'done' ? 'done' : 'added'
    Object.assign(known, { item, isDone: phase === 'done' })
    // A result that has only begun is none, and a text that has only begun says nothing.
    const isStarted = phase === 'done' || !/(?:_output|^message|^reasoning)$/.test(readString(item, 'type') ?? '')
    return isStarted ? readItem(item, { name: known.name, scope: items.scope, phase }) : []
  }

  return {
    readResponse,
    readEvent(event) {
      const type = readString(event, 'type') ?? ''
      const response = readRecord(event, 'response')
      if (response !== undefined) return readResponse(response, type === 'response.created')
      const [, what = '', step = ''] = /^response\.(\w+)\.(\w+)$/.exec(type) ?? []
      const item = readRecord(event, 'item')
      if (what === 'output_item' && item !== undefined) return readItemEvent(event, item, step)
      const index = readNumber(event, 'output_index')
      const textItem = toTextItem(what, readId(event, 'item_id'))
      const known = current?.at(index, readId(event, 'item_id'))
        ?? (textItem && find(undefined, false).place(index ?? 0, textItem))
      if (current === null || known === undefined) return [toOther(event)]
      return readPiece(what, step, event, { known, readItem, scope: current.scope })
    },
    readSingle(item) {
      const known = current?.find(item)
      const events = known === undefined
        ? readItem(item)
        : readItem(item, { name: known.name, scope: current?.scope ?? '' })
      // After an answer the same id is another call.
      if (events.some(event => event.type === 'result' || event.type === 'user-turn')) current = null
      return events
    },
  }
}

/** How a response ended, where it did not end well. */
function readEnd(response: RawRecord): readonly TranscriptEvent[] {
  const status = readString(response, 'status')
  const error = readError(response, 'error')
  return [
    ...(error === undefined ? [] : [toOther(response, {}, 'error', error.message)]),
    ...(status === 'cancelled' ? [{ type: 'settle', reason: status } as const] : []),
    ...(status === 'failed' || status === 'incomplete' ? [{ type: 'settle' } as const] : []),
  ]
}
