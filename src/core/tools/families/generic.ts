import type { ToolLocation } from '../../model/entry'
import { readOwn } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { stringifyJson } from '../../text/stringify-json'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
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
    output: isError => showContent(context, isError),
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
  const { input, text, args, broken, server, title } = context
  if (text !== undefined) return toCallLine(text)
  const telling = readTellingArgument(args)
  if (telling !== undefined) return telling
  if (broken !== undefined) return toCallLine(broken)
  if (input === null || input === undefined) return ''
  const json = toCallLine(stringifyJson(input, { maxLength: 2000 }))
  // Many tools of MCP servers take no arguments, and their names say it all; so do titles.
  return json === '{}' && (server !== undefined || title !== undefined) ? '' : json
}

function locate(context: CallContext): readonly ToolLocation[] {
  const path = pickString(context.args, fileKeys)
  return path === undefined || /^[a-z][\w+.-]*:\/\//i.test(path) ? [] : [makeLocation(path)]
}
