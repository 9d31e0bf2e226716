import type { TranscriptEvent, TranscriptText } from '../model'
import type { RawRecord } from './read-fields'
import { isList, isRecord, readField, readString } from './read-fields'
import type { BlockNames } from './streamed-blocks'
import { readUnusable } from './unusable'

/** The message around a block. */
export interface BlockPlace {
  readonly role: string
  /** Names the items for good; absent where messages have no id. */
  readonly messageId?: string | undefined
  /** Names of blocks that are known already, by their position. */
  readonly names?: BlockNames | undefined
  /** The message was read before: what its author said then is no new turn. */
  readonly isRepeated?: boolean
  readonly scope?: string
  readonly parentToolCallId?: string | undefined
}

/** Yields the events of a block that is a call or a result, `undefined` for any other. */
export type ReadBlock = (block: RawRecord, index: number) => readonly TranscriptEvent[] | undefined

/**
 * The events of the content of a message: a text, or blocks of which `readBlock` knows the calls and
 * results. Every other block becomes an item; the first that a person wrote is the start of their turn.
 */
export function readBlocks(content: unknown, place: BlockPlace, readBlock: ReadBlock): readonly TranscriptEvent[] {
  const blocks: unknown = typeof content === 'string' ? [content].filter(Boolean) : content ?? []
  if (!isList(blocks)) return readUnusable(content, 'The content of the message is neither a text nor blocks.')
  const { role, messageId, names, scope, parentToolCallId } = place
  let isTurn = speakers.get(role) === 'user' && place.isRepeated !== true

  return blocks.flatMap((item: unknown, index): readonly TranscriptEvent[] => {
    const block = typeof item === 'string' ? { type: 'text', text: item } : item
    if (!isRecord(block)) return readUnusable(block, 'A block of the message is no object.')
    const known = readBlock(block, index)
    if (known !== undefined) return known
    const other: TranscriptEvent = {
      type: 'other',
      id: names?.[index] ?? (messageId === undefined ? undefined : `${messageId}:${index}`),
      record: block,
      text: readBlockText(block, role),
      scope,
      parentToolCallId,
    }
    if (!isTurn) return [other]
    isTurn = false
    return [{ type: 'user-turn' }, other]
  })
}

const speakers: ReadonlyMap<string, TranscriptText['role']> = new Map([
  ['user', 'user'], ['human', 'user'], ['system', 'system'], ['developer', 'system'],
  ['assistant', 'assistant'], ['ai', 'assistant'], ['model', 'assistant'],
])

/** What a reader would see of a block: text of the role, or thoughts; those of a tool are none. */
export function readBlockText(block: RawRecord, role: string): TranscriptText | undefined {
  const text = readString(block, 'text')
  const isThought = readField(block, 'type') === 'reasoning' || readField(block, 'thought') === true
  const thought = readString(block, 'thinking') ?? readString(block, 'reasoning') ?? (isThought ? text : undefined)
  if (thought) return { role: 'thinking', text: thought }
  const speaker = speakers.get(role)
  return text === undefined || isThought || speaker === undefined ? undefined : { role: speaker, text }
}

/** Yields the blocks of a content, a text as the one block that it is. */
export function listBlocks(content: unknown): readonly unknown[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return isList(content) ? content : []
}
