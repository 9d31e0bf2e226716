import type { ResultFields, SaidStatus } from '../../model'
import { isList, isRecord, readField, readNumber, readRecord, readString } from '../read-fields'
import { tryParse } from '../try-parse'

/** What an output says beside its content. */
export interface OutputFacts {
  readonly result: ResultFields
  readonly said?: SaidStatus
}

/** Longest header that is looked at. */
const longestHeader = 2000

const abort = /^(?:Wall time: [\d.]+ seconds\n)?(aborted by user)(?: after [\d.]+s)?\s*$/

/**
 * Reads the facts that Codex writes into an output: exit code and duration in the lines above `Output:`,
 * or in JSON around it (2025), and that the user stopped it. Output that only looks alike stays as it is.
 *
 * @example readOutputFacts({ content: 'Exit code: 3\nWall time: 0 seconds\nOutput:\n' }).result.exitCode // → 3
 */
export function readOutputFacts(result: ResultFields): OutputFacts {
  const { content } = result
  if (typeof content === 'string') {
    const aborted = abort.exec(content.slice(0, longestHeader))?.[1]
    if (aborted !== undefined) return { result, said: { status: 'cancelled', reason: aborted } }
    return { result: { ...result, ...(readJson(content) ?? readHeader(content)) } }
  }
  if (isList(content)) {
    const [first] = content
    const text = isRecord(first) ? readString(first, 'text') : undefined
    return { result: { ...result, ...(text !== undefined && readHeader(text)) } }
  }
  if (!isRecord(content)) return { result }
  const inner = readString(content, 'content')
  return { result: { ...result, ...(inner !== undefined && { content: inner }), isError: readField(content, 'success') === false } }
}

/** Output in JSON: of a command with how it ended, or content blocks of an MCP tool. */
function readJson(text: string): ResultFields | undefined {
  if (!/^\s*(?:\{"output"|\[\s*\{)/.test(text)) return undefined
  const value = tryParse(text)
  if (isList(value)) {
    return value.every(block => isRecord(block) && readString(block, 'type') !== undefined) ? { content: value } : undefined
  }
  if (!isRecord(value)) return undefined
  const output = readString(value, 'output')
  const metadata = readRecord(value, 'metadata')
  if (output === undefined || metadata === undefined) return undefined
  return { content: output, exitCode: readNumber(metadata, 'exit_code'), durationMs: toMilliseconds(readNumber(metadata, 'duration_seconds')) }
}

const row = /^(?:Chunk ID: \S+|Process running with session ID \S+|Original token count: \d+|Total output lines: \d+|Wall time: ([\d.]+) seconds|(?:Process exited with code|Exit code:) (-?\d+))$/

/** All lines down to `Output:` must be such rows. */
function readHeader(text: string): ResultFields {
  let exitCode: number | undefined
  let seconds: number | undefined
  for (const line of text.slice(0, longestHeader).split('\n')) {
    if (line === 'Output:') return { exitCode, durationMs: toMilliseconds(seconds) }
    const match = row.exec(line)
    if (match === null) break
    if (match[1] !== undefined) seconds = Number(match[1])
    if (match[2] !== undefined) exitCode = Number(match[2])
  }
  return {}
}

function toMilliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined || Number.isNaN(seconds) ? undefined : seconds * 1000
}
