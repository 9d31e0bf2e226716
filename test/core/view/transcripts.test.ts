import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/core/model'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { fixtureNames, flatten, readFixture, readShared, sharedNames } from '../../support/transcripts'

const tellingKeys = ['command', 'path', 'file_path', 'query', 'url', 'pattern', 'name', 'question', 'title', 'task', 'message', 'conversationId']

/** The input names something that a person would look for, and the header shows JSON all the same. */
function hidesArgument(entry: ToolEntry, summary: string): boolean {
  const input: unknown = entry.call?.input
  if (typeof input !== 'object' || input === null || !/^[[{]/.test(summary)) return false
  return tellingKeys.some((key) => {
    const value = (input as Record<string, unknown>)[key]
    return typeof value === 'string' && value.trim() !== '' && !value.trim().startsWith(summary.slice(0, 5))
  })
}

/** What only a program writes; a log may hold it, too. */
const noWords = /\bundefined\b|\[object |\bNaN\b/

function findFaults(entry: ToolEntry): readonly string[] {
  const view = viewToolEntry(entry)
  const line = formatToolLine(view)
  const isSettled = !['streaming', 'pending', 'approval'].includes(view.status)
  return [
    ...(noWords.test(line) && !noWords.test(JSON.stringify(entry)) ? ['words that are none'] : []),
    ...(line.isWellFormed() ? [] : ['half a character']),
    ...(/\p{Cc}/u.test(line) ? ['a control character'] : []),
    ...(hidesArgument(entry, view.callSummary) ? ['JSON instead of the telling argument'] : []),
    ...((view.resultSummary === null) === isSettled ? ['a result summary that does not fit the status'] : []),
    ...(view.status === 'error' && !/^(?:failed|timed out)/.test(view.resultSummary ?? '') ? ['a failure that does not say so'] : []),
  ].map(fault => `${fault}: ${line}`)
}

/** The headers of a whole log, all levels. */
function checkHeaders(text: string): void {
  const entries = flatten(readTranscript(text).entries)
  expect(entries.flatMap(findFaults)).toEqual([])
}

const logs = (names: readonly string[]) => names.filter(name => !name.startsWith('other/') && /\.(?:jsonl?|sse)$/.test(name))

describe('every header of a transcript reads well', () => {
  it.each(logs(fixtureNames))('%s', name => checkHeaders(readFixture(name)))
})

describe.skipIf(sharedNames.length === 0)('every header of a public transcript reads well', () => {
  it.each(logs(sharedNames))('%s', name => checkHeaders(readShared(name)))
})

describe('the same run in the logs of several agents', () => {
  const command = 'echo oops >&2; exit 3'
  const headers = (name: string) => readTranscript(readFixture(name)).entries.map(entry => formatToolLine(viewToolEntry(entry)))
  // The stream of Gemini CLI tells no exit codes.
  const runs = logs(fixtureNames).filter(name => name !== 'gemini-cli/recorded-0.61-stream.jsonl' && readFixture(name).includes(`"${command}"`))

  it('is there in many fixtures', () => {
    expect(runs.length).toBeGreaterThan(10)
  })

  it.each(runs)('says that the command failed, how, and what it wrote: %s', (name) => {
    expect(headers(name).filter(line => line.includes(command))).toEqual([
      expect.stringMatching(/^✗ \S+ echo oops >&2; exit 3 → failed · exit 3 · oops$/),
    ])
  })
})
