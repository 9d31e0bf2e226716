import { readFileSync } from 'node:fs'
import type { PairingPolicy, TranscriptEvent, TranscriptFormat } from '../../src/core/model'

/** One step of a case. */
export interface CaseEvent {
  readonly t: string
  readonly id?: unknown
  readonly name?: string
  readonly args?: unknown
  readonly text?: string
  readonly content?: unknown
  readonly isError?: boolean
  readonly status?: string
}

/** A card as a case wants it; only the fields that are there are compared. */
export interface CaseCard {
  readonly id?: string
  readonly name?: string
  readonly args?: unknown
  readonly content?: unknown
  readonly status?: string
  readonly statusOneOf?: readonly string[]
}

/** A case made from a public bug report. */
export interface TranscriptCase {
  readonly id: string
  readonly kind: string
  readonly level: string
  readonly source: string
  readonly input: { readonly events?: readonly CaseEvent[], readonly aiSdkParts?: readonly unknown[] }
  readonly right: {
    readonly cards?: readonly CaseCard[]
    readonly afterEvent?: readonly { readonly n: number, readonly cards: readonly CaseCard[] }[]
  }
}

/** All cases of a kind. */
export function readCases(kind: string): readonly TranscriptCase[] {
  const text = readFileSync(new URL('../fixtures/cases.json', import.meta.url), 'utf8')
  const { cases } = JSON.parse(text) as { readonly cases: readonly TranscriptCase[] }
  return cases.filter(item => item.kind === kind)
}

/** A format whose records are events already. */
export function eventFormat(policy: PairingPolicy): TranscriptFormat {
  return {
    name: 'events',
    policy,
    reader: () => ({ read: record => Array.isArray(record) ? record as TranscriptEvent[] : [record as TranscriptEvent] }),
  }
}

/** The events of a step of a case. */
export function toEvents({ t, id: rawId, name, args, text = '', content, isError = false, status }: CaseEvent): readonly TranscriptEvent[] {
  const id = typeof rawId === 'string' ? { id: rawId } : {}
  const ref = { ...id, ...(name !== undefined && { name }) }
  const call = name === undefined ? {} : { toolName: name }
  switch (t) {
    case 'call':
      return [{ type: 'call', ...ref, call: { ...call, input: args } }]
    case 'call-start':
      return [{ type: 'call', ...ref, call, streaming: true }]
    case 'args-delta':
      return [{ type: 'input-delta', ...ref, delta: text }]
    case 'call-end':
      return [{ type: 'input-delta', ...ref, delta: '', done: true }]
    case 'result':
      return [{ type: 'result', ...ref, result: { content, isError } }]
    case 'status':
      return [{ type: 'update', ...ref, said: { status: status as 'cancelled' } }]
    case 'turn-end':
      // The cases want no result to be made up of the reason.
      return [{ type: 'settle' }]
    default:
      throw new Error(`No such step: ${t}`)
  }
}
