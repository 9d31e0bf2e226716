import type { ToolCallRecord, ToolResultRecord } from '../../src/core/model'
import { aiSdkUi } from '../../src/core/formats/ai-sdk-ui/format'
import { createTranscript } from '../../src/core/transcript/create-transcript'
import { callOf, resultOf } from './native'

/** Native records of that many answered shell calls, `c0` and on. */
export function shellRecords(count: number, from = 0): (ToolCallRecord | ToolResultRecord)[] {
  return Array.from({ length: count }, (_, index) => from + index)
    .flatMap(index => [callOf(`c${index}`, { command: `make ${index}` }), resultOf(`c${index}`, `made ${index}`)])
}

/** A message of the AI SDK: a question, and an answer whose parts are given. */
export function messagesOf(...parts: readonly unknown[]): readonly unknown[] {
  return [
    { id: 'u', role: 'user', parts: [{ type: 'text', text: 'Look around.' }] },
    { id: 'a', role: 'assistant', parts },
  ]
}

/** Items of AI SDK messages. */
export function itemsOfMessages(messages: readonly unknown[]) {
  const transcript = createTranscript({ format: aiSdkUi })
  transcript.push(...messages)
  return transcript.items
}
