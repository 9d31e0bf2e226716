import type { ToolEntry } from '../model/entry'
import { attempt } from '../text/attempt'
import { toCallLine } from '../text/single-line'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../tools/family'
import { families } from '../tools/families'
import { generic } from '../tools/families/generic'
import { findFamily } from '../tools/find-family'
import type { ToolCardLabels } from '../tools/labels'
import { makeCallContext, makeResultContext } from '../tools/make-context'
import { findTool } from '../tools/registry'
import type { ToolDefinition } from '../tools/registry'
import { readTellingArgument } from '../tools/telling-argument'
import { applyCallRow, applyResultRow } from './custom-tool'
import { readCallView, readResultView } from './declared'
import type { ReadCallView, ReadResultView } from './declared'
import { makeDeclaredCall } from './declared-call'
import { makeDeclaredResult } from './declared-result'
import type { ViewToolEntryOptions } from './options'

/** Both halves of an entry, read by what is known of its tool. */
export interface EntryReading {
  readonly family: ToolFamily
  /** Facts without any words for an orphan result. */
  readonly call: CallFacts
  readonly result: ResultContext | null
  /** `null` while there is no result. */
  readonly facts: ResultFacts | null
  /** Declared title. */
  readonly title: string | undefined
}

const noCall: CallFacts = { summary: '', badges: [], locations: [], detail: () => ({ kind: 'none' }) }

const noFacts: ResultFacts = { summary: () => '', output: isError => ({ kind: 'empty', isError }) }

/** Reads an entry; one that refuses to be read gives a card without words. */
export function readEntry(entry: ToolEntry, labels: ToolCardLabels, options: ViewToolEntryOptions): EntryReading {
  const bare = { family: generic, call: noCall, result: null, facts: entry.result === null ? null : noFacts, title: undefined }
  return attempt<EntryReading>(() => readBothHalves(entry, labels, options), bare)
}

/** Reads an entry: by the app's row, else by the tool's family; a declared view wins, half by half. */
function readBothHalves(entry: ToolEntry, labels: ToolCardLabels, options: ViewToolEntryOptions): EntryReading {
  const context = makeCallContext(entry, { labels, agent: options.agent, cwd: options.cwd })
  const result = makeResultContext(entry, context, {
    labels,
    preview: options.preview ?? {},
    flagged: entry.result?.isError === true,
  })
  const callView = readCallView(entry.call?.view)
  const resultView = readResultView(entry.result?.view)
  const row = findTool(options.tools ?? [], entry.toolName, error => options.onToolError?.(error, entry))
  const halves = readWithRow(row, findEntryFamily(entry, context, row, callView, options), context, result, entry, options)
  const call = callView === null ? halves.call : makeDeclaredCall(callView, halves.call)
  return {
    family: halves.family,
    call,
    result,
    facts: readFacts(entry, halves, result, call, resultView),
    title: resultView?.title ?? callView?.title ?? entry.call?.title,
  }
}

function findEntryFamily(
  entry: ToolEntry,
  context: CallContext | null,
  row: ToolDefinition | undefined,
  callView: ReadCallView | null,
  options: ViewToolEntryOptions,
): ToolFamily {
  const named = row?.family === undefined ? undefined : families.get(row.family)
  if (named !== undefined) return named
  const found = findFamily(entry.toolName, context, context?.agent ?? options.agent)
  if (found.readCall !== generic.readCall || callView === null || callView.card === 'generic') return found
  return families.get(callView.card === 'diff' ? 'edit' : 'terminal') ?? found
}

interface Halves {
  readonly family: ToolFamily
  readonly call: CallFacts
  readonly facts: ResultFacts | null
}

/**
 * What the family finds nothing in may still name something. Arguments that are broken JSON are shown as
 * they are: what could be read of them was never called.
 */
function completeCall(call: CallFacts, context: CallContext): CallFacts {
  const { args, broken, title } = context
  if (call.summary !== '' && broken === undefined) return call
  const named = call.summary === '' ? readTellingArgument(args) : undefined
  const titled = call.summary === '' && named === undefined && title !== undefined ? toCallLine(title) : undefined
  return {
    ...call,
    ...(named !== undefined && { summary: named }),
    ...(titled !== undefined && { summary: titled, summaryKind: 'prose' }),
    ...(broken !== undefined && { detail: () => ({ kind: 'text', text: broken }) }),
  }
}

/** Reads both halves by a family; one that throws gives way to the generic one. */
function readHalves(family: ToolFamily, context: CallContext | null, result: ResultContext | null): Halves {
  try {
    return {
      family,
      call: context === null ? noCall : completeCall(family.readCall(context), context),
      facts: result === null ? null : family.readResult(result),
    }
  }
  catch (error) {
    if (family === generic) throw error
    return readHalves(generic, context, result)
  }
}

/** Lays what an app's row says over what the family says; a row that throws leaves the generic view. */
function readWithRow(
  row: ToolDefinition | undefined,
  family: ToolFamily,
  context: CallContext | null,
  result: ResultContext | null,
  entry: ToolEntry,
  options: ViewToolEntryOptions,
): Halves {
  const halves = readHalves(family, context, result)
  if (row === undefined) return halves
  const call = context === null ? halves.call : applyCallRow(row, context, halves.call, entry, options)
  const facts = halves.facts === null ? null : applyResultRow(row, context?.plainInput, halves.facts, entry, options)
  if (call === null || (facts === null && halves.facts !== null)) return readHalves(generic, context, result)
  return { family, call, facts }
}

function readFacts(
  entry: ToolEntry,
  base: Halves,
  result: ResultContext | null,
  call: CallFacts,
  resultView: ReadResultView | null,
): ResultFacts | null {
  if (base.facts === null || result === null) return null
  const facts = call.detail === base.call.detail ? base.facts : withoutCallDetail(base.facts)
  if (resultView === null) return facts
  return makeDeclaredResult(resultView, {
    context: result,
    base: facts,
    isDiffCall: resultView.card === 'diff' && call.detail(true).kind === 'diff',
    hasContent: entry.result?.content !== undefined,
  })
}

/** The family would show its own way a call that declares how it is shown. */
function withoutCallDetail({ callDetail: _, ...facts }: ResultFacts): ResultFacts {
  return facts
}
