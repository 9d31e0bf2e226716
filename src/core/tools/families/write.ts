import { diffTexts } from '../../diff/diff-texts'
import type { CallDetail } from '../../model/view'
import { readOwn } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { utf8Length } from '../../text/utf8-length'
import { makeCall } from '../call-facts'
import { hasDiagnostics } from '../diagnostics-marker'
import { firstLine } from '../each-line'
import { diffOfWrite } from '../edit-diff'
import { isFailedEdit } from '../edit-failure'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { joinFacts } from '../join-facts'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { readFact, readStringFact } from '../result-facts'
import { pickPath, pickText } from '../tool-args'

const contentKeys = ['content', 'contents', 'file_text', 'text', 'new_text', 'new_str']

/** Writing a file whole. */
export const write: ToolFamily = {
  name: 'write',
  icon: 'write',
  bodyKind: 'diff',
  readCall,
  readResult,
}

function readCall(context: CallContext): CallFacts {
  const path = pickPath(context.args)
  return makeCall(context, toCallLine(path ?? context.text ?? ''), {
    summaryKind: 'code',
    locations: path === undefined ? [] : [makeLocation(path)],
    detail: applied => showWrite(context, path ?? '', applied),
  })
}

function showWrite(context: CallContext, path: string, applied: boolean): CallDetail {
  const content = pickText(context.args, contentKeys)
  // The text may be still to come.
  if (content === undefined) return context.isArriving && path !== '' ? { kind: 'path', path } : showArguments(context)
  return { kind: 'diff', files: [diffTexts(null, content, { path })], applied }
}

function readResult(context: ResultContext): ResultFacts {
  const path = context.call === null ? '' : pickPath(context.call.args) ?? ''
  return makeResult(context, {
    outcome: isFailedEdit(context) ? 'failed' : undefined,
    badges: hasDiagnostics(context) ? [{ text: context.labels.diagnostics, tone: 'warning' }] : [],
    summary: () => joinFacts(readVerb(context), readSize(context)),
    callDetail: (applied) => {
      const files = diffOfWrite(context, path)
      return files === null ? null : { kind: 'diff', files, applied }
    },
    output: isError => showContent(context, isError),
  })
}

/** Details know best, then a JSON answer, then the words of the first line. */
function readVerb(context: ResultContext): string {
  const { labels } = context
  const verb = readVerbFact(context)
  if (verb !== undefined) return verb ? labels.created : labels.overwrote
  const line = firstLine(context.content.text.slice(0, 4096))
  if (overwrote.test(line)) return labels.overwrote
  if (/created|new file/i.test(line)) return labels.created
  if (/overwr|has been updated/i.test(line)) return labels.overwrote
  return labels.wrote
}

/** Sentences that begin so or name the file in their midst: its name may hold the word for another outcome. */
const overwrote = /^(?:(?:Successfully )?overwr(?:ote|itten)\b|The file .+ has been updated\b|Wrote .+ \(\d+ lines?\))/i

/** True: created; false: overwritten; `undefined`: not told. */
function readVerbFact(context: ResultContext): boolean | undefined {
  const type = readStringFact(context, 'type')
  if (type === 'create' || type === 'update') return type === 'create'
  for (const [key, isCreation] of [['isNewFile', true], ['exists', false], ['is_file_update', false]] as const) {
    const value = readFact(context, key)
    if (typeof value === 'boolean') return value === isCreation
  }
  const operation = readOwn(context.content.json, 'operation')
  if (operation === 'created') return true
  return operation === 'modified' || operation === 'updated' ? false : undefined
}

function readSize(context: ResultContext): string {
  const stated = /(?:^|[ (])(\d{1,15}) bytes\b/.exec(firstLine(context.content.text.slice(0, 4096)))?.[1]
  if (stated !== undefined) return context.labels.size(Number(stated))
  const content = context.call === null ? undefined : pickText(context.call.args, contentKeys)
  return content === undefined ? '' : context.labels.size(utf8Length(content))
}
