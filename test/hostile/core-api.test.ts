import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as core from '../../src/core/index'
import type { ToolDefinition, ToolEntry, TranscriptFormat, TranscriptItem } from '../../src/core/index'
import { tryMany, tryManyAsync } from '../support/fuzz'
import { knownKeys } from '../support/fuzz-values'
import { anyJson, anyText, anyValue, oddity } from '../support/hostile-values'
import { flatten } from '../support/transcripts'
import { findHeaderFaults, readWhole, sizeOf } from '../support/view-faults'

/** What a person may give where a type asks for something else. */
const anything = fc.oneof({ weight: 2, arbitrary: anyJson }, { weight: 3, arbitrary: anyValue })
const toolName = fc.oneof(fc.constantFrom('run_shell', 'Edit', 'TodoWrite', '__proto__', 'constructor', 'mcp__a__b', ''), anyText)

/** Types that records have in some format, so that more of a format is reached than its first check. */
const types = `tool-call tool-result tool-output tool-input-start tool-input-delta tool-input-available tool-output-available message assistant
  user system stream_event tool_use tool_result function_call function_call_output response_item event_msg item.completed item.started turn-end
  response.completed response.output_item.added response.function_call_arguments.delta content_block_start content_block_delta tool_execution_start
  tool_execution_end TOOL_CALL_START TOOL_CALL_ARGS TOOL_CALL_END TOOL_CALL_RESULT MESSAGES_SNAPSHOT RUN_FINISHED ai human tool gemini
  assistant.message tool.execution_start tool.execution_complete text tool_call tool_call_update file image`.split(/\s+/)
const record = fc.oneof(anything, fc.tuple(
  fc.constantFrom(...types),
  fc.array(fc.tuple(fc.constantFrom('id', 'toolCallId', 'call_id', 'role', 'content', 'parts', 'message', 'payload', 'params', 'item', 'delta', 'index',
    'input', 'output', 'arguments', 'view', 'sessionUpdate', 'chunk', 'toolName', 'name', ...knownKeys.slice(0, 20)), anything), { maxLength: 6 }),
).map(([type, fields]) => ({ type, ...Object.fromEntries(fields) })))
const records = fc.array(record, { maxLength: 6 })

const half = fc.dictionary(fc.constantFrom('input', 'inputText', 'title', 'kind', 'view', 'agent', 'cwd', 'locations', 'approval', 'content', 'details',
  'isError', 'error', 'exitCode', 'durationMs', 'preliminary'), anything, { maxKeys: 6 })

/** An entry as no transcript makes it, but as a host that builds its own might. */
const entry: fc.Arbitrary<ToolEntry> = fc.record({
  key: fc.constant('tx'),
  toolCallId: fc.constant('x'),
  toolName,
  call: fc.option(fc.tuple(half, toolName).map(([fields, name]) => ({ toolCallId: 'x', toolName: name, input: undefined, ...fields }))),
  result: fc.option(half.map(fields => ({ content: undefined, isError: false, ...fields }))),
  status: fc.constantFrom('streaming', 'pending', 'approval', 'ok', 'error', 'denied', 'cancelled', 'mystery'),
  statusReason: anything,
  provisional: fc.boolean(),
  children: fc.constant([]),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<ToolEntry>

const items: fc.Arbitrary<readonly TranscriptItem[]> = fc.array(fc.oneof(
  entry.map(made => ({ kind: 'tool' as const, key: made.key, entry: made })),
  fc.tuple(anything, anyText, fc.constantFrom('user', 'assistant', 'thinking', 'mystery')).map(([of, text, role]) =>
    ({ kind: 'other', key: 'o', record: of, text: { role, text } }) as unknown as TranscriptItem),
), { maxLength: 3 })

/** Nothing that came out is more than so many times what went in. */
const MOST_GROWTH = 40
const ROOM = 20_000

function expectBounded(out: unknown, ...given: readonly unknown[]): void {
  expect(sizeOf(out)).toBeLessThanOrEqual(MOST_GROWTH * sizeOf(given) + ROOM)
}

function expectGoodEntries(entries: readonly ToolEntry[], given: unknown): void {
  for (const each of flatten(entries)) expect(findHeaderFaults(core.viewToolEntry(each))).toEqual([])
  expect(new Set(flatten(entries).map(each => each.key)).size).toBe(flatten(entries).length)
  expectBounded(entries.map(each => readWhole(each)), given)
}

const formats = Object.fromEntries(Object.entries(core).filter(([, value]) => isFormat(value))) as Record<string, TranscriptFormat>

function isFormat(value: unknown): value is TranscriptFormat {
  return typeof value === 'object' && value !== null && 'reader' in value && 'policy' in value
}

/** What each function does with anything at all. */
const fuzzes: Readonly<Record<string, () => void | Promise<void>>> = {
  createTranscript: () => tryMany(600, [fc.array(fc.tuple(fc.constantFrom('push', 'prepend', 'replace', 'settle', 'live', 'get'), records), { maxLength: 5 })], (steps) => {
    const transcript = core.createTranscript()
    for (const [step, list] of steps) {
      if (step === 'push') transcript.push(...list)
      if (step === 'prepend') transcript.prepend(...list)
      if (step === 'replace') transcript.replace(list)
      if (step === 'settle') transcript.settle(list[0] as string)
      if (step === 'live') transcript.live = list[0] as boolean
      if (step === 'get') transcript.get(list[0] as string)
      expectGoodEntries(transcript.entries, steps)
    }
  }),
  readTranscript: () => tryMany(1_000, [fc.oneof(records, anyText, fc.array(anyText), anyJson.map(value => JSON.stringify(value))), fc.option(fc.oneof(anyText, fc.constantFrom(...core.formatNames)), { nil: undefined })], (source, format) => {
    const read = core.readTranscript(source, { format } as core.ReadTranscriptOptions)
    expectGoodEntries(read.entries, source)
  }),
  splitLines: () => tryManyAsync(500, [fc.array(fc.oneof(anyText, fc.constantFrom('\r', '\n', '\r\n')))], async (pieces) => {
    const lines: string[] = []
    for await (const line of core.splitLines(pieces)) lines.push(line)
    expect(lines.join('\n')).toBe(pieces.join('').replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  }),
  detectFormat: () => tryMany(1_000, [records], (list) => {
    expect([...core.formatNames, 'unknown']).toContain(core.detectFormat(list))
  }),
  viewToolEntry: () => tryMany(1_500, [entry], (made) => {
    expect(findHeaderFaults(core.viewToolEntry(made))).toEqual([])
    expectBounded(readWhole(made), made)
  }),
  formatToolLine: () => tryMany(500, [entry], (made) => {
    expect(core.formatToolLine(core.viewToolEntry(made))).not.toContain('\n')
  }),
  redactEntry: () => tryMany(500, [entry, anything], (made, answer) => {
    const redact = (text: string) => answer === null ? text.slice(1) : answer as string
    const view = core.viewToolEntry(core.redactEntry(made, redact))
    expect(findHeaderFaults(view)).toEqual([])
    void view.callDetail
    void view.output
  }),
  viewOutput: () => tryMany(1_000, [anyText, fc.record({ head: anything, tail: anything, max: anything, isError: anything })], (text, options) => {
    const view = core.viewOutput(text, options as core.ViewOutputOptions)
    if (view.kind === 'elided') expect(view.head.length + view.hiddenCount + view.tail.length).toBe(view.all.length)
    expectBounded(view, text)
  }),
  defineTool: () => tryMany(500, [entry, anything, anything, oddity], (made, call, result, odd) => {
    const refuse = () => {
      throw odd
    }
    const tools: readonly ToolDefinition[] = [
      core.defineTool({ names: refuse }),
      core.defineTool({ names: [() => odd as boolean] }),
      core.defineTool({ names: () => true, call: () => call as core.CustomCall, result: () => result as core.CustomResult }),
    ]
    expect(findHeaderFaults(core.viewToolEntry(made, { tools }))).toEqual([])
    void readWhole(made, { tools: [core.defineTool({ names: () => true, call: refuse, result: refuse })] })
  }),
  toMarkdown: () => tryMany(400, [items], (list) => {
    expectBounded(core.toMarkdown(list), list)
    expect(core.toMarkdown(list, { whole: true }).isWellFormed() || !isWellFormed(list)).toBe(true)
  }),
  toPlainText: () => tryMany(400, [items], (list) => {
    expectBounded(core.toPlainText(list, { whole: true }), list)
  }),
  diffTexts: () => tryMany(1_000, [anyText, anyText, fc.record({ context: anything, oldStart: anything, newStart: anything, relative: anything }, { requiredKeys: [] })], (before, after, options) => {
    const diff = core.diffTexts(before, after, options as core.DiffTextsOptions)
    const lines = diff.hunks.flatMap(hunk => hunk.lines)
    expect(lines.filter(line => line.kind === 'added')).toHaveLength(diff.added)
    expect(lines.filter(line => line.kind === 'removed')).toHaveLength(diff.removed)
    expectBounded(diff, before, after)
    core.diffTexts(options.context as string, before)
  }),
  parsePatch: () => tryMany(1_500, [fc.oneof(anyText, anything)], (text) => {
    expectBounded(core.parsePatch(text as string), text)
  }),
  defaultLabels: () => tryMany(500, [fc.double(), anyText], (number, text) => {
    for (const label of Object.values(core.defaultLabels) as readonly unknown[]) {
      const words: unknown = typeof label === 'function' ? (label as (...given: unknown[]) => unknown)(number, text) : label
      expect(typeof words).toBe('string')
    }
  }),
  ...Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, () => tryMany(250, [records], (list) => {
    const transcript = core.createTranscript({ format })
    for (const each of list) transcript.push(each)
    expect(transcript.issues.filter(issue => issue.message.startsWith('The record could not be read:'))).toEqual([])
    expectGoodEntries(transcript.entries, list)
  })])),
}

function isWellFormed(value: unknown): boolean {
  try {
    return JSON.stringify(value).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(value))
  }
  catch {
    return false
  }
}

/** Exports that take nothing. */
const constants: ReadonlyMap<string, string> = new Map([
  ['formatNames', 'a list of names'],
])

describe('every function of vue-tool-card/core', () => {
  it('is tried below, or takes nothing', () => {
    expect([...Object.keys(fuzzes), ...constants.keys()].sort()).toEqual(Object.keys(core).sort())
  })

  it.each(Object.keys(fuzzes))('%s throws for no value, and gives no more than it was given', async (name) => {
    await fuzzes[name]!()
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
