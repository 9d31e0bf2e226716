import type { TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readNumber, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readImage } from './call-tools'
import type { ItemReader } from './read-item'
import { readCallId } from './read-item'
import type { ResponseItem } from './response-items'

/** The field of the item that grows, and the field of the last event that has it whole. */
const growingFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['function_call_arguments', ['arguments']],
  ['mcp_call_arguments', ['arguments']],
  ['custom_tool_call_input', ['input']],
  ['code_interpreter_call_code', ['code']],
  ['apply_patch_call_operation_diff', ['operation', 'diff']],
  ['shell_call_command', ['action', 'commands']],
])

const textKinds: ReadonlyMap<string, 'text' | 'thinking'> = new Map([
  ['output_text', 'text'],
  ['refusal', 'text'],
  ['reasoning_text', 'thinking'],
  ['reasoning_summary_text', 'thinking'],
])

/** Yields the item of a text of which the beginning was lost; `undefined`: the event brings no text. */
export function toTextItem(what: string, id: string | undefined): RawRecord | undefined {
  const kind = textKinds.get(what)
  return kind && { type: kind === 'text' ? 'message' : 'reasoning', role: 'assistant', ...(id !== undefined && { id }) }
}

/** The item that grows, and how it is read. */
export interface GrowingItem {
  readonly known: ResponseItem
  readonly readItem: ItemReader
  readonly scope: string
}

/** The events of a piece of an item: `what` grows by `step` (`added`, `delta`, `done`). */
export function readPiece(
  what: string, step: string, event: RawRecord, { known, readItem, scope }: GrowingItem,
): readonly TranscriptEvent[] {
  const { name } = known
  if (known.isDone) return []
  const path = growingFields.get(what)
  if (path !== undefined) return readGrowth(path)
  const kind = textKinds.get(what)
  if (kind !== undefined && step === 'delta') return readText(kind)
  if (what === 'shell_call_output_content' && step === 'delta') return readShellOutput(readRecord(event, 'delta') ?? {})
  const image = what === 'image_generation_call' && step === 'partial_image' ? readImage(event, 'partial_image_b64') : undefined
  return image === undefined ? [] : [{ type: 'update', card: name, scope, result: { content: image } }]

  function readGrowth(path: readonly string[]): readonly TranscriptEvent[] {
    const delta = readString(event, 'delta')
    const key = path.at(-1)!
    if (key === 'arguments' && step === 'delta') return delta === undefined ? [] : [{ type: 'input-delta', card: name, delta }]
    const whole = readString(event, key === 'commands' ? 'command' : key)
    known.item = grow(known.item, path, (value) => {
      if (key !== 'commands') return whole ?? toText(value) + (delta ?? '')
      const commands = Array.isArray(value) ? [...value as readonly unknown[]] : []
      const index = Math.min(readNumber(event, 'command_index') ?? 0, commands.length)
      commands[index] = whole ?? toText(commands[index]) + (delta ?? '')
      return commands
    })
    const isWhole = whole !== undefined && key !== 'commands'
    return readItem(known.item, { name, scope, phase: isWhole ? 'done' : 'added' }).filter(read => read.type === 'call')
  }

  function readText(kind: 'text' | 'thinking'): readonly TranscriptEvent[] {
    const index = Math.min(readNumber(event, 'content_index') ?? readNumber(event, 'summary_index') ?? 0, known.parts.length)
    known.parts[index] = (known.parts[index] ?? '') + (readString(event, 'delta') ?? '')
    const text = known.parts.filter(part => part !== '').join('\n')
    return [toOther(known.item, { id: name }, kind === 'text' ? 'assistant' : kind, text)]
  }

  function readShellOutput(delta: RawRecord): readonly TranscriptEvent[] {
    const id = readCallId(known.item)
    const append = (readString(delta, 'stdout') ?? '') + (readString(delta, 'stderr') ?? '')
    return id === undefined || append === '' ? [] : [{ type: 'update', id, append }]
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Yields a copy of the item in which the field at the path is another one. */
function grow(item: RawRecord, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): RawRecord {
  if (key === undefined) return item
  const value = readField(item, key)
  return { ...item, [key]: rest.length === 0 ? change(value) : grow(isRecord(value) ? value : {}, rest, change) }
}
