import { describe, expect, it } from 'vitest'
import { createDetectingTranscript } from '../../../src/core/transcript/create-detecting-transcript'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { callOf, resultOf } from '../../support/native'

const stranger = { kind: 'stranger' }
const use = (id: string) => ({ type: 'assistant', uuid: `u${id}`, parentUuid: null, message: { role: 'assistant', content: [{ type: 'tool_use', id, name: 'Bash', input: {} }] } })
const uiMessage = (id: string) => ({ id: `m${id}`, role: 'assistant', parts: [{ type: 'tool-ls', toolCallId: id, state: 'output-available', input: {}, output: 1 }] })

describe('a transcript that finds out its format', () => {
  it('carries records along until one gives the format away, and reads them in it then', () => {
    const transcript = createDetectingTranscript()
    transcript.push({ type: 'text', text: 'Hi' }, stranger)
    expect([transcript.format, transcript.entries]).toEqual(['unknown', []])
    transcript.push(callOf('a'))
    expect([transcript.format, transcript.items.length]).toEqual(['dispatch', 3])
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'pending' }])
  })

  it('changes its mind as long as the records have a voice', () => {
    const transcript = createDetectingTranscript()
    transcript.push({ type: 'summary', summary: 'Looks like a session log' })
    expect(transcript.format).toBe('claude-code')
    transcript.push(...Array.from({ length: 5 }, () => stranger))
    expect(transcript.format).toBe('unknown')
    transcript.push(callOf('a'), resultOf('a'), callOf('b'))
    expect(transcript.format).toBe('dispatch')
    expect(transcript.entries.map(entry => entry.status)).toEqual(['ok', 'pending'])
  })

  it('is settled after 400 records', () => {
    const transcript = createDetectingTranscript()
    transcript.push(...Array.from({ length: 400 }, (_, index) => callOf(`${index}`)))
    for (let index = 0; index < 500; index++) transcript.push(use(`${index}`))
    expect([transcript.format, transcript.entries.length]).toEqual(['dispatch', 400])
    transcript.prepend(use('x'))
    expect([transcript.format, transcript.entries.length]).toEqual(['dispatch', 400])
  })

  it('asks no record after the 400th of an unknown log, but those in front of it', () => {
    const transcript = createDetectingTranscript()
    transcript.push(...Array.from({ length: 400 }, () => stranger), callOf('a'))
    expect([transcript.format, transcript.entries.length]).toEqual(['unknown', 0])
    transcript.prepend(...Array.from({ length: 100 }, (_, index) => callOf(`${index}`)))
    expect([transcript.format, transcript.entries.length]).toEqual(['dispatch', 101])
  })

  it('remembers which turns had ended when it reads again', () => {
    const transcript = createDetectingTranscript()
    transcript.push({ type: 'summary' }, callOf('a'))
    expect(transcript.format).toBe('claude-code')
    transcript.settle('stopped')
    transcript.push(callOf('b'), callOf('c'))
    expect(transcript.entries.map(entry => [entry.key, entry.status, entry.statusReason])).toEqual([
      ['ta', 'cancelled', 'stopped'], ['tb', 'pending', undefined], ['tc', 'pending', undefined],
    ])
    transcript.prepend(callOf('0'))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['cancelled', 'cancelled', 'pending', 'pending'])
  })

  it('follows a list that is another one now, and keeps the format while it is empty', () => {
    const transcript = createDetectingTranscript()
    transcript.replace([uiMessage('a'), uiMessage('b')])
    expect([transcript.format, transcript.entries.length]).toEqual(['ai-sdk-ui', 2])
    transcript.replace([])
    expect([transcript.format, transcript.entries.length]).toEqual(['ai-sdk-ui', 0])
    transcript.replace([use('a')])
    expect([transcript.format, transcript.entries.length]).toEqual(['claude-code', 1])
  })

  it('stays live or not when the format changes', () => {
    const transcript = createDetectingTranscript({ live: false })
    transcript.push({ type: 'usage' })
    transcript.push(callOf('a'))
    expect(transcript.entries).toMatchObject([{ status: 'cancelled' }])
    transcript.live = true
    expect(transcript.entries).toMatchObject([{ status: 'pending' }])
  })

  it('never looks for a format that is named, and says when there is none of that name', () => {
    const named = createDetectingTranscript({ format: 'dispatch' })
    named.push(use('a'))
    expect([named.format, named.entries]).toEqual(['dispatch', []])
    const misnamed = createDetectingTranscript({ format: 'dispach' })
    misnamed.push(callOf('a'))
    expect([misnamed.format, misnamed.entries]).toEqual(['unknown', []])
    expect(misnamed.issues[0]!.message).toMatch(/^There is no format named dispach; known are claude-code, /)
  })

  it('takes more records than a function takes arguments while it does not know', () => {
    const transcript = createDetectingTranscript()
    for (let index = 0; index < 130_000; index++) transcript.push(stranger)
    transcript.prepend(...Array.from({ length: 400 }, (_, index) => callOf(`${index}`)))
    expect(transcript.items).toHaveLength(130_400)
    expect(transcript.format).toBe(readTranscript([callOf('a')]).format)
  })
})
