import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../src/core/formats/detect-format'
import { parseLog } from '../../../src/core/formats/parse-log'
import { findFormat } from '../../../src/core/formats/registry'
import type { TranscriptFormat } from '../../../src/core/model'
import { createDetectingTranscript } from '../../../src/core/transcript/create-detecting-transcript'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import type { Transcript } from '../../../src/core/transcript/transcript'
import type { Chance } from '../../support/fuzz-values'
import { makeChance } from '../../support/fuzz-values'
import { garbage } from '../../support/garbage'
import { samples } from '../../support/samples'
import { countEntries, flatten } from '../../support/transcripts'

/** Long enough for every trait of the format, short enough to be read hundreds of times. */
const mostRecords = 100

const known = samples.filter(sample => sample.format !== 'unknown')

describe.each(known)('$name', ({ name, text, format: formatName, expected }) => {
  const { records: all } = parseLog(text)
  const records = all.slice(0, mostRecords)
  const format = findFormat(formatName)!
  const whole = pushAll(format, records)

  it('is recognised and counts right', () => {
    expect(detectFormat(all)).toBe(formatName)
    const { calls, results, orphanResults, errors, denied = 0 } = expected
    expect(countEntries(pushAll(format, all).entries)).toEqual({ calls, results, orphanResults, errors, denied })
  })

  it('gives the same items however it is cut into pieces, also while the format is being found out', () => {
    for (const [seed, cut] of [() => 1, cutAnywhere].entries()) {
      const chance = makeChance(seed)
      const named = createTranscript({ format })
      const detecting = createDetectingTranscript()
      for (let start = 0; start < records.length;) {
        const piece = records.slice(start, start + cut(chance))
        named.push(...piece)
        detecting.push(...piece)
        void detecting.items
        start += piece.length
      }
      expect(named.items).toEqual(whole.items)
      expect(detecting.format).toBe(detectFormat(records))
      if (detecting.format === formatName) expect(detecting.items).toEqual(whole.items)
    }
  })

  it('gives the same cards when earlier parts are loaded later', () => {
    const chance = makeChance(3)
    for (let round = 0; round < 2; round++) {
      const late = chance.below(records.length + 1)
      const early = chance.below(late + 1)
      const transcript = createTranscript({ format })
      transcript.push(...records.slice(late))
      void transcript.items
      transcript.prepend(...records.slice(early, late))
      void transcript.items
      transcript.prepend(...records.slice(0, early))
      expect(describeCards(transcript)).toEqual(describeCards(whole))
      expect(findRepeatedKeys(transcript)).toEqual([])
    }
  })

  it('keeps its cards when garbage comes in between', () => {
    const chance = makeChance(5)
    for (const [what, value] of Object.entries(garbage)) {
      const at = chance.below(records.length + 1)
      const transcript = pushAll(format, [...records.slice(0, at), value, ...records.slice(at)])
      expect(describeCards(transcript), what).toEqual(describeCards(whole))
      expect(transcript.issues.filter(issue => issue.message.startsWith('The record could not be read:')), what).toEqual([])
    }
  })

  it('keeps the cards of other records when one is replaced by garbage', () => {
    const chance = makeChance(7)
    const step = Math.ceil(records.length / 12)
    for (let at = chance.below(step); at < records.length; at += step) {
      const value = chance.oneOf(Object.values(garbage))
      const transcript = pushAll(format, records.with(at, value))
      expect(findRepeatedKeys(transcript)).toEqual([])
      // Garbage takes nothing back that was called before.
      const before = listKeys(pushAll(format, records.slice(0, at)))
      const after = new Set(listKeys(transcript))
      const lost = before.filter(key => !after.has(key))
      const lostAnyway = before.filter(key => !listKeys(whole).includes(key))
      expect(lost.filter(key => !lostAnyway.includes(key))).toEqual([])
    }
  })

  it.runIf(repeatsItself(formatName))('has no new cards when it is fed twice', () => {
    const twice = pushAll(format, [...records, ...records])
    expect(describeCards(twice)).toEqual(describeCards(whole))
    const texts = new Map(whole.items.map(item => [item.key, item.kind === 'other' ? item.text : undefined]))
    for (const item of twice.items) {
      if (item.kind === 'other' && texts.has(item.key)) expect(item.text, name).toEqual(texts.get(item.key))
    }
  })
})

describe.each(samples.filter(sample => sample.format === 'unknown'))('$name', ({ text }) => {
  it('is of no known format, and none of its records is lost', () => {
    const { format, entries, items, issues } = readTranscript(text)
    expect({ format, entries }).toEqual({ format: 'unknown', entries: [] })
    expect(items).toHaveLength(parseLog(text).records.length)
    expect(issues[0]!.message).toMatch(/^The records are in no known format; looked for claude-code, codex, /)
  })
})

/** Logs and streams that may tell a call again: an id is one card. */
function repeatsItself(formatName: string): boolean {
  return findFormat(formatName)!.policy === 'merge' || formatName === 'codex-exec' || formatName === 'gemini-cli'
}

function cutAnywhere(chance: Chance): number {
  return 1 + chance.below(5)
}

function pushAll(format: TranscriptFormat, records: readonly unknown[]): Transcript {
  const transcript = createTranscript({ format })
  for (const record of records) transcript.push(record)
  return transcript
}

/** The cards of all levels in order; keys may be numbered otherwise. */
function describeCards({ entries }: Transcript): readonly unknown[] {
  return flatten(entries).map(entry => ({ ...entry, key: '', children: entry.children.length }))
}

function listKeys({ entries }: Transcript): readonly string[] {
  return flatten(entries).map(entry => entry.key)
}

function findRepeatedKeys(transcript: Transcript): readonly string[] {
  const keys = [...transcript.items.map(item => item.key), ...flatten(transcript.entries).map(entry => entry.key)]
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  // A card at the top is both an item and an entry.
  const top = new Set(transcript.entries.map(entry => entry.key))
  return [...counts].filter(([key, count]) => count > (top.has(key) ? 2 : 1)).map(([key]) => key)
}
