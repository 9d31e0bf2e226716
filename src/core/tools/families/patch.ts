import { parsePatch } from '../../diff/parse-patch'
import type { FileDiff } from '../../model/view'
import { readOwnString } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall, moreBadge } from '../call-facts'
import { badgeOfCounts, formatCounts, sumCounts } from '../change-badge'
import { hasDiagnostics } from '../diagnostics-marker'
import { firstLine } from '../each-line'
import { countPaths, diffOfNumberedText } from '../edit-diff'
import { isFailedEdit, tellsFailedEdit } from '../edit-failure'
import { errorLine } from '../error-line'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { joinFacts } from '../join-facts'
import { locatePaths } from '../locations'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { findListedPatch, findPatch } from '../patch-text'
import { jsonWith } from '../result-content'
import { readStringFact } from '../result-facts'
import { readTerminal } from '../terminal/read-terminal'
import { textFact } from '../text-fact'
import { isCutList } from '../truncation'
import { pickPath, pickString, readField } from '../tool-args'

/** Patches: applied from the arguments, or brought back as the result. */
export const patch: ToolFamily = {
  name: 'patch',
  icon: 'edit',
  bodyKind: 'patch',
  readCall,
  readResult,
}

interface AskedPatch {
  readonly text: string
  readonly files: readonly FileDiff[]
}

const asked = new WeakMap<CallContext, AskedPatch | null>()

/** The patch of the arguments, which both halves need; `null` when they hold none. */
function readAskedPatch(context: CallContext): AskedPatch | null {
  const kept = asked.get(context)
  if (kept !== undefined) return kept
  const text = findPatch(context.input) ?? findListedPatch(context.input)
  const patch = text === undefined ? null : { text, files: parsePatch(text) }
  asked.set(context, patch)
  return patch
}

function readCall(context: CallContext): CallFacts {
  const patch = readAskedPatch(context)
  if (patch === null) {
    const place = pickString(context.args, ['repo_path', 'repoPath']) ?? pickPath(context.args)
      ?? pickPath(readField(context.args, 'operation')) ?? pathOfSection(context.args) ?? ''
    return makeCall(context, toCallLine(place), { summaryKind: 'code', badges: [pickString(context.args, ['target', 'ref'])] })
  }
  const { text, files } = patch
  const paths = files.map(file => file.path).filter(path => path !== '')
  return makeCall(context, toCallLine(paths[0] ?? pickPath(context.args) ?? firstLine(text)), {
    summaryKind: 'code',
    badges: [moreBadge(context, countPaths(paths)), ...badgeOfCounts(sumCounts(files))],
    locations: locatePaths(paths),
    detail: applied => onlyWhole(files).length === 0 ? showArguments(context) : { kind: 'diff', files, applied },
  })
}

/** None where hunks could not be read: then the text is shown, so that nothing is lost. */
function onlyWhole(files: readonly FileDiff[]): readonly FileDiff[] {
  return files.every(file => file.hunks.length > 0 || file.note !== undefined) ? files : []
}

/** oh-my-pi heads each file of an edit with `[path#TAG]`. */
function pathOfSection(args: unknown): string | undefined {
  return /^\s*\[([^\]#\n]{1,1000})(?:#[0-9A-F]{4})?\]\s*(?:\n|$)/i.exec(pickString(args, ['input']) ?? '')?.[1]
}

function readResult(context: ResultContext): ResultFacts {
  const patch = context.call === null ? null : readAskedPatch(context.call)
  const { payload: raw, exitCode } = readTerminal(context)
  const payload = (readOwnString(readWritten(context), 'output') ?? raw).replace(diffHeading, '')
  const shown = patch === null ? onlyWhole(parsePatch(payload)) : []
  const isFailed = isFailedPatch(context, payload)
  return makeResult(context, {
    outcome: isFailed ? 'failed' : undefined,
    failure: () => errorLine(payload),
    ...(exitCode !== undefined && { exitCode }),
    badges: hasDiagnostics(context) ? [{ text: context.labels.diagnostics, tone: 'warning' }] : [],
    summary: () => shown.length > 0
      ? summarizeShown(context, shown)
      : summarizeApplied(context, patch?.files ?? [], payload),
    callDetail: (applied) => {
      const told = patch === null ? [] : diffOfDetails(context)
      return told.length > 0 ? { kind: 'diff', files: told, applied } : null
    },
    output: isError => shown.length > 0 && !isError
      ? { kind: 'diff', files: shown, isError }
      : showText(context, 'text', context.content.kind === 'value' ? context.content.text : payload, isError),
  })
}

/** The git server of MCP heads its diffs. */
const diffHeading = /^(?:Diff with [^\n]*|Unstaged changes|Staged changes):\n?/

/** OpenAI's hosted tool answers with `{ status, output }`, which may come as JSON text. */
function readWritten({ content }: ResultContext): unknown {
  return content.kind === 'text' ? jsonWith(content, 'status') : undefined
}

function isFailedPatch(context: ResultContext, payload: string): boolean {
  const status = readStringFact(context, 'status') ?? readOwnString(readWritten(context), 'status')
  return /^(?:Error: ?)?(?:apply_patch verification failed|invalid patch)/im.test(payload.slice(0, 1000))
    || isFailedEdit(context) || tellsFailedEdit(payload)
    || status === 'failed'
}

/** Files whose diff the details tell with real line numbers. */
function diffOfDetails(context: ResultContext): readonly FileDiff[] {
  for (const key of ['patch', 'diff', 'detailedContent', 'fileDiff']) {
    const text = readOwnString(context.details, key)
    const files = text === undefined || !/^@@ -\d/m.test(text) ? [] : parsePatch(text)
    if (files.some(file => file.hunks.length > 0) && files.every(file => file.path !== '')) return files
  }
  const path = readOwnString(context.details, 'path')
  return path === undefined ? [] : diffOfNumberedText(context, path) ?? []
}

function summarizeShown(context: ResultContext, files: readonly FileDiff[]): string {
  const { labels } = context
  const counts = formatCounts(sumCounts(files))
  const count = labels.count(countPaths(files.map(file => file.path)), 'file')
  return joinFacts(counts === '' ? count : labels.changesInFiles(counts, count), isCutList(context) ? labels.truncated : '')
}

function summarizeApplied(context: ResultContext, files: readonly FileDiff[], payload: string): string {
  const { labels } = context
  const first = files[0]
  const count = countPaths(files.map(file => file.path))
  if (count > 1) return labels.count(count, 'file')
  if (first !== undefined) return wordOfChange(context, first.change)
  const rows = payload.slice(0, 100_000).match(/^[AMD] \S.*$/gm) ?? []
  if (rows.length > 1) return labels.count(rows.length, 'file')
  const letter = rows[0]?.[0]
  if (letter !== undefined) return wordOfChange(context, letter === 'A' ? 'created' : letter === 'D' ? 'deleted' : 'modified')
  return textFact(payload, labels)
}

function wordOfChange(context: ResultContext, change: FileDiff['change']): string {
  const { labels } = context
  switch (change) {
    case 'created': return labels.created
    case 'deleted': return labels.deleted
    case 'renamed': return labels.moved
    case 'modified': return labels.updated
  }
}
