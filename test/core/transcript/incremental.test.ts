import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/core/model'
import { aiSdkUi } from '../../../src/core/formats/ai-sdk-ui/format'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import type { Transcript } from '../../../src/core/transcript/transcript'
import { callOf, resultOf } from '../../support/native'

/** Numbers that look random and are the same every time. */
function createRandom(seed: number): (below: number) => number {
  let state = seed + 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** What a transcript shows, without the keys, which depend on what was there before. */
const show = ({ items }: Transcript) => JSON.parse(JSON.stringify(items, (name, value: unknown) => name === 'key' ? undefined : value)) as unknown

const checkKeys = ({ items }: Transcript) => {
  const keysOf = (entry: ToolEntry): readonly string[] => [entry.key, ...entry.children.flatMap(keysOf)]
  const keys = items.flatMap(item => item.kind === 'tool' ? keysOf(item.entry) : [item.key])
  expect(keys).not.toContain('')
  expect(new Set(keys).size).toBe(keys.length)
}

describe('records that are pushed, read after each', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', '']
  function makeRecord(random: (below: number) => number): unknown {
    const id = ids[random(ids.length)]!
    const parent = random(3) === 0 ? { parentToolCallId: ids[random(ids.length)]! } : {}
    switch (random(6)) {
      case 0:
      case 1:
        return callOf(id, { n: random(3) }, parent)
      case 2:
      case 3:
        return resultOf(id, `r${random(3)}`)
      case 4:
        return resultOf(id, 'so far', { preliminary: true })
      default:
        return { type: 'text', text: `t${random(3)}` }
    }
  }

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('give what is given when they are read at the end, seed %i', (seed) => {
    const random = createRandom(seed)
    const often = createTranscript()
    const once = createTranscript()
    for (let count = 0; count < 40; count++) {
      const record = makeRecord(random)
      often.push(record)
      once.push(record)
      if (random(10) === 0) {
        often.settle()
        once.settle()
      }
      if (random(10) === 0) {
        often.live = !often.live
        once.live = often.live
      }
      expect(often.items.flatMap(item => item.kind === 'tool' ? [item.entry] : [])).toEqual(often.entries)
      often.entries.forEach(entry => expect(often.get(entry.key)).toBe(entry))
    }
    checkKeys(often)
    expect(often.items).toEqual(once.items)
  })

  it('leave lists that were given out as they were', () => {
    const transcript = createTranscript()
    transcript.push(callOf('a'), { type: 'text', text: 'So.' })
    const { items, entries } = transcript
    const before = [[...items], [...entries]]
    transcript.push(resultOf('a'), callOf('b'))
    expect(transcript.items).not.toBe(items)
    expect([items, entries]).toEqual(before)
    expect(transcript.items).toBe(transcript.items)
  })

  it('that change no card leave the list of entries the very same', () => {
    const transcript = createTranscript()
    transcript.push(callOf('a'))
    const { items, entries } = transcript
    transcript.push({ type: 'text', text: 'So.' })
    expect(transcript.entries).toBe(entries)
    expect(transcript.items).not.toBe(items)
  })
})

describe('a list that is given again and again', () => {
  interface Part { type: string, text?: string, toolCallId?: string, state?: string, input?: unknown, output?: unknown, approval?: unknown }
  interface Message { id?: string, role: string, parts: Part[] }

  /** Changes the messages as a chat does, in place: now and then as it should not. */
  function change(messages: Message[], random: (below: number) => number, count: number): void {
    const last = messages.at(-1)
    const some = messages[random(Math.max(1, messages.length))]
    const tool = some?.parts.find(part => part.type === 'tool-x' && part.state !== 'output-available')
    switch (random(9)) {
      case 0:
        messages.push({ id: `u${count}`, role: 'user', parts: [{ type: 'text', text: 'Go on' }] })
        break
      case 1:
      case 2:
        messages.push({ id: `m${count}`, role: 'assistant', parts: [] })
        break
      case 3:
        last?.parts.push({ type: 'text', text: 'So' })
        break
      case 4:
      case 5:
        last?.parts.push({ type: 'tool-x', toolCallId: `c${random(4)}`, state: 'input-streaming', input: {} })
        break
      case 6:
        if (tool) Object.assign(tool, { state: 'input-available', input: { n: random(3), deep: [{ n: random(3) }] } })
        break
      case 7:
        if (tool) Object.assign(tool, { state: 'output-available', output: { text: 'done', n: random(3) } })
        break
      default:
        if (random(2) === 0) messages.splice(random(Math.max(1, messages.length)), random(2))
        else some?.parts.splice(random(4), random(2))
    }
  }

  it.each(Array.from({ length: 80 }, (_, seed) => seed))('reads as it would for the first time, seed %i', (seed) => {
    const random = createRandom(seed * 7 + 3)
    const transcript = createTranscript({ format: aiSdkUi })
    let messages: Message[] = []
    for (let count = 0; count < 50; count++) {
      change(messages, random, count)
      if (random(3) === 0) messages = structuredClone(messages)
      const before = transcript.entries
      transcript.replace(messages)
      const fresh = createTranscript({ format: aiSdkUi })
      fresh.replace(messages)
      expect(show(transcript)).toEqual(show(fresh))
      expect(transcript.issues).toEqual(fresh.issues)
      checkKeys(transcript)
      // What reads the same is the same.
      for (const entry of transcript.entries) {
        const old = before.find(({ key }) => key === entry.key)
        if (old && JSON.stringify(old) === JSON.stringify(entry)) expect(entry).toBe(old)
      }
    }
  })

  it('is compared by what it says, also where nothing but the inside of an object changed', () => {
    const message = { id: 'm', role: 'assistant', parts: [{ type: 'tool-x', toolCallId: 'a', state: 'input-available', input: { deep: [{ n: 1 }] } }] }
    const transcript = createTranscript({ format: aiSdkUi })
    for (let count = 0; count < 3; count++) transcript.replace([message])
    const [entry] = transcript.entries
    message.parts[0]!.input.deep[0]!.n = 2
    transcript.replace([message])
    expect(transcript.entries[0]).not.toBe(entry)
    expect(transcript.entries[0]!.call!.input).toEqual({ deep: [{ n: 2 }] })
  })

  it('is read again where something in it cannot be compared', () => {
    class Message {
      readonly id = 'm'
      readonly role = 'assistant'
      readonly parts: unknown[] = []
    }
    const message = new Message()
    const transcript = createTranscript({ format: aiSdkUi })
    for (let count = 0; count < 3; count++) transcript.replace([message])
    message.parts.push({ type: 'tool-x', toolCallId: 'a', state: 'input-available', input: {} })
    transcript.replace([message])
    expect(transcript.entries).toHaveLength(1)
  })

  it('keeps the items of texts that say the same', () => {
    const messages = () => [{ id: 'u', role: 'user', parts: [{ type: 'text', text: 'Go on' }] }, { id: 'm', role: 'assistant', parts: [{ type: 'text', text: 'So' }] }]
    const transcript = createTranscript({ format: aiSdkUi })
    const list = messages()
    for (let count = 0; count < 3; count++) transcript.replace(list)
    const { items } = transcript
    const grown = messages()
    grown[1]!.parts[0]!.text = 'So it is'
    transcript.replace(grown)
    expect(transcript.items[0]).toBe(items[0])
    expect(transcript.items[1]).toMatchObject({ key: items[1]!.key, text: { text: 'So it is' } })
  })
})
