import { describe, expect, it } from 'vitest'
import { aiSdkUi } from '../../../src/core/formats/ai-sdk-ui/format'
import type { PairingPolicy, ToolEntry } from '../../../src/core/model'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import type { CaseCard, TranscriptCase } from '../../support/cases'
import { eventFormat, readCases, toEvents } from '../../support/cases'

/** The words of the cases for our statuses. */
const words: Readonly<Record<string, string>> = { streaming: 'pending', approval: 'waiting', cancelled: 'cancelled' }

function checkCards(entries: readonly ToolEntry[], cards: readonly CaseCard[]) {
  expect(entries).toHaveLength(cards.length)
  cards.forEach((card, index) => {
    const entry = entries[index]!
    const status = words[entry.status] ?? entry.status
    if (card.id !== undefined) expect(entry.toolCallId).toBe(card.id)
    if (card.name !== undefined) expect(entry.toolName).toBe(card.name)
    if (card.args !== undefined) expect(entry.call?.input).toEqual(card.args)
    if (card.content !== undefined) expect(entry.result?.content ?? null).toBe(card.content)
    if (card.status !== undefined) expect(status).toBe(card.status)
    if (card.statusOneOf !== undefined) expect(card.statusOneOf).toContain(status)
  })
}

const withEvents = [...readCases('pairing'), ...readCases('states')].filter(item => item.input.events !== undefined)
const withParts = readCases('states').filter(item => item.input.aiSdkParts !== undefined)

describe.each<PairingPolicy>(['native', 'occurrence'])('reported cases, ids as %s', (policy) => {
  it.each(withEvents.map(item => [item.id, item] as const))('%s', (_, { input, right }: TranscriptCase) => {
    const transcript = createTranscript({ format: eventFormat(policy) })
    const firstKeys = new Map<number, string>()
    input.events!.forEach((event, index) => {
      transcript.push(toEvents(event))
      transcript.entries.forEach((entry, position) => {
        // A key is never empty, never shared, and never changes.
        expect(entry.key).toMatch(/^t.+/)
        expect(firstKeys.get(position) ?? entry.key).toBe(entry.key)
        firstKeys.set(position, entry.key)
      })
      expect(new Set(transcript.entries.map(entry => entry.key)).size).toBe(transcript.entries.length)
      const after = right.afterEvent?.find(({ n }) => n === index + 1)
      if (after !== undefined) checkCards(transcript.entries, after.cards)
    })
    if (right.cards !== undefined) checkCards(transcript.entries, right.cards)
  })
})

describe('reported cases of the AI SDK', () => {
  it.each(withParts.map(item => [item.id, item] as const))('%s', (_, { input, right }: TranscriptCase) => {
    const transcript = createTranscript({ format: aiSdkUi })
    transcript.push({ id: 'm', role: 'assistant', parts: input.aiSdkParts })
    checkCards(transcript.entries, right.cards!)
  })
})
