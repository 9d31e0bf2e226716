import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../src/core/formats/detect-format'
import { findFormat } from '../../../src/core/formats/registry'
import { parseLog } from '../../../src/core/formats/parse-log'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { fixtureNames, flatten, readFixture } from '../../support/transcripts'

const ownFormats = ['dispatch/', 'ai-sdk-ui/', 'claude-code/']

describe.each(fixtureNames.filter(name => ownFormats.some(format => name.startsWith(format))))('%s', (name) => {
  const { records } = parseLog(readFixture(name))
  const options = { format: findFormat(detectFormat(records))! }
  const whole = createTranscript(options)
  whole.push(...records)

  it('gives the same entries pushed one by one as all at once', () => {
    const transcript = createTranscript(options)
    for (const record of records) {
      transcript.push(record)
      void transcript.items
    }
    expect(transcript.items).toEqual(whole.items)
    expect(transcript.issues).toEqual(whole.issues)
  })

  it('gives the same entries as a growing list that comes again and again', () => {
    const transcript = createTranscript(options)
    for (let length = 1; length <= records.length; length += 3) {
      const before = new Map(flatten(transcript.entries).map(entry => [entry.key, entry]))
      transcript.replace(structuredClone(records.slice(0, length)))
      for (const entry of flatten(transcript.entries)) {
        // What reads the same is the same.
        const last = before.get(entry.key)
        if (last !== undefined && JSON.stringify(last) === JSON.stringify(entry)) expect(entry).toBe(last)
      }
    }
    transcript.replace(records)
    expect(transcript.entries).toEqual(whole.entries)
  })

  it('gives the same calls when the older half is loaded later', () => {
    const middle = Math.floor(records.length / 2)
    const transcript = createTranscript(options)
    transcript.push(...records.slice(middle))
    transcript.prepend(...records.slice(0, middle))
    const withoutKeys = (entries: typeof whole.entries): unknown[] => flatten(entries).map(entry => ({ ...entry, key: '', children: [] }))
    expect(withoutKeys(transcript.entries)).toEqual(withoutKeys(whole.entries))
    expect(new Set(transcript.items.map(item => item.key)).size).toBe(transcript.items.length)
  })
})
