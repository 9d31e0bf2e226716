import { isRecord, readOwn, readOwnString, toNumber } from '../../text/own-values'
import { quoteCall } from '../../text/single-line'
import { makeCall } from '../call-facts'
import { errorLine } from '../error-line'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { readNumberFact } from '../result-facts'
import { textFact } from '../text-fact'
import { hasFlag, pickId, pickList, pickString } from '../tool-args'

/** Handing work to another agent. */
export const agent: ToolFamily = {
  name: 'agent',
  icon: 'agent',
  bodyKind: 'agent',
  readCall,
  readResult,
}

const wordKeys = ['description', 'title', 'label', 'name', 'task', 'query', 'message', 'prompt', 'question', 'instructions']
const typeKeys = ['subagent_type', 'agent_type', 'agentName', 'agent_name', 'agent', 'agentType', 'subagentType']

function readCall(context: CallContext): CallFacts {
  const { args, labels } = context
  const words = pickString(args, wordKeys) ?? firstTask(args) ?? context.text
  const type = pickString(args, typeKeys) ?? (context.name === 'newtask' ? pickString(args, ['mode']) : undefined)
  const isBackground = hasFlag(args, ['run_in_background', 'background', 'is_background']) || readOwn(args, 'mode') === 'background'
  return makeCall(context, words === undefined ? '' : quoteCall(words), {
    badges: [type, isBackground ? labels.background : undefined],
  })
}

function firstTask(args: unknown): string | undefined {
  const task = pickList(args, ['tasks', 'items'])?.[0]
  return pickString(task, [...wordKeys, 'assignment', 'text'])
}

function readResult(context: ResultContext): ResultFacts {
  const runningId = readRunningId(context)
  const isFailed = /^<task id="[^"]*" state="error">/.test(context.content.text)
  return makeResult(context, {
    outcome: runningId !== undefined ? 'running' : isFailed ? 'failed' : undefined,
    ...(runningId !== undefined && { runningId }),
    ...(isFailed && { failure: () => errorLine(readAnswer(context)) }),
    summary: () => readStatistics(context) ?? textFact(readAnswer(context), context.labels),
    output: isError => showText(context, 'text', readAnswer(context), isError),
  })
}

/** The id of an agent that works on in the background; `''` when it has none. */
function readRunningId(context: ResultContext): string | undefined {
  const { content, details } = context
  const launched = content.text.startsWith('Async agent launched successfully')
  if (launched || readOwn(details, 'status') === 'async_launched' || readOwn(details, 'isAsync') === true) {
    return pickId(details, ['agentId', 'agent_id']) ?? /^agentId: (\S+)/m.exec(content.text.slice(0, 4096))?.[1] ?? ''
  }
  if (/^<task id="[^"]*" state="running">/.test(content.text)) return /^<task id="([^"]*)"/.exec(content.text)?.[1] ?? ''
  const id = pickId(content.json, ['agent_id'])
  return id === undefined ? undefined : pickString(content.json, ['nickname']) ?? id
}

/** Statistics need all three numbers. */
function readStatistics(context: ResultContext): string | undefined {
  const { labels, content } = context
  const block = /<usage>([\s\S]{0,2000}?)<\/usage>/.exec(content.text.slice(-4096))?.[1] ?? ''
  const row = (name: string) => toNumber(new RegExp(`^${name}: (\\d+)$`, 'm').exec(block)?.[1])
  const tools = readNumberFact(context, ['totalToolUseCount']) ?? row('tool_uses')
  const tokens = readNumberFact(context, ['totalTokens']) ?? row('total_tokens')
  const duration = readNumberFact(context, ['totalDurationMs']) ?? row('duration_ms')
  if (tools === undefined || tokens === undefined || duration === undefined) return undefined
  return joinFacts(labels.count(tools, 'tool'), labels.tokens(tokens), labels.duration(duration))
}

/** The answer without what the tool puts around it. */
function readAnswer({ content }: ResultContext): string {
  const told = readOwnString(content.json, 'output') ?? (content.kind === 'value' ? readOwnString(content.json, 'result') : undefined)
  if (told !== undefined && isRecord(content.json)) return told
  const start = content.text.indexOf('<task_result>')
  if (start >= 0 && start < 4096) {
    const end = content.text.lastIndexOf('</task_result>')
    return content.text.slice(start + '<task_result>'.length, end < start ? undefined : end).trim()
  }
  const lead = /^<task id="[^"]*" state="\w+">\n/.exec(content.text)?.[0]
  return lead === undefined ? dropAgentId(content.text) : content.text.slice(lead.length).replace(/<\/task>\s*$/, '').trim()
}

/** Claude Code ends the answer with the agent's id and its usage. */
function dropAgentId(text: string): string {
  const at = text.lastIndexOf('\nagentId: ')
  if (at < 0 || text.length - at > 2000 || !/^\nagentId: \w+ \(/.test(text.slice(at, at + 200))) return text
  return text.slice(0, at).replace(/\n{1,9}$/, '')
}
