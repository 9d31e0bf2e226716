import { describe, expect, it } from 'vitest'
import { formatNames } from '../../../src/core/formats/format-votes'
import { parseLog } from '../../../src/core/formats/parse-log'
import { findFormat } from '../../../src/core/formats/registry'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import type { Chance } from '../../support/fuzz-values'
import { makeChance } from '../../support/fuzz-values'
import { mutate } from '../../support/garbage'
import { samples } from '../../support/samples'
import { flatten } from '../../support/transcripts'

const rounds = 50
const longest = 60

describe.each(formatNames)('%s', (name) => {
  const format = findFormat(name)!
  /** Formats without a sample of their own get those of all others, which is as good a nonsense. */
  const own = samples.filter(sample => sample.format === name)
  const logs = (own.length > 0 ? own : samples).map(sample => parseLog(sample.text).records)

  it('reads thousands of mangled records: nothing is thrown, every key is given once, pieces read as the whole', () => {
    const chance = makeChance(name.length)
    for (let round = 0; round < rounds; round++) {
      const records = mangle(chance.oneOf(logs), chance)
      const whole = createTranscript({ format })
      whole.push(...records)
      expect(whole.issues.filter(issue => issue.message.startsWith('The record could not be read:'))).toEqual([])
      const keys = whole.items.map(item => item.key)
      expect(new Set(keys).size).toBe(keys.length)
      const entryKeys = flatten(whole.entries).map(entry => entry.key)
      expect(new Set(entryKeys).size).toBe(entryKeys.length)
      for (const { index } of whole.issues) expect(index).toBeLessThan(records.length)

      const pieces = createTranscript({ format })
      for (const record of records) {
        pieces.push(record)
        // A look in between changes nothing, keys included.
        if (round % 8 === 0) void pieces.items
      }
      expect(inOneList(pieces.entries)).toEqual(inOneList(whole.entries))
    }
  })

  it('walks no list without end, wherever it stands', () => {
    for (const length of [5_000_000, 2 ** 32 - 1]) {
      const list: unknown[] = Object.assign([], { length })
      for (const record of holdEverywhere(list)) {
        const transcript = createTranscript({ format })
        transcript.push(record)
        expect(transcript.items.length + transcript.issues.length).toBeLessThan(100)
      }
    }
  })
})

/** Records of which every field that holds a list somewhere holds this one. */
function holdEverywhere(list: readonly unknown[]): readonly unknown[] {
  const message = { role: 'assistant', content: list, parts: list, tool_calls: list, toolCalls: list, chunks: list }
  return [
    list, message, { ...message, role: 'user' }, { messages: list }, { type: 'ai', content: list, tool_calls: list },
    { type: 'assistant', uuid: 'u', message }, { type: 'message', message }, { candidates: list }, { candidates: [{ content: message }] },
    { choices: list }, { choices: [{ message }, { delta: message }] }, { object: 'response', output: list }, { input: list },
    { type: 'response.completed', response: { output: list } }, { type: 'gemini', id: 'g', toolCalls: list }, { $set: { messages: list } },
    { info: { id: 'i', role: 'assistant' }, parts: list }, { type: 'MESSAGES_SNAPSHOT', messages: list },
    { type: 'assistant.message', data: { toolRequests: list }, id: 'e' }, { sessionUpdate: 'tool_call', toolCallId: 'a', content: list, locations: list },
    { type: 'response_item', payload: { type: 'function_call_output', call_id: 'a', output: list } },
    { type: 'tool-call', toolCallId: 'a', locations: list, approval: { options: list } }, { call: { card: 'diff', diffs: list }, result: null },
    { jsonrpc: '2.0', id: 1, result: { content: list } }, { response: list },
  ]
}

/** Records of a log of which many are changed, gone, there twice or in another place. */
function mangle(log: readonly unknown[], chance: Chance): readonly unknown[] {
  const start = chance.below(Math.max(1, log.length - longest))
  const records = log.slice(start, start + longest)
  for (let count = 1 + chance.below(records.length); count > 0 && records.length > 0; count--) {
    const at = chance.below(records.length)
    const action = chance.below(8)
    if (action === 0) records.splice(at, 1)
    else if (action === 1) records.splice(at, 0, chance.oneOf(records))
    else if (action === 2) records.push(...records.splice(at, 1))
    else records[at] = mutate(records[at], chance)
  }
  return records
}

function inOneList(entries: Parameters<typeof flatten>[0]): readonly unknown[] {
  return flatten(entries).map(entry => ({ ...entry, children: entry.children.length }))
}
