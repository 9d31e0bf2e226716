import type { CallFields, ResultFields } from '../model'
import type { RawRecord } from './read-fields'
import { readField, readNumber, readRecord, readString } from './read-fields'

/** Tells content blocks that are calls: `tool_use`, `server_tool_use`, `mcp_tool_use`. */
export function isCallBlock(type: string): boolean {
  return type === 'tool_use' || type.endsWith('_tool_use')
}

/** Tells content blocks that are results: `tool_result`, `web_search_tool_result` … */
export function isResultBlock(type: string): boolean {
  return type === 'tool_result' || type.endsWith('_tool_result')
}

/** The call of a call block of the Anthropic Messages API (@anthropic-ai/sdk 1.14). */
export function readCallBlock(block: RawRecord): CallFields {
  return {
    toolName: readString(block, 'name'),
    input: readField(block, 'input'),
    server: readString(block, 'server_name'),
  }
}

/** The result of a result block. Server tools report failures and exit codes inside the content. */
export function readResultBlock(block: RawRecord): ResultFields {
  const content = readField(block, 'content')
  const inner = readRecord(block, 'content')
  const innerType = inner === undefined ? '' : readString(inner, 'type') ?? ''
  const code = inner === undefined ? undefined : readString(inner, 'error_code')
  return {
    content: content ?? '',
    isError: readField(block, 'is_error') === true || innerType.endsWith('_error'),
    ...(inner !== undefined && code !== undefined && { error: { message: readString(inner, 'error_message') ?? code, code } }),
    exitCode: inner === undefined ? undefined : readNumber(inner, 'return_code'),
  }
}
