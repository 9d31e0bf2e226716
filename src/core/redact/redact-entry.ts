import type { ToolCall, ToolEntry, TranscriptItem } from '../model/entry'
import { attempt } from '../text/attempt'
import { lazy } from '../text/lazy'
import { withLazy } from '../text/with-lazy'
import type { RedactText } from './redact-value'
import { hiddenText, redactValue } from './redact-value'
import { childrenOf } from '../text/children-of'

/** Where a text stands that is about to be shown. */
export interface RedactPlace {
  /** The tool's name as its record has it; `''` for a message. */
  readonly toolName: string
  readonly part: 'call' | 'result' | 'message'
  /**
   * The key that the text stands under: an argument (`command`), a field of a result (`content`, `text`,
   * `stdout`), of a message its role. Left out for keys themselves.
   */
  readonly field?: string
}

/**
 * Yields what may be shown of a text. Must be pure: it is asked once for each text. A text for which it
 * throws, or gives no string, is shown as `[redacted]`.
 */
export type Redact = (text: string, where: RedactPlace) => string

/** What was redacted, by function and by original; what is redacted already is its own original. */
const redactions = new WeakMap<Redact, WeakMap<object, object>>()

/**
 * Yields an entry as it may be shown: every text of its call, its result and its children has gone through
 * the function, when it is first read. Ids stay as they are, since hosts find calls by them. The same
 * entry gives the same object.
 */
export function redactEntry(entry: ToolEntry, redact: Redact): ToolEntry {
  return remember(entry, redact, () => {
    const { call, result, toolName, statusReason } = entry
    const textsOf = (part: RedactPlace['part']): RedactText => (text, field) =>
      redactText(text, redact, { toolName, part, ...(field !== undefined && { field }) })
    const ofCall = textsOf('call')
    return withLazy({
      ...entry,
      toolName: toolName === '' ? '' : ofCall(toolName, 'toolName'),
      call: call && remember(call, redact, () => redactHalf(call, ofCall)),
      result: result && remember(result, redact, () => redactHalf(result, textsOf('result'))),
      ...(typeof statusReason === 'string' && { statusReason: textsOf('result')(statusReason, 'statusReason') }),
    }, { children: () => childrenOf(entry).map(child => redactEntry(child, redact)) })
  })
}

/** Yields an item as it may be shown: a card's entry, or the text of a message; its record stays the host's. */
export function redactItem(item: TranscriptItem, redact: Redact): TranscriptItem {
  return remember(item, redact, () => {
    if (item.kind === 'tool') return { ...item, entry: redactEntry(item.entry, redact) }
    if (!item.text) return item
    const { role, text } = item.text
    return { ...item, text: { role, text: redactText(text, redact, { toolName: '', part: 'message', field: role }) } }
  })
}

function remember<T extends object>(original: T, redact: Redact, make: () => T): T {
  const known = redactions.get(redact) ?? new WeakMap<object, object>()
  redactions.set(redact, known)
  const found = known.get(original)
  if (found !== undefined) return found as T
  const made = make()
  known.set(original, made).set(made, made)
  return made
}

function redactText(text: string, redact: Redact, where: RedactPlace): string {
  const shown: unknown = attempt(() => redact(text, where), undefined)
  return typeof shown === 'string' ? shown : hiddenText
}

/** Not shown, and needed as they are: to find the call, and to know whose tools these are. */
const keptFields: ReadonlySet<string> = new Set(['toolCallId', 'parentToolCallId', 'agent'])

/** Field by field, since few of them are looked at before a card opens. */
function redactHalf<Half extends object>(half: Half, redact: RedactText): Half {
  const shown = {}
  for (const [field, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(half))) {
    if (keptFields.has(field)) {
      Object.defineProperty(shown, field, descriptor)
      continue
    }
    const read = () => half[field as keyof Half] as unknown
    const get = lazy(() => field === 'approval'
      ? redactApproval(read() as ToolCall['approval'], redact)
      : redactValue(attempt(read, hiddenText), field, redact))
    Object.defineProperty(shown, field, { get, enumerable: true, configurable: true })
  }
  return shown as Half
}

/** The ids of a question and of its answers go back to the host. */
function redactApproval(approval: ToolCall['approval'], redact: RedactText): ToolCall['approval'] {
  if (!approval) return approval
  const shown = redactValue(approval, 'approval', redact) as NonNullable<ToolCall['approval']>
  return {
    ...shown,
    ...(approval.id !== undefined && { id: approval.id }),
    ...(Array.isArray(shown.options) && {
      options: shown.options.map((option, index) => ({ ...option, id: approval.options![index]!.id, kind: approval.options![index]!.kind })),
    }),
  }
}
