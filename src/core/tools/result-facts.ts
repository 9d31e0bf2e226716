import { readOwn, readOwnRecord, toNumber } from '../text/own-values'
import type { ResultContext } from './family'

/** Yields the objects that may tell facts of a result: its details, then the result itself. */
function factSources({ details, content }: ResultContext): readonly unknown[] {
  const value = content.kind === 'value' ? content.json : undefined
  return details === undefined && value === undefined ? none : [details, value]
}

const none: readonly unknown[] = []

/** Yields a field of the details, else of a result that is an object. */
export function readFact(context: ResultContext, key: string): unknown {
  for (const source of factSources(context)) {
    const value = readOwn(source, key)
    if (value !== undefined) return value
  }
  return undefined
}

/** Yields the first of the facts that is a number. */
export function readNumberFact(context: ResultContext, keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = toNumber(readFact(context, key))
    if (value !== undefined) return value
  }
  return undefined
}

/** Yields a fact that is a string. */
export function readStringFact(context: ResultContext, key: string): string | undefined {
  const value = readFact(context, key)
  return typeof value === 'string' ? value : undefined
}

/** Yields the exit code that the details or the result tell. */
export function readExitCode(context: ResultContext): number | undefined {
  for (const source of factSources(context)) {
    const code = exitCodeOf(source) ?? exitCodeOf(readOwnRecord(source, 'metadata')) ?? exitCodeOf(readOwnRecord(source, 'outcome'))
    if (code !== undefined) return code
  }
  return undefined
}

function exitCodeOf(value: unknown): number | undefined {
  for (const key of ['exitCode', 'exit_code', 'exit', 'return_code']) {
    const code = toNumber(readOwn(value, key))
    if (code !== undefined && Number.isInteger(code)) return code
  }
  return undefined
}

/** Yields the duration in milliseconds that the details or the result tell. */
export function readDuration(context: ResultContext): number | undefined {
  const milliseconds = readNumberFact(context, ['durationMs', 'wallTimeMs', 'totalDurationMs', 'duration_ms'])
  if (milliseconds !== undefined) return milliseconds >= 0 ? milliseconds : undefined
  const seconds = readNumberFact(context, ['wall_time_seconds', 'duration_seconds', 'durationSeconds'])
  return seconds !== undefined && seconds >= 0 ? seconds * 1000 : undefined
}

/** Tells whether the details say that the tool cut its output. */
export function isCutByTool(context: ResultContext): boolean {
  const truncation = readFact(context, 'truncation')
  return readFact(context, 'truncated') === true || readOwn(truncation, 'truncated') === true
}
