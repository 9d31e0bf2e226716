import type { CallFields, ResultFields, SaidStatus } from '../model'
import type { Card } from './card'
import { isStopped } from './card'

/** Puts the fields of a call on the card; the arguments are complete unless `isStreaming`. */
export function applyCall(card: Card, fields: CallFields, isStreaming: boolean): void {
  card.call ??= {}
  // Arguments that have come whole make the raw text of the stream obsolete.
  if (!isStreaming && fields.input !== undefined) delete card.call.inputText
  applyFields(card.call, fields)
  card.isStreaming = isStreaming
  if (!isStreaming) finishInput(card)
}

/** Adds argument text. */
export function appendInput(card: Card, delta: string): void {
  card.call ??= {}
  card.call.inputText = (card.call.inputText ?? '') + delta
}

/**
 * Makes arguments of the text that streamed in: no text at all is a call without arguments, what is no
 * JSON stays text.
 */
export function finishInput(card: Card): void {
  card.isStreaming = false
  const { call } = card
  if (call === null || call.input !== undefined || typeof call.inputText !== 'string') return
  try {
    call.input = call.inputText.trim() === '' ? {} : JSON.parse(call.inputText)
    delete call.inputText
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
  if (said === undefined || isStopped(card)) return
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
