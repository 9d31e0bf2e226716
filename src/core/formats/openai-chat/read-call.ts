import type { CallFields } from '../../model'
import { readArguments } from '../read-arguments'
import type { RawRecord } from '../read-fields'
import { readField, readRecord, readString } from '../read-fields'

/** What is called: the function or custom tool of a call, or of a piece of one. */
export interface ChatCall {
  readonly name: string | undefined
  /** Arguments are JSON; what a custom tool takes is free text. */
  readonly isCustom: boolean
  readonly payload: unknown
}

/** Reads an item of `tool_calls`, or a `function_call` (the form before there were tools). */
export function readChatCall(item: RawRecord): ChatCall {
  const custom = readRecord(item, 'custom')
  const source = custom ?? readRecord(item, 'function') ?? item
  return {
    name: readString(source, 'name'),
    isCustom: custom !== undefined,
    payload: readField(source, custom === undefined ? 'arguments' : 'input'),
  }
}

/** The fields of a call that is complete. */
export function toCallFields({ name, isCustom, payload }: ChatCall): CallFields {
  return { toolName: name, ...(isCustom ? { input: payload } : readArguments(payload)) }
}
