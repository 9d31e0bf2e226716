import type { Item } from '../fixture'

export function toCall({ id, name, input }: Item) {
  return { type: 'tool-call', toolCallId: id, toolName: name, input }
}

export function toResult({ id, name, output }: Item) {
  return { type: 'tool-result', toolCallId: id, toolName: name, content: output, isError: false }
}

export function toRecords(item: Item): readonly unknown[] {
  return item.isDone ? [toCall(item), toResult(item)] : [toCall(item)]
}
