import type { ParsedLog } from './log-builder'
import { createLogBuilder } from './log-builder'
import { parseLog } from './parse-log'
import { isLog } from './read-fields'
import { unwrapRecords } from './unwrap-records'

/**
 * Yields the records of a source: of a text, of a list of records, or of what else can be iterated, where
 * each text is a line (or several whole ones) and every other value a record. A list of nothing but texts
 * is lines too. A value that is none of these is one record itself.
 *
 * @example collectLog(['{"a":1}', '{"b":2}']).records // → [{ a: 1 }, { b: 2 }]
 */
export function collectLog(source: unknown): ParsedLog {
  if (typeof source === 'string') return parseLog(source)
  // In a list of records a text is a record: LangGraph writes the mode in front of what it streams.
  const hasLines = isLog(source) ? source.length > 0 && source.every(item => typeof item === 'string') : hasMethod(source, Symbol.iterator)
  if (!hasLines) return { records: unwrapRecords(source), lines: [], issues: [] }
  const log = createLogBuilder({ holds: true })
  for (const item of source as Iterable<unknown>) log.add(item)
  return log.end()
}

/** The same of lines and records that arrive one by one. Rejects when the source does. */
export async function collectArriving(source: AsyncIterable<unknown>): Promise<ParsedLog> {
  const log = createLogBuilder({ holds: true })
  for await (const item of source) log.add(item)
  return log.end()
}

/** Tells sources whose items arrive one by one. */
export function isArriving(source: unknown): source is AsyncIterable<unknown> {
  return hasMethod(source, Symbol.asyncIterator)
}

function hasMethod(value: unknown, name: symbol): boolean {
  try {
    return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'
  }
  catch {
    return false
  }
}
