import type { ToolEntry, ToolLocation } from '../model/entry'
import type { ToolStatus } from '../model/status'
import type { CallDetail, OutputDetail, ToolBadge, ToolCardView } from '../model/view'
import { redactEntry } from '../redact/redact-entry'
import { attempt } from '../text/attempt'
import { isRecord } from '../text/own-values'
import { toCallLine, toResultLine } from '../text/single-line'
import { errorOfContent } from '../tools/error-line'
import type { ResultContext, ResultFacts } from '../tools/family'
import { completeLabels } from '../tools/labels'
import type { ToolCardLabels } from '../tools/labels'
import { makeLocation, readLocations } from '../tools/locations'
import { showContent } from '../tools/outputs'
import { withLazy } from '../text/with-lazy'
import { readToolName } from '../tools/tool-name'
import { judgeStatus, summarizeResult } from './judge'
import type { ViewToolEntryOptions } from './options'
import { checkEntry, copyReadable } from './check-entry'
import { readEntry } from './read-entry'
import type { EntryReading } from './read-entry'
import { isUnappliedStatus } from './read-status'
import { kindOfSummary } from './summary-kind'

/**
 * Yields what the card of a tool call says and shows.
 *
 * Pure, total and cheap: the same entry gives the same view, nothing in an entry makes it throw, and the
 * parts of an open card are computed when first read.
 */
export function viewToolEntry(given: ToolEntry, options: ViewToolEntryOptions = {}): ToolCardView {
  try {
    return viewSound(checkEntry(given), options)
  }
  catch {
    return viewSound(copyReadable(given), options)
  }
}

function viewSound(sound: ToolEntry, options: ViewToolEntryOptions): ToolCardView {
  const entry = options.redact === undefined ? sound : redactEntry(sound, options.redact)
  const labels = completeLabels(options.labels)
  const reading = readEntry(entry, labels, options)
  const { family, call, result, facts } = reading
  const exitCode = readExitCode(entry, facts)
  const flagged = isFlagged(entry, result, exitCode)
  const evidence = { entry, options, facts, flagged, exitCode, command: call.command }
  const status = judgeStatus(evidence)
  const isUnapplied = isUnappliedStatus(status)
  const durationMs = entry.result?.durationMs ?? facts?.durationMs
  const view: Writable<Omit<ToolCardView, LazyField>> = {
    name: '',
    family: family.name,
    icon: family.icon,
    status,
    callSummary: call.summary,
    callSummaryKind: call.summaryKind ?? kindOfSummary(call.summary),
    callBadges: readBadges(entry, reading, isUnapplied, labels),
    resultSummary: attempt(() => boundLine(summarizeResult(evidence, status, labels, () => readError(result))), labels.noOutput),
    locations: readPlaces(entry, reading, isUnapplied),
  }
  putNames(view, entry, reading.title, labels)
  if (typeof entry.statusReason === 'string') view.statusReason = toResultLine(entry.statusReason)
  if (exitCode !== undefined) view.exitCode = exitCode
  if (durationMs !== undefined) view.durationMs = durationMs
  return withLazy<typeof view, Pick<ToolCardView, LazyField>>(view, {
    callDetail: () => attempt<CallDetail>(() => showCall(reading, isUnapplied), { kind: 'none' }),
    output: () => attempt(() => showOutput(reading, status), emptyOutput),
  })
}

/** What is computed when it is first read. */
type LazyField = 'callDetail' | 'output'

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Ids, codes and other words of a result are as long as their producer likes. */
function boundLine(line: string | null): string | null {
  return line === null ? null : toResultLine(line)
}

/** A code that is not zero. */
function readExitCode(entry: ToolEntry, facts: ResultFacts | null): number | undefined {
  const code = entry.result?.exitCode ?? facts?.exitCode
  return code === 0 || code === undefined || !Number.isFinite(code) ? undefined : code
}

/**
 * The format's flag, the result's own, or an error object. An entry that is an error without any of
 * them and without an exit code was judged by its host.
 */
function isFlagged(entry: ToolEntry, result: ResultContext | null, exitCode: number | undefined): boolean {
  if (result?.flagged === true || isRecord(entry.result?.error)) return true
  return entry.status === 'error' && exitCode === undefined
}

function putNames(view: Writable<Pick<ToolCardView, 'name' | 'server' | 'title'>>, entry: ToolEntry, title: string | undefined, labels: ToolCardLabels): void {
  const split = readToolName(entry.toolName)
  const server = entry.call?.server ?? split.server
  const shownTitle = title === undefined ? '' : toCallLine(title)
  view.name = toCallLine(split.name) || shownTitle || labels.unnamed
  if (server !== undefined && server !== '') view.server = toCallLine(server)
  if (shownTitle !== '') view.title = shownTitle
}

function readBadges(
  entry: ToolEntry,
  { call, facts }: EntryReading,
  isUnapplied: boolean,
  labels: ToolCardLabels,
): readonly ToolBadge[] {
  const badges = entry.call === null ? [] : [...call.badges, ...facts?.badges ?? []]
  const children = entry.children.length
  if (children > 0) badges.push({ text: labels.count(children, 'call') })
  return isUnapplied ? badges.map(muteCounts) : badges
}

function muteCounts(badge: ToolBadge): ToolBadge {
  return badge.tone === 'added-removed' ? { ...badge, tone: 'muted' } : badge
}

/** Places that the record gives, else those of the arguments; an edit's line may come from its result. */
function readPlaces(entry: ToolEntry, { call, facts }: EntryReading, isUnapplied: boolean): readonly ToolLocation[] {
  const given = readLocations(entry.call?.locations)
  if (given.length > 0) return given
  const [first, ...others] = call.locations
  if (first === undefined || others.length > 0 || isUnapplied || facts?.line === undefined) return call.locations
  return [makeLocation(first.path, facts.line)]
}

function readError(result: ResultContext | null): string {
  return result === null ? '' : errorOfContent(result.content, result.message)
}

/** The call as its result tells it best; what did not happen is shown as it was asked for. */
function showCall({ call, facts }: EntryReading, isUnapplied: boolean): CallDetail {
  return (isUnapplied ? null : facts?.callDetail?.(true)) ?? call.detail(!isUnapplied)
}

const emptyOutput: OutputDetail = { kind: 'empty', isError: false }

/** The output, or the words of the failure where the tool's own kind of output would make no sense of them. */
function showOutput({ result, facts }: EntryReading, status: ToolStatus): OutputDetail | null {
  if (result === null || facts === null) return null
  const isError = status === 'error'
  return isUnappliedStatus(status) && facts.isTerminal !== true ? showContent(result, isError) : facts.output(isError)
}
