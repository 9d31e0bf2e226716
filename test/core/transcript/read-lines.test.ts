import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { splitLines } from '../../../src/core/formats/split-lines'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { callOf, resultOf } from '../../support/native'
import { fixtureNames, readFixture } from '../../support/transcripts'

const records = [callOf('a'), resultOf('a'), callOf('b')]
const lines = records.map(record => JSON.stringify(record))
const expected = readTranscript(records)

function* iterate<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}

async function* arrive<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  for (const item of items) {
    await Promise.resolve()
    yield item
  }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const pretty = JSON.stringify(records, null, 2).split('\n')
const events = records.flatMap(record => [': note', `data: ${JSON.stringify(record)}`, ''])

describe('a source that is iterated', () => {
  it.each<[string, readonly unknown[]]>([
    ['records', records],
    ['lines', lines],
    ['lines with their line ends', lines.map(line => `${line}\r\n`)],
    ['lines with a byte order mark and blank ones', ['\uFEFF', '', ...lines, ' ']],
    ['texts of several lines', [`${lines[0]}\n${lines[1]}\n`, lines[2]]],
    ['lines and records', [lines[0], records[1], lines[2]]],
    ['lines of server-sent events', events],
    ['server-sent events', records.map(record => `data: ${JSON.stringify(record)}\n\n`)],
    ['the lines of one JSON value', pretty],
    ['the lines of one JSON value with a byte order mark', [`\uFEFF${pretty[0]}`, ...pretty.slice(1)]],
    ['a list with a record on each line', ['[', `${lines[0]},`, `${lines[1]},`, lines[2], ']']],
    ['a line that holds them all', [JSON.stringify({ messages: records })]],
  ])('may give %s', async (_, items) => {
    expect(readTranscript(iterate(items))).toEqual(expected)
    expect(await readTranscript(arrive(items))).toEqual(expected)
  })

  it('may be an array of lines', () => {
    expect(readTranscript(lines)).toEqual(expected)
    expect(readTranscript(pretty)).toEqual(expected)
  })

  it('may be a set, or a stream of Node that is read by lines', async () => {
    expect(readTranscript(new Set(records))).toEqual(expected)
    const input = Readable.from([lines.join('\n').slice(0, 30), lines.join('\n').slice(30)])
    expect(await readTranscript(createInterface({ input }))).toEqual(expected)
  })

  it('numbers broken lines, and those of records that could not be read', async () => {
    const items = ['', lines[0], '{"type":', '', 'null', lines[1]]
    const issues = [
      { message: 'The line is not JSON.', index: -1, line: 3 },
      { message: 'The record is no object.', index: 1, line: 5 },
    ]
    expect(readTranscript(iterate(items)).issues).toEqual(issues)
    expect((await readTranscript(arrive(items))).issues).toEqual(issues)
  })

  it('keeps texts among the records of an array as the records they are', () => {
    const { entries, items } = readTranscript(['updates', ...records])
    expect(entries).toEqual(expected.entries)
    expect(items).toMatchObject([{ kind: 'other', record: 'updates' }, { kind: 'tool' }, { kind: 'tool' }])
  })

  it.each(['', ' \n '])('is empty when it holds only %j', async (text) => {
    expect(readTranscript(iterate([text]))).toEqual(readTranscript(''))
    expect(await readTranscript(arrive([text, text]))).toEqual(readTranscript(''))
    expect(readTranscript(iterate([]))).toEqual(readTranscript(''))
  })

  it('of nothing that is JSON has one issue', async () => {
    const text = 'Dear diary,\nnothing happened.'
    expect(await readTranscript(arrive(text.split('\n')))).toEqual(readTranscript(text))
    expect(readTranscript(text).issues).toEqual([{ message: 'The text is neither JSON nor JSON Lines nor server-sent events.', index: -1 }])
  })

  it('rejects when the source fails, and only then', async () => {
    async function* fail(): AsyncGenerator<string> {
      yield await Promise.resolve(lines[0]!)
      throw new Error('connection lost')
    }
    await expect(readTranscript(fail())).rejects.toThrow('connection lost')
  })

  it('is told its format like any other', async () => {
    expect((await readTranscript(arrive(lines), { format: 'claude-code' })).format).toBe('claude-code')
  })

  it.each(fixtureNames.filter(name => name.endsWith('.jsonl')))('reads as the text does: %s', async (name) => {
    const text = readFixture(name)
    expect(await readTranscript(splitLines(arrive(cutEvery(text, 1000))))).toEqual(readTranscript(text))
  })
})

function cutEvery(text: string, length: number): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) => text.slice(index * length, (index + 1) * length))
}

describe('splitLines', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['a\nb\n'], ['a', 'b']],
    [['a', 'b\nc', 'd'], ['ab', 'cd']],
    [['a\r', '\nb\r', 'c'], ['a', 'b', 'c']],
    [['a\r', '', '\nb'], ['a', 'b']],
    [['\n\na'], ['', '', 'a']],
    [['a\r\n\r\nb'], ['a', '', 'b']],
    [['', ''], []],
    [[], []],
  ])('yields of the pieces %j the lines %j', async (pieces, expected) => {
    expect(await collect(splitLines(arrive(pieces)))).toEqual(expected)
    expect(await collect(splitLines(pieces))).toEqual(expected)
  })

  it('gives the same lines wherever the text is cut', async () => {
    const text = 'one\r\ntwo\rthree\n\nfour\r\n\r\nfive'
    for (let length = 1; length < text.length; length++) {
      expect(await collect(splitLines(cutEvery(text, length)))).toEqual(['one', 'two', 'three', '', 'four', '', 'five'])
    }
  })
})
