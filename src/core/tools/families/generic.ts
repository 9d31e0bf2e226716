import type { ToolLocation } from '../../model/entry'
import { listOwnKeys, readOwn } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { stringifyJson } from '../../text/stringify-json'
import { makeCall } from '../call-facts'
import { hideEncoded, isEncoded } from '../encoded-text'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import type { ToolCardLabels } from '../labels'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { sizeOfBase64 } from '../media'
import { showContent, showText } from '../outputs'
import { isListOfNothing } from '../result-content'
import { readTerminalResult } from '../terminal/terminal-result'
import { readTellingArgument } from '../telling-argument'
import { contentFact } from '../text-fact'
import { pickString } from '../tool-args'

const fileKeys = ['file_path', 'filePath', 'path', 'filepath', 'target_file', 'absolute_path']

/** Any tool of which nothing is known. */
export const generic: ToolFamily = {
  name: 'generic',
  icon: 'wrench',
  bodyKind: 'fields',
  readCall,
  readResult: context => isProcessResult(context) ? readTerminalResult(context) : readContentResult(context),
}

function readContentResult(context: ResultContext): ResultFacts {
  return makeResult(context, {
    summary: () => contentFact(context.content, context.labels),
    // That there are no items is an answer, too.
    output: isError => isListOfNothing(context.content) ? showText(context, 'json', '[]', isError) : showContent(context, isError),
  })
}

/** `{ stdout, stderr, exitCode }`, in whatever spelling: any tool may run a process. */
function isProcessResult({ content }: ResultContext): boolean {
  if (content.kind !== 'value') return false
  const hasStreams = typeof readOwn(content.json, 'stdout') === 'string' || typeof readOwn(content.json, 'stderr') === 'string'
  return hasStreams || (typeof readOwn(content.json, 'output') === 'string' && typeof readOwn(content.json, 'exitCode') === 'number')
}

function readCall(context: CallContext): CallFacts {
  const summary = summarizeArguments(context)
  return makeCall(context, summary, {
    summaryKind: / /.test(summary) && !/^[{[/]/.test(summary) ? 'prose' : 'code',
    locations: locate(context),
  })
}

/** Yields the first telling argument, else all of them as one line of JSON; text is shown itself. */
export function summarizeArguments(context: CallContext): string {
  const { input, text, args, broken, server, title, labels } = context
  if (text !== undefined) return isEncoded(text) ? writeSize(text, labels) : toCallLine(text)
  const telling = readTellingArgument(args)
  if (telling !== undefined) return telling
  if (broken !== undefined) return toCallLine(hideEncoded(broken.slice(0, 2000)))
  if (input === null || input === undefined) return ''
  const sizes = readSizes(args, labels)
  const keys = sizes.size === 0 ? [] : listOwnKeys(args)
  if (keys.length === 1) return sizes.get(keys[0] ?? '') ?? ''
  const told = sizes.size === 0 ? input : Object.fromEntries(keys.map(key => [key, sizes.get(key) ?? readOwn(args, key)]))
  const json = toCallLine(hideEncoded(stringifyJson(told, { maxLength: 2000 })))
  // Many tools of MCP servers take no arguments, and their names say it all; so do titles.
  return json === '{}' && (server !== undefined || title !== undefined) ? '' : json
}

/** Sizes of the arguments that are data in base64, by key. */
function readSizes(args: UnknownRecord, labels: ToolCardLabels): ReadonlyMap<string, string> {
  const sizes = new Map<string, string>()
  for (const key of listOwnKeys(args).slice(0, 100)) {
    const value = readOwn(args, key)
    if (typeof value === 'string' && isEncoded(value)) sizes.set(key, writeSize(value, labels))
  }
  return sizes
}

/** Of an address only what stands behind the comma is data. */
function writeSize(text: string, labels: ToolCardLabels): string {
  return labels.size(sizeOfBase64(text.slice(text.slice(0, 200).indexOf(',') + 1)))
}

function locate(context: CallContext): readonly ToolLocation[] {
  const path = pickString(context.args, fileKeys)
  return path === undefined || /^[a-z][\w+.-]*:\/\//i.test(path) ? [] : [makeLocation(path)]
}
