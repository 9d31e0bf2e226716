import type { TranscriptEvent, TranscriptText } from '../../model'
import { isCallBlock, isResultBlock, readCallBlock, readResultBlock } from '../anthropic-blocks'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readNumber, readRecord, readString } from '../read-fields'
import { readTime } from '../read-time'
import { readUnusable } from '../unusable'
import type { BlockNames } from './block-names'
import { createSidechains } from './sidechains'

type Role = 'assistant' | 'user'

/** What the line around a block tells. */
interface LineContext {
  readonly line: RawRecord
  readonly role: Role
  readonly messageId: string | undefined
  readonly parentToolCallId: string | undefined
  /** The tool's structured output; it has no id, so it is of use only beside a single result. */
  readonly details: unknown
}

/** What the person's interruption leaves behind as a message. */
const interruption = /^\[(Request interrupted by user[^\]]*)\]/

/** Makes a reader of `assistant` and `user` lines. */
export function createLineReader(names: BlockNames): (line: RawRecord, role: Role) => readonly TranscriptEvent[] {
  const sidechains = createSidechains()

  return (line, role) => {
    const message = readRecord(line, 'message')
    if (message === undefined) return readUnusable(line, 'The line has no message.')
    const blocks = readBlocks(message)
    if (blocks === undefined) return readUnusable(line, 'The message has no content.')
    const results = blocks.filter(block => isRecord(block) && isResultBlock(readString(block, 'type') ?? ''))
    const context: LineContext = {
      line,
      role,
      messageId: readId(message, 'id'),
      parentToolCallId: sidechains.parentOf(line),
      details: results.length === 1 ? readField(line, 'toolUseResult') ?? readField(line, 'tool_use_result') : undefined,
    }
    const turn = role === 'user' && results.length === 0 ? readTurn(context, blocks) : []
    return [...turn, ...blocks.flatMap(block => readBlock(block, context))]
  }

  function readBlock(block: unknown, context: LineContext): readonly TranscriptEvent[] {
    if (!isRecord(block)) return readUnusable(block, 'A block of the message is no object.')
    const type = readString(block, 'type') ?? ''
    if (isCallBlock(type)) return [readCall(block, context)]
    if (isResultBlock(type)) return readResult(block, context)
    const { parentToolCallId, messageId } = context
    const text = readText(block, context)
    const id = text === undefined || messageId === undefined
      ? undefined
      : names.whole(messageId, text.role === 'thinking' ? 'thinking' : 'text', text.text)
    return [{
      type: 'other',
      record: block,
      ...(id !== undefined && { id }),
      ...(text !== undefined && { text }),
      ...(parentToolCallId !== undefined && { parentToolCallId }),
    }]
  }

  function readCall(block: RawRecord, { line, messageId, parentToolCallId }: LineContext): TranscriptEvent {
    const id = readId(block, 'id')
    const call = readCallBlock(block)
    if (id !== undefined) sidechains.noteCall(line, id, call.toolName, call.input)
    return {
      type: 'call',
      ...(id !== undefined && { id }),
      call: {
        ...call,
        agent: 'claude-code',
        cwd: readString(line, 'cwd'),
        startedAt: readTime(line, 'timestamp'),
        stepId: messageId,
        parentToolCallId,
      },
    }
  }

  function readResult(block: RawRecord, { details }: LineContext): readonly TranscriptEvent[] {
    const id = readId(block, 'tool_use_id')
    const ref = id === undefined ? {} : { id }
    const result = { ...readResultBlock(block), details, durationMs: readDuration(details) }
    const isDetached = isRecord(details) && readField(details, 'detachedToolCall') === true
    const children = id === undefined ? [] : sidechains.noteResult(id, details)
    return [
      { type: isDetached ? 'update' : 'result', ...ref, result },
      ...children.map(child => ({ type: 'update', id: child, call: { parentToolCallId: id } }) as const),
    ]
  }
}

function readBlocks(message: RawRecord): readonly unknown[] | undefined {
  const text = readString(message, 'content')
  return text === undefined ? readList(message, 'content') : [{ type: 'text', text }]
}

/** A line without results in which the person speaks. Prompts of sub-agents and notes of the host are none. */
function readTurn({ line, parentToolCallId }: LineContext, blocks: readonly unknown[]): readonly TranscriptEvent[] {
  const isPerson = parentToolCallId === undefined && !isHidden(line) && readField(line, 'isSidechain') !== true
  if (!isPerson) return []
  const text = blocks.map(block => isRecord(block) ? readString(block, 'text') : undefined).find(Boolean)
  if (text === undefined) return []
  const words = interruption.exec(text)
  return [words === null ? { type: 'user-turn' } : { type: 'settle', reason: words[1]! }]
}

function readText(block: RawRecord, { line, role }: LineContext): TranscriptText | undefined {
  const type = readString(block, 'type')
  const thinking = readString(block, 'thinking')
  if (type === 'thinking' && thinking) return { role: 'thinking', text: thinking }
  const text = readString(block, 'text')
  if (type !== 'text' || text === undefined || isHidden(line)) return undefined
  if (readField(line, 'isApiErrorMessage') === true) return { role: 'error', text }
  // What a compacted conversation goes on from is not the person's.
  return { role: readField(line, 'isCompactSummary') === true ? 'system' : role, text }
}

/** Text that is put into the conversation for the model, not for the reader. */
function isHidden(line: RawRecord): boolean {
  return readField(line, 'isMeta') === true || readField(line, 'isSynthetic') === true
}

function readDuration(details: unknown): number | undefined {
  if (!isRecord(details)) return undefined
  const seconds = readNumber(details, 'durationSeconds')
  return readNumber(details, 'durationMs') ?? readNumber(details, 'totalDurationMs') ?? (seconds === undefined ? undefined : seconds * 1000)
}
