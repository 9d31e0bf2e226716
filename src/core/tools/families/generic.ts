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
import { contentFact } from '../text-fact'
import { pickString } from '../tool-args'

/** Arguments that tell most, in this order. */
const tellingKeys = [
  'command', 'path', 'file_path', 'query', 'url', 'pattern', 'name', 'question', 'title', 'task', 'message', 'conversationId',
] as const

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
  const { input, text, args, server } = context
  if (text !== undefined) return toCallLine(text)
  for (const key of tellingKeys) {
    const value = readOwn(args, key)
    if (typeof value === 'string' && value.trim() !== '') return toCallLine(value)
    if ((typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean') return String(value)
  }
  if (input === null || input === undefined) return ''
  const json = toCallLine(stringifyJson(input, { maxLength: 2000 }))
  // Many tools of MCP servers take no arguments, and their names say it all.
  return json === '{}' && server !== undefined ? '' : json
}

function locate(context: CallContext): readonly ToolLocation[] {
  const path = pickString(context.args, fileKeys)
  return path === undefined || /^[a-z][\w+.-]*:\/\//i.test(path) ? [] : [makeLocation(path)]
}
