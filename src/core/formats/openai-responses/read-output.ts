import type { ResultFields } from '../../model'
import { readContentText } from '../read-content-text'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readNumber, readRecord, readString } from '../read-fields'

/** Item types that are results, and the tool whose they are where the type tells. */
export const outputTools: ReadonlyMap<string, string | undefined> = new Map([
  ['function_call_output', undefined],
  ['function_call_result', undefined],
  ['custom_tool_call_output', undefined],
  ['local_shell_call_output', 'local_shell'],
  ['shell_call_output', 'shell'],
  ['apply_patch_call_output', 'apply_patch'],
  ['computer_call_output', 'computer'],
  ['computer_call_result', 'computer'],
  ['tool_search_output', 'tool_search'],
  ['program_output', 'program'],
])

/** The result of a result item. A status `completed` of its call is none: it means the arguments. */
export function readOutput(type: string, item: RawRecord): ResultFields {
  const output = readField(item, 'output') ?? readField(item, 'tools') ?? readField(item, 'result') ?? ''
  const isError = readString(item, 'status') === 'failed'
  if (type === 'shell_call_output' && isList(output)) return readShellOutput(output, isError)
  return { content: readScreenshot(output) ?? output, isError }
}

/** Several commands: the first that failed tells how it went. */
function readShellOutput(parts: readonly unknown[], isError: boolean): ResultFields {
  const outcomes = parts.map(part => isRecord(part) ? readRecord(part, 'outcome') : undefined).filter(isRecord)
  const codes = outcomes.flatMap(outcome => readNumber(outcome, 'exit_code') ?? [])
  return {
    content: { output: parts },
    isError: isError || outcomes.some(outcome => readString(outcome, 'type') === 'timeout'),
    exitCode: codes.find(code => code !== 0) ?? codes[0],
  }
}

/** A screenshot as a content block. */
function readScreenshot(output: unknown): unknown {
  if (!isRecord(output) || readString(output, 'type') !== 'computer_screenshot') return undefined
  const url = readString(output, 'image_url') ?? readString(output, 'data')
  return url === undefined ? undefined : [{ type: 'input_image', image_url: url }]
}

/** What went wrong: a text, or an object with one (openai 7: the errors of MCP calls and of images). */
export function readItemError(item: RawRecord): ResultFields['error'] | undefined {
  const known = readError(item, 'error')
  const error = readRecord(item, 'error')
  if (known !== undefined || error === undefined) return known
  const code = readString(error, 'type') ?? ''
  return { message: readContentText(readField(error, 'content')) || code, code }
}
