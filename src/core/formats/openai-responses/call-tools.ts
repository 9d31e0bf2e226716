import type { RawRecord } from '../read-fields'
import { readField, readList, readString } from '../read-fields'

/** How an item of one type names its tool and keeps its arguments and, where it has one, its result. */
export interface ItemTool {
  /** `undefined`: the item has the name. */
  readonly name?: string
  readonly input: (item: RawRecord) => unknown
  /** Set for items that hold their own result. */
  readonly output?: (item: RawRecord) => unknown
}

const readArgumentText = (item: RawRecord) => readField(item, 'arguments')
const readAction = (item: RawRecord) => readField(item, 'action')

/** Item types that are calls, by type (openai 7: the Responses API; `hosted_tool_call`: openai-agents). */
export const itemTools: ReadonlyMap<string, ItemTool> = new Map<string, ItemTool>([
  ['function_call', { input: readArgumentText }],
  ['custom_tool_call', { input: item => readField(item, 'input') }],
  ['local_shell_call', { name: 'local_shell', input: readAction }],
  ['shell_call', { name: 'shell', input: readAction }],
  ['apply_patch_call', { name: 'apply_patch', input: item => pick(item, ['operation']) }],
  ['computer_call', { name: 'computer', input: item => readAction(item) ?? pick(item, ['actions']) }],
  ['tool_search_call', { name: 'tool_search', input: readArgumentText }],
  ['program', { name: 'program', input: item => pick(item, ['code']) }],
  ['web_search_call', { name: 'web_search', input: item => pick(item, ['action']), output: readSources }],
  ['file_search_call', { name: 'file_search', input: item => pick(item, ['queries']), output: item => readFilled(item, 'results') }],
  ['code_interpreter_call', {
    name: 'code_interpreter',
    input: item => pick(item, ['code', 'container_id']),
    output: item => readFilled(item, 'outputs'),
  }],
  ['image_generation_call', {
    name: 'image_generation',
    input: item => ({
      ...(readString(item, 'revised_prompt') !== undefined && { prompt: readString(item, 'revised_prompt') }),
      ...pick(item, ['action', 'size', 'quality', 'background', 'output_format']),
    }),
    output: item => readImage(item, 'result'),
  }],
  ['mcp_call', { input: readArgumentText, output: item => readField(item, 'output') }],
  ['mcp_approval_request', { input: readArgumentText }],
  ['hosted_tool_call', { input: readArgumentText, output: item => readField(item, 'output') }],
])

/** Types whose arguments are a JSON text. */
export const jsonTypes: ReadonlySet<string> = new Set([
  'function_call', 'tool_search_call', 'mcp_call', 'mcp_approval_request', 'hosted_tool_call',
])

/** Yields a picture that is given as base64, as a content block. */
export function readImage(item: RawRecord, key: string): unknown {
  const data = readString(item, key)
  return data === undefined ? undefined : [{ type: 'image', data, mimeType: `image/${readString(item, 'output_format') ?? 'png'}` }]
}

/** An empty list says no more than none. */
function readFilled(item: RawRecord, key: string): unknown {
  const list = readList(item, key)
  return list === undefined || list.length === 0 ? undefined : list
}

function readSources(item: RawRecord): unknown {
  const action = readField(item, 'action')
  return typeof action === 'object' && action !== null ? readFilled(action as RawRecord, 'sources') : undefined
}

function pick(item: RawRecord, keys: readonly string[]): RawRecord {
  return Object.fromEntries(keys.flatMap((key) => {
    const value = readField(item, key)
    return value == null ? [] : [[key, value] as const]
  }))
}
