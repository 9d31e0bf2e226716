import type { RawRecord } from '../read-fields'
import { readId, readString } from '../read-fields'
import { readCallId } from './read-item'

/** An item of a response that is told in parts, in whole, or both. */
export interface ResponseItem {
  /** Its name in the transcript. */
  readonly name: string
  /** As far as it has come. */
  item: RawRecord
  /** It will not change any more. */
  isDone: boolean
  /** Texts of its parts that came in pieces. */
  readonly parts: string[]
}

/** The items of one response. */
export interface ResponseItems {
  readonly id: string
  readonly scope: string
  /** Yields the item that an event speaks of, `undefined` when it has not begun. */
  at: (index: number | undefined, itemId: string | undefined) => ResponseItem | undefined
  /** Yields the item that an event brings. */
  place: (index: number, item: RawRecord) => ResponseItem
  /** Yields the items of the whole list: those that are known, and new ones. */
  placeAll: (list: readonly RawRecord[]) => readonly ResponseItem[]
  /** Yields the known item that is this very one. */
  find: (item: RawRecord) => ResponseItem | undefined
}

/**
 * Makes an empty response. Events tell an item by its index, since some servers give it another id in
 * every event; another call under an index is another item, since some number all items 0.
 */
export function createResponseItems(id: string, scope: string): ResponseItems {
  const all: ResponseItem[] = []
  const byIndex = new Map<number, ResponseItem>()

  function add(index: number, item: RawRecord): ResponseItem {
    const added: ResponseItem = { name: `${scope}:${all.length}`, item, isDone: false, parts: [] }
    all.push(added)
    byIndex.set(index, added)
    return added
  }

  return {
    id,
    scope,
    at: (index, itemId) => index === undefined
      ? all.findLast(known => itemId !== undefined && readId(known.item, 'id') === itemId)
      : byIndex.get(index),
    place(index, item) {
      const own = byIndex.get(index)
      return own !== undefined && (isSameItem(own.item, item) || (!own.isDone && isRenamed(own.item, item))) ? own : add(index, item)
    },
    placeAll(list) {
      const open = new Set(all)
      return list.map((item, index) => {
        const own = byIndex.get(index)
        const isOwn = own !== undefined && open.has(own) && isSameItem(own.item, item)
        const known = isOwn
          ? own
          : [...open].find(other => isSameItem(other.item, item))
            ?? (own !== undefined && open.has(own) && isRenamed(own.item, item) ? own : undefined)
        if (known === undefined) return add(index, item)
        open.delete(known)
        return known
      })
    },
    find: item => all.find(known => isSameItem(known.item, item)),
  }
}

function isSameItem(known: RawRecord, item: RawRecord): boolean {
  if (readString(known, 'type') !== readString(item, 'type')) return false
  const id = readCallId(item) ?? readId(item, 'id')
  return id !== undefined && (readCallId(known) ?? readId(known, 'id')) === id
}

function isRenamed(known: RawRecord, item: RawRecord): boolean {
  return readCallId(item) === undefined && readString(known, 'type') === readString(item, 'type')
}
