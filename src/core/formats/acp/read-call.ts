import type { CallFields, ResultFields, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readId, readLocations, readRecord, readString } from '../read-fields'
import { readUnusable } from '../unusable'
import { guessToolName, readToolName } from './name-call'
import { readContent } from './read-content'
import { hasPatch, readRawOutput } from './read-output'
import type { Terminals } from './terminals'

/** Keeps the calls of one transcript as updates have left them. */
export interface Calls {
  /** Takes in a call, an update or a piece of content; yields the events of the call as it is now. */
  read: (update: RawRecord) => readonly TranscriptEvent[]
  /** The events of the calls that run in the terminal, of which there is news. */
  touch: (terminalId: string | undefined) => readonly TranscriptEvent[]
  /** Whose tools these are, once it is known. */
  setAgent: (agent: string | undefined) => void
  /** In version 2 `null` clears. */
  clearsNull: boolean
}

interface CallState {
  readonly id: string
  readonly fields: Map<string, unknown>
  /** Name of a tool that is not named, made of what was told first. */
  guess?: string | undefined
  content: unknown[]
  /** What was shown while it ran must be taken back when it is gone. */
  isShown: boolean
}

const finalStates = new Set(['completed', 'failed', 'cancelled'])
const fieldNames = ['name', 'title', 'kind', 'status', 'locations', 'rawInput', 'rawOutput', '_meta'] as const

/** Makes the calls of one transcript. */
export function createCalls(terminals: Terminals): Calls {
  const calls = new Map<string, CallState>()
  const byTerminal = new Map<string, Set<CallState>>()
  let agent: string | undefined

  function open(id: string): CallState {
    const known = calls.get(id)
    if (known !== undefined) return known
    const state: CallState = { id, fields: new Map(), content: [], isShown: false }
    calls.set(id, state)
    return state
  }

  function link(terminalId: string | undefined, state: CallState): void {
    if (terminalId === undefined) return
    const known = byTerminal.get(terminalId)
    if (known === undefined) byTerminal.set(terminalId, new Set([state]))
    else known.add(state)
  }

  /** Omitted and, before version 2, `null` keep what is known; lists are replaced whole. */
  function merge(state: CallState, update: RawRecord): void {
    for (const name of fieldNames) {
      const value = readField(update, name)
      if (value !== undefined && value !== null) state.fields.set(name, value)
      else if (value === null && self.clearsNull && state.fields.has(name)) state.fields.set(name, null)
    }
    guess(state)
    const content = readField(update, 'content')
    if (isList(content)) state.content = [...content]
    else if (content !== undefined && content !== null) state.content.push(content)
    else if (content === null && self.clearsNull) state.content = []
    for (const item of state.content) link(isRecord(item) ? readId(item, 'terminalId') : undefined, state)
  }

  /** The name is kept as it was first, but for a title of several words: a kind that comes later says more. */
  function guess(state: CallState): void {
    const fields = Object.fromEntries(state.fields)
    const next = guessToolName(fields)
    if (state.guess === undefined || (/\s/.test(state.guess) && next !== readString(fields, 'title'))) state.guess = next
  }

  function toEvents(state: CallState): readonly TranscriptEvent[] {
    const { id, fields: known, guess, content: list } = state
    const fields = Object.fromEntries(known)
    const status = readString(fields, 'status') ?? ''
    const content = readContent(list, terminals)
    const output = readRawOutput(readField(fields, 'rawOutput'))
    const toolName = readToolName(fields) ?? guess
    const title = readString(fields, 'title')
    const rawInput = readField(fields, 'rawInput')
    const { terminal } = content
    const claude = readRecord(readRecord(fields, '_meta') ?? {}, 'claudeCode')
    const call: CallFields = {
      toolName,
      input: rawInput ?? (terminal?.command === undefined ? rawInput : { command: terminal.command }),
      title: title === toolName ? null : title ?? null,
      kind: readString(fields, 'kind') ?? null,
      locations: readLocations(fields, 'locations') ?? null,
      cwd: terminal?.cwd,
      agent,
      parentToolCallId: claude && readId(claude, 'parentToolUseId'),
      // A patch beside the content has the real line numbers: it is shown instead.
      view: content.diffs.length === 0 || hasPatch(output.details)
        ? null
        : { card: 'diff', title: title ?? toolName ?? '', diffs: content.diffs },
    }
    const facts: ResultFields = {
      exitCode: output.exitCode ?? terminal?.exitCode ?? null,
      details: content.patch === undefined ? output.details ?? null : { ...output.details, patch: content.patch },
    }
    if (!finalStates.has(status)) {
      const said = status === 'in_progress' ? { status: 'pending' } as const : undefined
      state.isShown ||= content.hasBlocks
      const result = state.isShown ? { content: content.hasBlocks ? content.shown : '', exitCode: facts.exitCode } : undefined
      return [{ type: 'update', id, call, said, result }]
    }
    const isError = status === 'failed'
    const shown = content.hasBlocks ? content.shown : output.content ?? ''
    const message = output.message ?? (typeof shown === 'string' ? shown : '')
    return [{
      type: 'result',
      id,
      call,
      result: { ...facts, content: shown, isError, error: isError && message !== '' ? { message } : null },
      ...(status === 'cancelled' && { said: { status: 'cancelled' } }),
    }]
  }

  const self: Calls = {
    clearsNull: false,
    read(update) {
      const id = readId(update, 'toolCallId')
      if (id === undefined) return readUnusable(update, 'The call has no id.')
      const state = open(id)
      merge(state, update)
      const meta = readRecord(update, '_meta')
      if (meta !== undefined) link(terminals.readMeta(meta), state)
      return toEvents(state)
    },
    touch: id => [...byTerminal.get(id ?? '') ?? []].flatMap(toEvents),
    setAgent: (name) => {
      agent = name
    },
  }
  return self
}
