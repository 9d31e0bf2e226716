import { describe, expect, it } from 'vitest'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { flatten } from '../../support/transcripts'
import { callOf, resultOf } from '../../support/native'

const child = (id: string, parentToolCallId: string) => callOf(id, id, { parentToolCallId })

function transcriptOf(...records: unknown[]) {
  const transcript = createTranscript()
  transcript.push(...records)
  return transcript
}

describe('calls of sub-agents', () => {
  it('stand under the call that started the agent and not at the top', () => {
    const transcript = transcriptOf(callOf('p'), child('a', 'p'), child('b', 'p'), child('c', 'b'))
    expect(transcript.entries).toMatchObject([{ key: 'tp', children: [{ key: 'ta' }, { key: 'tb', children: [{ key: 'tc' }] }] }])
    expect(transcript.items).toHaveLength(1)
    expect(transcript.get('tc')?.toolCallId).toBe('c')
  })

  it('stand at the top until the parent comes', () => {
    const transcript = transcriptOf(child('a', 'p'))
    expect(transcript.entries).toMatchObject([{ key: 'ta' }])
    transcript.push(callOf('p'))
    expect(transcript.entries).toMatchObject([{ key: 'tp', children: [{ key: 'ta' }] }])
  })

  it('make a new parent entry when they change, and leave other entries alone', () => {
    const transcript = transcriptOf(callOf('p'), child('a', 'p'), child('b', 'a'), callOf('q'))
    const [parent, other] = transcript.entries
    transcript.push(resultOf('b'))
    expect(transcript.entries[0]).not.toBe(parent)
    expect(transcript.entries[0]).toMatchObject({ status: 'pending', children: [{ children: [{ status: 'ok' }] }] })
    expect(transcript.entries[0]!.call).toBe(parent!.call)
    expect(transcript.entries[1]).toBe(other)
  })

  it('belong to the latest call of an id that was used again', () => {
    expect(transcriptOf(callOf('p', 1), callOf('p', 2), child('a', 'p')).entries).toMatchObject([{ children: [] }, { children: [{ key: 'ta' }] }])
  })

  it('never form a circle', () => {
    const { entries } = transcriptOf(child('a', 'b'), child('b', 'a'), child('c', 'c'))
    expect(flatten(entries).map(entry => entry.key).sort()).toEqual(['ta', 'tb', 'tc'])
  })

  it('stay within reach however deep they claim to be', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => child(`c${index}`, `c${index + 1}`))
    for (const records of [chain, chain.toReversed()]) {
      expect(flatten(transcriptOf(...records).entries)).toHaveLength(5000)
    }
  })

  it('keep the entries of all levels when the list comes again', () => {
    const records = [callOf('p'), child('a', 'p'), resultOf('a')]
    const transcript = transcriptOf(...records)
    const [parent] = transcript.entries
    transcript.replace(structuredClone(records))
    expect(transcript.entries[0]).toBe(parent)
  })
})
