import { expect, it } from 'vitest'
import { parseLog } from '../../src/core/formats/parse-log'
import { findFormat } from '../../src/core/formats/registry'
import { createTranscript } from '../../src/core/transcript/create-transcript'
import { readTranscript } from '../../src/core/transcript/read-transcript'
import type { Transcript } from '../../src/core/transcript/transcript'
import { countEntries, fixtureNames, flatten, readExpected, readFixture, readShared, sharedNames } from './transcripts'

/**
 * Checks every sample of the folders (names of single samples do too): it is recognised, counts right, and
 * reads the same in pieces. Public samples are read beside the repository, where they are.
 */
export function checkSamples(format: string, ...folders: readonly string[]): void {
  const isOwn = (name: string) => folders.includes(name) || folders.includes(name.split('/')[0]!)
  const own = fixtureNames.filter(isOwn)
  const samples = [
    ...own.map(name => [name, readFixture(name), readExpected('fixtures')[name]!] as const),
    ...sharedNames.filter(name => isOwn(name) && !own.includes(name)).map(name => [name, readShared(name), readExpected('shared')[name]!] as const),
  ]

  it.each(samples)('are recognised, count right and read the same in pieces: %s', (_, text, { calls, results, orphanResults, errors, denied = 0, issues = 0 }) => {
    const read = readTranscript(text)
    expect(read.format).toBe(format)
    expect(read.issues).toHaveLength(issues)
    expect(countEntries(read.entries)).toEqual({ calls, results, orphanResults, errors, denied })
    checkPieces(format, parseLog(text).records)
  })
}

function checkPieces(name: string, records: readonly unknown[]): void {
  const options = { format: findFormat(name)! }
  const whole = createTranscript(options)
  whole.push(...records)
  const single = createTranscript(options)
  for (const record of records) single.push(record)
  expect(single.items).toEqual(whole.items)

  const half = Math.floor(records.length / 2)
  const prepended = createTranscript(options)
  prepended.push(...records.slice(half))
  prepended.prepend(...records.slice(0, half))
  expect(withoutKeys(prepended)).toEqual(withoutKeys(whole))
  expect(new Set(prepended.items.map(item => item.key)).size).toBe(prepended.items.length)
}

function withoutKeys(transcript: Transcript): readonly unknown[] {
  return flatten(transcript.entries).map(entry => ({ ...entry, key: '', children: [] }))
}

/** What is to read beside the cards, each with who says it. */
export function textsOf({ items }: Pick<Transcript, 'items'>): readonly string[] {
  return items.flatMap(item => item.kind === 'other' && item.text !== undefined ? [`${item.text.role}: ${item.text.text}`] : [])
}

/** Makes a transcript of the named format that has read the records. */
export function readAs(name: string, records: readonly unknown[]): Transcript {
  const transcript = createTranscript({ format: findFormat(name)! })
  transcript.push(...records)
  return transcript
}
