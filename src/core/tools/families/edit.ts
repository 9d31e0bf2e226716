import { diffTexts } from '../../diff/diff-texts'
import { parsePatch } from '../../diff/parse-patch'
import type { CallDetail, FileDiff } from '../../model/view'
import { readOwn } from '../../text/own-values'
import { lazy } from '../../text/lazy'
import { toCallLine } from '../../text/single-line'
import { diffArrivingPairs } from '../arriving-pairs'
import { makeCall, moreBadge } from '../call-facts'
import { badgeOfCounts, badgeOfPairs, sumCounts } from '../change-badge'
import { hasDiagnostics } from '../diagnostics-marker'
import { countPaths, diffOfResult, diffPairs, lineOfResult } from '../edit-diff'
import { isFailedEdit } from '../edit-failure'
import { readEditPairs, readSketch } from '../edit-pairs'
import type { EditPair } from '../edit-pair'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { locatePaths, makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { hasFlag, pickNumber, pickPath, pickString, pickText } from '../tool-args'

/** Replacing, inserting or sketching text in files. */
export const edit: ToolFamily = {
  name: 'edit',
  icon: 'edit',
  bodyKind: 'diff',
  readCall,
  readResult,
}

interface EditRequest {
  readonly path: string | undefined
  readonly paths: readonly string[]
  readonly pairs: readonly EditPair[]
  readonly insertLine: number | undefined
  readonly sketch: string | undefined
}

function readRequest({ args }: CallContext): EditRequest {
  // Models leave the arguments of other commands in place.
  const isReplacing = ['str_replace', 'edit'].includes(pickString(args, ['command']) ?? '')
  const insertLine = isReplacing ? undefined : pickNumber(args, ['insert_line', 'insertLine'])
  const found = readEditPairs(args)
  const inserted = pickText(args, ['insert_text', 'new_str', 'new_text', 'text'])
  const pairs = insertLine === undefined || inserted === undefined
    ? found
    : [{ oldText: '', newText: inserted, isEverywhere: false }]
  const own = pickPath(args)
  const paths = [...(own === undefined ? [] : [own]), ...pairs.flatMap(pair => pair.path ?? [])]
  return { path: paths[0], paths, pairs, insertLine, sketch: pairs.length > 0 ? undefined : readSketch(args) }
}

/** The changes of a call that gives them as a patch; none where it gives them otherwise. */
function readAskedFiles({ args }: CallContext, request: EditRequest): readonly FileDiff[] {
  const patch = request.pairs.length > 0 || request.sketch !== undefined ? undefined : pickString(args, ['diff', 'patch'])
  const files = patch === undefined ? [] : parsePatch(patch)
  return files.map(file => file.path === '' ? { ...file, path: request.path ?? '' } : file)
}

function readCall(context: CallContext): CallFacts {
  const { args, labels } = context
  const request = readRequest(context)
  const asked = lazy(() => readAskedFiles(context, request))
  const line = request.insertLine ?? request.pairs.find(pair => pair.line !== undefined)?.line
  const locations = locatePaths(request.paths)
  return makeCall(context, toCallLine(request.path ?? context.text ?? ''), {
    summaryKind: 'code',
    badges: [
      request.insertLine === undefined ? undefined : `:${request.insertLine}`,
      moreBadge(context, countPaths(request.paths)),
      // Counts of a half would run up and down.
      ...(context.isArriving ? [] : [...badgeOfPairs(request.pairs), ...badgeOfCounts(sumCounts(asked()))]),
      hasFlag(args, ['dryRun', 'dry_run']) ? labels.dryRun : undefined,
    ],
    locations: locations.length === 1 && locations[0] !== undefined ? [makeLocation(locations[0].path, line)] : locations,
    detail: applied => showEdit(context, request, asked, applied),
  })
}

function showEdit(context: CallContext, request: EditRequest, asked: () => readonly FileDiff[], applied: boolean): CallDetail {
  const path = request.path ?? ''
  if (request.pairs.length > 0) {
    return { kind: 'diff', files: (context.isArriving ? diffArrivingPairs : diffPairs)(request.pairs, path), applied }
  }
  if (request.sketch !== undefined) {
    // What a sketch leaves in place is not known, so that it reads as new lines of a file that exists.
    return { kind: 'diff', files: [{ ...diffTexts(null, request.sketch, { path, relative: true }), change: 'modified' }], applied }
  }
  const content = pickString(context.args, ['diff', 'patch']) === undefined ? pickText(context.args, ['content']) : undefined
  const files = content === undefined ? asked() : [diffTexts(null, content, { path })]
  if (files.length > 0) return { kind: 'diff', files, applied }
  // The texts are still to come.
  return context.isArriving && path !== '' ? { kind: 'path', path } : showArguments(context)
}

function readResult(context: ResultContext): ResultFacts {
  const request = context.call === null ? undefined : readRequest(context.call)
  const line = lineOfResult(context)
  return makeResult(context, {
    outcome: isFailedEdit(context) ? 'failed' : undefined,
    badges: hasDiagnostics(context) ? [{ text: context.labels.diagnostics, tone: 'warning' }] : [],
    ...(line !== undefined && { line }),
    summary: () => summarizeEdit(context, request),
    callDetail: (applied) => {
      const files = diffOfResult(context, request?.path ?? '', request?.pairs ?? [])
      return files === null ? null : { kind: 'diff', files, applied }
    },
    output: isError => showContent(context, isError),
  })
}

/** Some edit tools take whole files, too (Zed), or say that there was none before (Roo Code). */
function isCreation({ content, call }: ResultContext): boolean {
  return readOwn(content.json, 'operation') === 'created' || (call !== null && readOwn(call.args, 'mode') === 'create')
}

/** Sentences in which tools state how much they replaced. */
const statedCounts: readonly RegExp[] = [
  /Replaced (\d{1,9}) occurrence/,
  /\((\d{1,9}) replacements?\)/,
  /replaced (\d{1,9}) block/,
  /^Applied (\d{1,9}) edits?/m,
]

function summarizeEdit(context: ResultContext, request: EditRequest | undefined): string {
  const { labels, content } = context
  const head = content.text.slice(0, 1000)
  if (/^No (?:edits were made|changes)/.test(head)) return labels.noChange
  if (request?.insertLine !== undefined) return labels.inserted
  if (request?.sketch !== undefined) return labels.updated
  const stated = statedCounts.map(pattern => pattern.exec(head)?.[1]).find(count => count !== undefined)
  const [first, ...others] = request?.pairs ?? []
  if (stated !== undefined && first?.oldText !== '') return labels.count(Number(stated), 'replacement')
  if (first === undefined) return isCreation(context) ? labels.created : labels.updated
  if (others.length > 0) return labels.count(others.length + 1, 'replacement')
  if (first.oldText === '') return labels.created
  return first.isEverywhere ? labels.replacedAll : labels.count(1, 'replacement')
}
