import { describe, expect, it } from 'vitest'
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
