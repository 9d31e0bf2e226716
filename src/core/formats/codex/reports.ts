import type { CardRef, TranscriptEvent } from '../../model'
import { addBase64 } from '../decode-base64'
import type { RawRecord } from '../read-fields'
import { readString } from '../read-fields'
import type { Execution } from './read-execution'
import { readExecution, readExecutionId } from './read-execution'

/** What is known of the latest call with an id. */
export interface KnownCall {
  /** Name of its card, once a report has given it one. */
  card?: string
  /** Only reports tell of it so far. */
  isReported: boolean
  /** A report told its end. */
  isEnded: boolean
  /** Its output was read, which is what the model saw. */
  isAnswered: boolean
  /** Bytes of a character that the last piece of output cut. */
  rest: readonly number[]
}

/** Reads what Codex reports beside the items of the conversation. */
export interface ReportReader {
  readonly known: Map<string, KnownCall>
  /** The events of a report; `undefined`: it reports no call. */
  read: (kind: string, item: RawRecord, step: ReportStep) => readonly TranscriptEvent[] | undefined
  /** The events of a piece of output. */
  readOutput: (item: RawRecord) => readonly TranscriptEvent[]
}

/** `ask`: the call waits for a person's yes. */
export type ReportStep = 'begin' | 'ask' | 'end'

/**
 * Makes a reader of reports. They never open a second card for a call that is known, they tell more of it;
 * of any other they stand for the call.
 */
export function createReportReader(readCwd: () => string): ReportReader {
  const known = new Map<string, KnownCall>()
  let count = 0

  const nameOf = (call: KnownCall) => call.card ??= `report ${++count}`

  function read(kind: string, item: RawRecord, step: ReportStep): readonly TranscriptEvent[] | undefined {
    const id = readExecutionId(item)
    const call = id === undefined ? undefined : known.get(id)
    const execution = readExecution(kind, item, readCwd(), call === undefined)
    if (execution === undefined || id === undefined) return undefined
    if (step === 'ask') return readQuestion(id, item, execution, call)
    const isEnd = step === 'end' && !execution.isOpen
    if (call === undefined || call.isReported) return readOwn(id, execution, call, isEnd)
    // What goes on has been allowed.
    return isEnd ? readEnd(id, execution, call) : [{ type: 'update', id, card: call.card, said: { status: 'pending' } }]
  }

  function readOwn(id: string, { call, result, said }: Execution, before: KnownCall | undefined, isEnd: boolean): readonly TranscriptEvent[] {
    const own = before ?? { isReported: true, isEnded: false, isAnswered: false, rest: [] }
    known.set(id, own)
    own.isEnded ||= isEnd
    const ref: CardRef = { id, card: nameOf(own) }
    return [
      { type: 'call', ...ref, call, said: { status: 'pending' } },
      ...(isEnd ? [{ type: 'result', ...ref, result, said } as const] : []),
    ]
  }

  function readEnd(id: string, { call, result, said }: Execution, before: KnownCall): readonly TranscriptEvent[] {
    const extra = { call: { cwd: call.cwd, server: call.server }, said }
    const { exitCode, durationMs, details } = result
    // After an interruption the report comes last.
    if (before.isAnswered) return [{ type: 'update', id, ...extra, result: { exitCode, durationMs, details } }]
    before.isEnded = true
    return [{ type: 'result', id, card: nameOf(before), ...extra, result }]
  }

  function readQuestion(id: string, item: RawRecord, execution: Execution, call: KnownCall | undefined): readonly TranscriptEvent[] {
    const opened = call === undefined ? readOwn(id, execution, undefined, false) : []
    const said = { status: 'approval', reason: readString(item, 'reason') } as const
    return [...opened, { type: 'update', id, card: known.get(id)?.card, said }]
  }

  return {
    known,
    read,
    readOutput(item) {
      const id = readExecutionId(item)
      const call = id === undefined ? undefined : known.get(id)
      if (id === undefined || call === undefined) return []
      const { text, rest } = addBase64({ text: '', rest: call.rest }, readString(item, 'chunk') ?? '')
      call.rest = rest
      return text === '' ? [] : [{ type: 'update', id, card: call.card, append: text }]
    },
  }
}
