import type { ToolCall, ToolEntry, ToolResult } from '../model'
import { parsePartialJson } from '../text/partial-json'
import type { Card } from './card'
import { isStopped } from './card'
import { copyValue } from './copy-value'
import { hasSameItems } from './has-same-items'
import { isSameValue } from './same-value'
import { statusOfCard, stopReason } from './status-of-card'

/**
 * Yields the entry of a card: the very object of the last time unless something in it changed.
 *
 * Entries hold copies of arguments and results, and are compared with what the host has now. So neither
 * a change made in place goes unnoticed, nor does a copy that says the same count as a change.
 */
export function buildEntry(card: Card, isLive: boolean): ToolEntry {
  if (card.entry !== null && !card.isDirty) return card.entry
  card.isDirty = false
  const last = card.entry
  const isSame = last !== null && card.isCompared
  const call = isSame ? last.call : keepSame(last?.call ?? null, readCall(card))
  const result = isSame ? last.result : keepSame(last?.result ?? null, readResult(card))
  const children = buildChildren(card, isLive)
  const stepId = card.call?.stepId ?? card.result?.stepId
  const turnId = card.call?.turnId ?? card.result?.turnId
  const entry: ToolEntry = {
    key: card.key,
    toolCallId: card.id,
    toolName: call?.toolName ?? card.name,
    call,
    result,
    ...statusOfCard(card, isLive),
    ...(stepId != null && { stepId }),
    ...(turnId != null && { turnId }),
    provisional: card.call?.provisional === true || card.result?.provisional === true,
    children,
  }
  card.entry = last !== null && isSameEntry(last, entry) ? last : entry
  return card.entry
}

/** The very list of the last time unless something in it changed. */
function buildChildren({ entry, children }: Card, isLive: boolean): readonly ToolEntry[] {
  const last = entry?.children ?? []
  if (children.length === 0 && last.length === 0) return last
  const next = children.map(child => buildEntry(child, isLive))
  return hasSameItems(last, next) ? last : next
}

/** The call as far as it is known, with the host's own arguments. */
export function readCall(card: Card): ToolCall | null {
  if (card.call === null) return null
  // What is left after these holds no `null`: that cleared the field.
  const { toolName, input, stepId, turnId, provisional, ...fields } = card.call
  const preview = input === undefined && typeof fields.inputText === 'string' ? parsePartialJson(fields.inputText) : input
  return { toolCallId: card.id, toolName: toolName ?? card.name, input: preview, ...fields as Partial<ToolCall> }
}

/** The result as far as it is known; a call that was stopped has one even if nothing came back. */
export function readResult(card: Card): ToolResult | null {
  const isSettled = card.isFinal || isStopped(card)
  if (card.result === null && !isSettled) return null
  const { content, isError, stepId, turnId, provisional, ...fields } = card.result ?? {}
  return {
    content: content === undefined ? stopReason(card) : content,
    isError: isError ?? false,
    ...fields as Partial<ToolResult>,
    ...(!isSettled && { preliminary: true }),
  }
}

function keepSame<Half extends ToolCall | ToolResult>(last: Half | null, next: Half | null): Half | null {
  return isSameValue(last, next) ? last : copyValue(next) as Half | null
}

function isSameEntry(left: ToolEntry, right: ToolEntry): boolean {
  return left.call === right.call && left.result === right.result && left.children === right.children
    && left.key === right.key && left.toolCallId === right.toolCallId && left.toolName === right.toolName
    && left.status === right.status && left.statusReason === right.statusReason
    && left.stepId === right.stepId && left.turnId === right.turnId && left.provisional === right.provisional
}
