import { describe, expect, it } from 'vitest'
import { findFormat } from '../../../src/core/formats/registry'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { eventFormat } from '../../support/cases'
import { callOf, resultOf } from '../../support/native'

const text = (words: string) => ({ type: 'text', text: words })

describe('prepend', () => {
  it('puts older history in front and keeps keys and entries of what was there', () => {
    const transcript = createTranscript()
    transcript.push(text('new'), callOf('b'), resultOf('b'))
    const [b] = transcript.entries
    transcript.prepend(text('old'), callOf('a'), resultOf('a'))
    transcript.prepend(text('oldest'))
    expect(transcript.items.map(item => item.key)).toEqual(['o#3', 'o#2', 'ta', 'o#1', 'tb'])
    expect(transcript.entries[1]).toBe(b)
  })

  it('pairs an orphan with the call in front and leaves its key with it when the id was used before', () => {
    const transcript = createTranscript()
    transcript.push(resultOf('a', 'y'), callOf('a', 3))
    transcript.prepend(callOf('a', 1), resultOf('a', 'x'), callOf('a', 2))
    expect(transcript.entries.map(entry => [entry.key, entry.call?.input, entry.result?.content])).toEqual([
      ['ta#2', 1, 'x'], ['ta', 2, 'y'], ['ta#3', 3, undefined],
    ])
  })

  it('fills an orphan of a message array only from the messages before it', () => {
    const transcript = createTranscript({ format: eventFormat('occurrence') })
    transcript.push({ type: 'result', id: 'a', scope: 'm1', result: { content: 'x' } })
    transcript.prepend({ type: 'call', id: 'a', scope: 'm1', call: { toolName: 'run', input: 1 } })
    expect(transcript.entries).toMatchObject([{ key: 'ta', call: { input: 1 }, result: { content: 'x' } }])
  })

  const acpUpdate = (sessionUpdate: string, more: object) => ({ sessionUpdate, toolCallId: 'a', ...more })
  const use = { type: 'assistant', uuid: '1', sessionId: 's', message: { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'Bash', input: {} }] } }
  const used = { type: 'user', uuid: '2', sessionId: 's', message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'x' }] } }
  const codexLine = (type: string, payload: object) => ({ timestamp: 't', type, payload: { call_id: 'a', ...payload } })

  it.each<[string, string, readonly unknown[], readonly unknown[]]>([
    ['news of a call', 'acp', [acpUpdate('tool_call', { title: 't' })], [acpUpdate('tool_call_update', { status: 'in_progress' })]],
    ['a result', 'ai-sdk-ui', [{ type: 'start-step' }, { type: 'tool-input-available', toolCallId: 'a', toolName: 'f', input: {} }],
      [{ type: 'tool-output-available', toolCallId: 'a', output: 1 }]],
    ['the same events again', 'claude-code', [use, used], [use, used]],
    ['the same records again', 'dispatch', [callOf('a'), resultOf('a')], [callOf('a'), resultOf('a')]],
    ['a state', 'gemini-cli', [{ id: 'm', type: 'gemini', content: '', toolCalls: [{ id: 'a', name: 'f', args: {}, status: 'executing' }] }],
      [{ id: 'm', type: 'gemini', content: '', toolCalls: [{ id: 'a', name: 'f', args: {}, status: 'success', result: [] }] }]],
    ['a report', 'codex', [codexLine('response_item', { type: 'function_call', name: 'f', arguments: '{}' })], [codexLine('event_msg', { type: 'exec_command_end', exit_code: 0 })]],
  ])('keeps the key of a card of which the newer page has %s', (_, format, older, newer) => {
    const transcript = createTranscript({ format: findFormat(format)! })
    transcript.push(...newer)
    const [before] = transcript.entries
    transcript.prepend(...structuredClone(older))
    expect(transcript.entries.map(entry => entry.key)).toEqual([before!.key])
    expect(transcript.get(before!.key)!.call).not.toBeNull()
  })

  it('keeps the key of a text that the older page has as well', () => {
    const said = { sessionUpdate: 'agent_message_chunk', messageId: 'm', content: { type: 'text', text: 'Hi' } }
    const transcript = createTranscript({ format: findFormat('acp')! })
    transcript.push(said)
    const [{ key } = { key: '' }] = transcript.items
    transcript.prepend(said)
    expect(transcript.items.map(item => item.key)).toEqual([key])
  })

  it('goes on with records that are pushed afterwards', () => {
    const transcript = createTranscript()
    transcript.push(callOf('b'))
    transcript.prepend(callOf('a'))
    transcript.push(resultOf('b'), resultOf('a'))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['ok', 'ok'])
    expect(transcript.issues).toEqual([])
  })

  it('counts the records of issues anew', () => {
    const transcript = createTranscript()
    transcript.push(null)
    transcript.prepend(text('a'), text('b'))
    expect(transcript.issues).toEqual([{ message: 'The record is no object.', index: 2 }])
  })
})
