import type { HostPage } from './host-page'
import type { UseToolTranscriptReturn } from '../../src/vue/composables/useToolTranscript'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { readTranscript } from '../../src/core/transcript/read-transcript'
import { viewToolEntry } from '../../src/core/view/view-tool-entry'
import ToolCard from '../../src/vue/components/ToolCard.vue'
import { useToolTranscript } from '../../src/vue/composables/useToolTranscript'
import { callOf, resultOf } from '../support/native'

const pages: Pick<HostPage, 'wrapper'>[] = []
afterEach(() => {
  for (const { wrapper } of pages.splice(0)) wrapper.unmount()
})

/** A page whose records are pushed as they come over the wire. */
function open(live = ref<boolean | string>(true)) {
  let transcript!: UseToolTranscriptReturn
  const wrapper = mount(defineComponent(() => {
    transcript = useToolTranscript(undefined, { live })
    return () => h('main', transcript.entries.value.map(entry => h(ToolCard, { key: entry.key, entry })))
  }))
  pages.push({ wrapper })
  const statuses = () => wrapper.findAll('.tool-card').map(card => card.attributes('data-status'))
  const summaries = () => wrapper.findAll('[data-part=summary]').map(part => part.text())
  return { transcript, statuses, summaries }
}

// Not by address: the page of the test has another one.
const readFixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/transcripts', name), 'utf8')
const linesOf = (name: string) => readFixture(name).trim().split('\n').map(line => JSON.parse(line) as unknown)

describe('records that come one by one', () => {
  it.each([
    ['the Agent Client Protocol', 'acp/recorded-opencode.jsonl', 'acp'],
    ['the Agent Client Protocol, of another agent', 'acp/recorded-copilot.jsonl', 'acp'],
    ['a stream of the AI SDK', 'ai-sdk-ui/v7-stream.jsonl', 'ai-sdk-ui'],
    ['Dispatch', 'dispatch/events.jsonl', 'dispatch'],
    ['Claude Code', 'claude-code/recorded-2.1.332.stream.jsonl', 'claude-code'],
  ])('make the cards of the whole log: %s', async (_, file, format) => {
    const { transcript, statuses } = open()
    for (const record of linesOf(file)) {
      transcript.push(record)
      await nextTick()
    }
    transcript.settle()
    await nextTick()
    const whole = readTranscript(readFixture(file))
    expect(transcript.format.value).toBe(format)
    expect(transcript.entries.value).toEqual(whole.entries)
    expect(statuses()).toEqual(whole.entries.map(entry => viewToolEntry(entry).status))
    expect(transcript.pending.value).toBe(whole.entries.some(({ status }) => status === 'approval'))
  })

  it('show arguments of AG-UI as they grow, and end with the run', async () => {
    const { transcript, statuses, summaries } = open()
    const steps: (readonly [record: unknown, status: string, summary: string])[] = [
      [{ type: 'TOOL_CALL_START', toolCallId: 'a', toolCallName: 'run_shell' }, 'streaming', ''],
      [{ type: 'TOOL_CALL_ARGS', toolCallId: 'a', delta: '{"command":"npm t' }, 'streaming', 'npm t'],
      [{ type: 'TOOL_CALL_ARGS', toolCallId: 'a', delta: 'est"}' }, 'streaming', 'npm test'],
      [{ type: 'TOOL_CALL_END', toolCallId: 'a' }, 'pending', 'npm test'],
      [{ type: 'RUN_ERROR', message: 'Down' }, 'cancelled', 'npm test'],
    ]
    transcript.push({ type: 'RUN_STARTED', threadId: 't', runId: 'r' })
    for (const [record, status, summary] of steps) {
      transcript.push(record)
      await nextTick()
      expect([statuses(), summaries()]).toEqual([[status], [summary]])
    }
    expect(transcript.pending.value).toBe(false)
  })

  it.each(['ready', 'error', false])('end when the host says so: %s', async (rest) => {
    const live = ref<boolean | string>('streaming')
    const { transcript, statuses } = open(live)
    transcript.push(callOf('a'), resultOf('a'), callOf('b'))
    await nextTick()
    expect(statuses()).toEqual(['ok', 'pending'])
    live.value = rest
    await nextTick()
    expect(statuses()).toEqual(['ok', 'cancelled'])
    // What comes after all is shown.
    transcript.push(resultOf('b'))
    await nextTick()
    expect(statuses()).toEqual(['ok', 'ok'])
  })
})
