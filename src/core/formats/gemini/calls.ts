import type { CardRef, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readString } from '../read-fields'
import { readEither } from './either-name'
import { applyPartialArgs } from './partial-args'
import { readResponse } from './read-response'

/** Calls of the model and their answers, with ids or without. */
export interface GeminiCalls {
  /** A new content of the model: what was not answered so far is not waited for any more. */
  startContent: () => readonly TranscriptEvent[]
  readCall: (call: RawRecord, name?: string) => readonly TranscriptEvent[] | undefined
  /** Answers with these ids are all that follow for now: those without an id do not mean their calls. */
  expect: (ids: readonly (string | undefined)[]) => void
  readAnswer: (answer: RawRecord, name?: string) => readonly TranscriptEvent[]
  /** The arguments that are arriving will not go on. */
  finish: () => readonly TranscriptEvent[]
}

interface Waiting {
  readonly card: string
  readonly id: string | undefined
  readonly name: string
}

/**
 * Makes the calls of one transcript. Where both sides have an id it pairs them; else the answer goes to the
 * first call of its name in the latest content of the model that still waits.
 */
export function createCalls(): GeminiCalls {
  const ids = new Set<string>()
  let waiting: Waiting[] = []
  let expected: ReadonlySet<string | undefined> = new Set()
  let contents = 0
  let count = 0
  /** The call to which parts without a name belong. */
  let latest: { readonly card: string, readonly args: RawRecord, isOpen: boolean } | null = null

  function finish(): readonly TranscriptEvent[] {
    if (latest?.isOpen !== true) return []
    latest.isOpen = false
    return [{ type: 'call', card: latest.card, call: { input: latest.args } }]
  }

  /** Yields the events of a call part, and those that end the one before. */
  function readCall(call: RawRecord, name = readString(call, 'name')): readonly TranscriptEvent[] | undefined {
    const whole = readField(call, 'args') ?? {}
    const streaming = readEither(call, 'willContinue') === true
    if (name === undefined && latest === null) return undefined
    const pieces = readList(call, 'partialArgs') ?? readList(call, 'partial_args') ?? []
    const isGrowing = isRecord(whole) && (name === undefined || pieces.length > 0)
    const args = isGrowing ? { ...(name === undefined && latest?.args), ...whole } : {}
    applyPartialArgs(args, pieces)
    const input = isGrowing ? args : whole
    if (name === undefined && latest !== null) {
      const { card } = latest
      latest = { card, args, isOpen: streaming }
      return [{ type: 'call', card, call: { input }, streaming }]
    }
    const ends = finish()
    const id = readId(call, 'id')
    const card = `call ${++count}`
    if (id !== undefined) ids.add(id)
    waiting.push({ card, id, name: name ?? '' })
    latest = { card, args: isRecord(input) ? input : {}, isOpen: streaming }
    return [...ends, { type: 'call', id, card, scope: `content ${contents}`, call: { toolName: name, input }, streaming }]
  }

  function readAnswer(answer: RawRecord, name = readString(answer, 'name')): readonly TranscriptEvent[] {
    const isPartial = readEither(answer, 'willContinue') === true
    const result = readResponse(answer)
    return [{ type: isPartial ? 'update' : 'result', ...findCall(readId(answer, 'id'), name, isPartial), result }]
  }

  function findCall(id: string | undefined, name: string | undefined, isPartial: boolean): CardRef {
    const isKnown = id !== undefined && ids.has(id)
    const index = waiting.findIndex(call => isKnown ? call.id === id : (name ?? call.name) === call.name && (id === undefined ? !expected.has(call.id) : call.id === undefined))
    const call = waiting[index]
    if (call !== undefined && !isPartial) waiting.splice(index, 1)
    return isKnown || call === undefined ? { id, name } : { id, name, card: call.card }
  }

  return {
    startContent() {
      const ends = finish()
      contents += 1
      waiting = []
      latest = null
      return ends
    },
    readCall,
    expect(answered) {
      if (answered.length > 0 || expected.size > 0) expected = new Set(answered.filter(id => id !== undefined))
    },
    readAnswer,
    finish,
  }
}
