import type { CardRef, TranscriptEvent, TranscriptFormat, TranscriptText } from '../../model'
import { readExecution } from '../codex/read-execution'
import { keepOpen } from '../keep-open'
import type { RawRecord } from '../read-fields'
import { isRecord, readId, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { createRuns } from './runs'

/**
 * Events of `codex exec --json` and of the Codex SDK (0.163). An item is its own card: every event that
 * names it has its whole state.
 */
export const codexExec: TranscriptFormat = {
  name: 'codex-exec',
  policy: 'inline',
  reader: () => {
    const runs = createRuns()
    let turn = 0
    let count = 0
    const opened = new Set<string>()

    function readItem(item: RawRecord, isEnd: boolean): readonly TranscriptEvent[] {
      const kind = readString(item, 'type') ?? ''
      const id = readId(item, 'id')
      const name = id === undefined ? undefined : `${runs.name()}:${id}`
      const execution = readExecution(kind, item, '', name === undefined || !opened.has(name))
      if (execution === undefined) {
        return [toOther(item, { id: name }, roles.get(kind), readString(item, 'text') ?? readString(item, 'message'))]
      }
      if (name !== undefined) opened.add(name)
      const { call, result, said, isOpen } = execution
      const ref: CardRef = { id, card: name ?? `item ${++count}` }
      const hasOutput = result.content !== ''
      // A plan is kept as soon as it is told.
      const isFinal = (isEnd && !isOpen) || kind === 'todo_list'
      return [
        { type: 'call', ...ref, call },
        ...(isFinal ? [{ type: 'result', ...ref, result, said } as const] : []),
        ...(!isFinal && hasOutput ? [{ type: 'update', ...ref, result: { content: result.content } } as const] : []),
      ]
    }

    function readEvent(record: RawRecord): readonly TranscriptEvent[] {
      const type = readString(record, 'type') ?? ''
      const item = type.startsWith('item.') ? readRecord(record, 'item') : undefined
      if (item !== undefined) return readItem(item, type === 'item.completed')
      const error = readRecord(record, 'error') ?? record
      switch (type) {
        case 'turn.started':
          turn += 1
          return [...(turn > 1 ? [{ type: 'user-turn' } as const] : []), toOther(record)]
        case 'turn.completed':
          return [toOther(record), { type: 'settle' }]
        case 'turn.failed':
        case 'error':
          return [
            toOther(record, {}, 'error', readString(error, 'message')),
            ...(type === 'error' ? [] : [{ type: 'settle' } as const]),
          ]
        default:
          return [toOther(record)]
      }
    }

    return {
      read(record): readonly TranscriptEvent[] {
        if (!isRecord(record)) return readUnusable(record, 'The line is no object.')
        runs.note(record)
        const events = readEvent(record)
        return runs.isRepeated() ? keepOpen(events) : events
      },
    }
  },
}

const roles: ReadonlyMap<string, TranscriptText['role']> = new Map([
  ['agent_message', 'assistant'],
  ['reasoning', 'thinking'],
  ['error', 'error'],
])
