import { parseJson } from '../../text/json'
import { readOwn } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { stringifyJson } from '../../text/stringify-json'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ToolFamily } from '../family'
import { pickString } from '../tool-args'
import { generic } from './generic'

/** One tool that calls the tools of MCP servers. */
export const mcp: ToolFamily = {
  name: 'mcp',
  icon: 'mcp',
  bodyKind: 'fields',
  readCall,
  readResult: generic.readResult,
}

function readCall(context: CallContext): CallFacts {
  const { args } = context
  const server = pickString(args, ['server_name', 'server_label', 'serverName', 'server'])
  const tool = pickString(args, ['tool_name', 'name', 'toolName', 'tool'])
  if (tool === undefined) return generic.readCall(context)
  const passed = readOwn(args, 'arguments') ?? readOwn(args, 'args') ?? readOwn(args, 'input')
  const read = typeof passed === 'string' ? parseJson(passed) ?? passed : passed
  const digest = read === undefined || read === null ? '' : typeof read === 'string' ? read : stringifyJson(read, { maxLength: 2000 })
  const target = server === undefined ? tool : `${server}/${tool}`
  return makeCall(context, toCallLine(`${target} ${digest}`), { summaryKind: 'code' })
}
