import type { ToolEntry, TranscriptItem, TranscriptText } from '../model/entry'
import type { ToolCardView } from '../model/view'
import { redactItem } from '../redact/redact-entry'
import { attempt } from '../text/attempt'
import { childrenOf } from '../text/children-of'
import { viewToolEntry } from '../view/view-tool-entry'
import type { ExportOptions } from './options'
import { readBodyWords } from './options'
import type { BodyWords } from './words'
import type { BodyText } from './write-body'
import { writeCall, writeOutput } from './write-body'

/** One thing that is written: a text, the header of a card, or one half of its body. */
export type ExportPart
  = | { readonly kind: 'text', readonly depth: number, readonly text: TranscriptText }
    | { readonly kind: 'header', readonly depth: number, readonly view: ToolCardView }
    | { readonly kind: 'call' | 'output', readonly depth: number, readonly body: BodyText }

/**
 * Yields what is written, in order and one by one: of a card its header, its call, the cards of its
 * sub-agent, its output. `depth` counts the cards around. Records that are no text are left out.
 */
export function* walkItems(items: Iterable<TranscriptItem>, options: ExportOptions): Generator<ExportPart> {
  const words = readBodyWords(options)
  for (const given of items) {
    const item = options.redact === undefined ? given : redactItem(given, options.redact)
    if (item.kind === 'tool') yield* walkEntry(item.entry, 0, options, words)
    else if (item.text) yield { kind: 'text', depth: 0, text: item.text }
  }
}

/** Sub-agents in sub-agents: no transcript goes deeper, an entry made by hand may. */
const deepest = 100

function* walkEntry(entry: ToolEntry, depth: number, options: ExportOptions, words: BodyWords): Generator<ExportPart> {
  if (depth > deepest) return
  const view = viewToolEntry(entry, options)
  yield { kind: 'header', depth, view }
  const call = attempt(() => writeCall(view, words), null)
  if (call) yield { kind: 'call', depth, body: call }
  for (const child of childrenOf(entry)) yield* walkEntry(child, depth + 1, options, words)
  const output = attempt(() => writeOutput(view.output, words), null)
  if (output) yield { kind: 'output', depth, body: output }
}
