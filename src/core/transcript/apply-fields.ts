import type { CallFields, ResultFields, SaidStatus } from '../model'
import { hasLargeNumbers } from '../text/json-numbers'
import type { Card } from './card'
import { isStop, isStopped } from './card'

/** Puts the fields of a call on the card; the arguments are complete unless `isStreaming`. */
export function applyCall(card: Card, fields: CallFields, isStreaming: boolean): void {
  card.call ??= {}
  noteDenial(card, fields)
  // Arguments that begin to stream come anew.
  if (isStreaming && fields.inputText === '') delete card.call.input
  // Arguments that have come whole make the raw text of the stream obsolete.
  if (!isStreaming && fields.input !== undefined) delete card.call.inputText
  applyFields(card.call, fields)
  if (!isStreaming && card.call.inputText === '' && card.call.input !== undefined) delete card.call.inputText
  card.isStreaming = isStreaming
  if (!isStreaming) finishInput(card)
}

/** A no that was said stays, also when the approval is another one now. */
function noteDenial(card: Card, { approval }: CallFields): void {
  const before = card.call?.approval
  if (approval === undefined || approval?.approved === false || before?.approved !== false) return
  if (card.said !== null && isStop(card.said)) return
  card.said = { status: 'denied', ...(before.reason !== undefined && { reason: before.reason }) }
}

/** Adds argument text. */
export function appendInput(card: Card, delta: string): void {
  card.call ??= {}
  card.call.inputText = (card.call.inputText ?? '') + delta
}

/**
 * Makes arguments of the text that streamed in: no text at all is a call without arguments, what is no
 * JSON stays text. The text stays where it has numbers that are too large to be read.
 */
export function finishInput(card: Card): void {
  card.isStreaming = false
  const { call } = card
  if (call === null || call.input !== undefined || typeof call.inputText !== 'string') return
  try {
    call.input = call.inputText.trim() === '' ? {} : JSON.parse(call.inputText)
    if (!hasLargeNumbers(call.inputText)) delete call.inputText
  }
  catch {
    call.input = call.inputText
  }
}

/** Puts the fields of a result on the card. */
export function applyResult(card: Card, fields: ResultFields): void {
  card.result ??= {}
  applyFields(card.result, fields)
}

/** Adds to a final result what it does not tell: facts that came late change nothing that was read. */
export function completeResult(card: Card, fields: ResultFields): void {
  const known = card.result ?? {}
  applyResult(card, { ...fields, ...known })
}

/** Adds output text to a result that is still growing. */
export function appendOutput(card: Card, text: string): void {
  card.result ??= {}
  card.result.content = typeof card.result.content === 'string' ? card.result.content + text : text
}

/** Notes what a record says of the state; a denial or cancellation stays. */
export function applySaid(card: Card, said: SaidStatus | undefined): void {
  if (said === undefined) return
  // The words of a no may come with its answer, or behind it.
  const isTold = (card.said !== null && isStop(card.said)) || card.ended?.reason !== undefined
  if (isStopped(card) && (isTold || said.status !== 'denied')) return
  card.said = said
  // Asking for approval, or being told to go on, means that the arguments are there.
  if (card.isStreaming) finishInput(card)
}

/** An omitted or `undefined` field keeps what is known, `null` clears; only values may be `null`. */
function applyFields<Fields extends object>(target: Fields, fields: Readonly<Fields>): void {
  for (const key of Object.keys(fields) as (keyof Fields)[]) {
    const value = fields[key]
    if (value === undefined) continue
    if (value === null && key !== 'input' && key !== 'content') Reflect.deleteProperty(target, key)
    else target[key] = value
  }
}
