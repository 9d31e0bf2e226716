import type { CallFields, ResultFields, SaidStatus, TranscriptEvent, TranscriptFormat } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readLocations, readNumber, readString } from '../read-fields'
import { readUnusable } from '../unusable'

/** A card of which a record with the same id may still bring news. */
interface OpenCard {
  readonly card: string
  readonly isOpen: boolean
}

/**
 * Declared views of calls and results, `{ id?, call, result, status }`, as the tool card of ranui takes
 * them. The record is the card; one with the id of a card that still runs is its next state.
 */
export const intentViews: TranscriptFormat = {
  name: 'intent-views',
  policy: 'inline',
  reader: () => {
    const cards = new Map<string, OpenCard>()
    let count = 0

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is no object.')
        const call = readField(record, 'call') ?? undefined
        const result = readField(record, 'result') ?? undefined
        if (call === undefined && result === undefined) return [{ type: 'other', record }]
        const id = readId(record, 'id')
        const known = id === undefined ? undefined : cards.get(id)
        const card = known?.isOpen === true ? known.card : `view ${++count}`
        const status = readStatus(record, result)
        if (id !== undefined) cards.set(id, { card, isOpen: isOpenStatus(status) })
        const ref = { card, id }
        const said = readSaid(status)
        const events: TranscriptEvent[] = []
        if (call !== undefined) {
          events.push({ type: 'call', ...ref, call: readCall(record, call), streaming: status === 'streaming', said })
        }
        if (!isOpenStatus(status)) {
          events.push({ type: 'result', ...ref, result: readResult(result, status), said })
        }
        else if (result !== undefined) {
          events.push({ type: 'update', ...ref, result: readResult(result, status) })
        }
        return events
      },
    }
  },
}

const openStatuses = new Set(['running', 'pending', 'streaming', 'approval'])
const finalStatuses = new Set(['success', 'ok', 'error', 'denied', 'cancelled'])

function isOpenStatus(status: string): boolean {
  return openStatuses.has(status)
}

/** A status that is not known reads as what the data says. */
function readStatus(record: RawRecord, result: unknown): string {
  const status = readString(record, 'status') ?? ''
  if (openStatuses.has(status) || finalStatuses.has(status)) return status
  return result === undefined ? 'running' : 'success'
}

function readSaid(status: string): SaidStatus | undefined {
  if (status === 'running' || status === 'pending') return { status: 'pending' }
  return status === 'denied' || status === 'cancelled' || status === 'approval' ? { status } : undefined
}

function readCall(record: RawRecord, view: unknown): CallFields {
  const fields = isRecord(view) ? view : {}
  return {
    toolName: readString(record, 'toolName') ?? readString(record, 'name') ?? '',
    view,
    input: readField(fields, 'input'),
    kind: readString(fields, 'kind'),
    cwd: readString(fields, 'cwd'),
    locations: readLocations(fields, 'locations'),
  }
}

function readResult(view: unknown, status: string): ResultFields {
  const fields = isRecord(view) ? view : {}
  return {
    view,
    content: readField(fields, 'content') ?? readField(fields, 'output') ?? '',
    isError: status === 'error',
    exitCode: readNumber(fields, 'exitCode'),
  }
}
