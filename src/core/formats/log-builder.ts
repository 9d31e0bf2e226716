import type { TranscriptIssue } from '../model'
import { dropByteOrderMark } from './byte-order-mark'
import { createLineParser } from './line-parser'
import { isLog } from './read-fields'
import { readLines } from './read-lines'
import { tryParse } from './try-parse'
import { unwrapRecords } from './unwrap-records'

/** The records of a log. */
export interface ParsedLog {
  readonly records: readonly unknown[]
  /** 1-based line of each record; `undefined` where it came from no line. */
  readonly lines: readonly (number | undefined)[]
  /** Lines that could not be read. */
  readonly issues: readonly TranscriptIssue[]
}

/** Collects the records of a log as its lines come in. */
export interface LogBuilder {
  /** Takes the next piece: a text is a line, or several; any other value is a record. */
  add: (item: unknown) => void
  end: () => ParsedLog
}

/**
 * Makes an empty log. Containers in lines are unwrapped, broken lines are skipped and become issues.
 *
 * `holds`: lines that may be those of one JSON value are kept until that is certain.
 */
export function createLogBuilder({ holds }: { readonly holds: boolean }): LogBuilder {
  const records: unknown[] = []
  const lines: (number | undefined)[] = []
  const issues: TranscriptIssue[] = []
  let held: string[] | undefined
  let isFirst = true
  let hasBegun = !holds

  function addRecords(added: readonly unknown[], line?: number): void {
    for (const record of added) {
      records.push(record)
      lines.push(line)
    }
  }

  const parser = createLineParser({
    onValue: (value, line) => addRecords(unwrapRecords(value), line),
    onBroken: line => void issues.push({ message: 'The line is not JSON.', index: -1, line }),
  })

  function addLine(text: string): void {
    const line = isFirst ? dropByteOrderMark(text) : text
    isFirst = false
    if (!hasBegun && line.trim() !== '') {
      hasBegun = true
      // The first line of a value that stands on many.
      if (/^\s*[[{]/.test(line) && tryParse(line) === undefined) held = []
    }
    held?.push(line)
    parser.add(line)
  }

  return {
    add(item) {
      if (typeof item !== 'string') {
        held = undefined
        addRecords(isLog(item) ? unwrapRecords(item) : [item])
      }
      else if (/[\r\n]/.test(item)) readLines(item, addLine)
      else addLine(item)
    },
    end() {
      parser.end()
      const whole = held === undefined ? undefined : tryParse(held.join('\n'))
      if (whole !== undefined) return { records: unwrapRecords(whole), lines: [], issues: [] }
      if (records.length > 0 || issues.length === 0) return { records, lines, issues }
      return { records, lines, issues: [{ message: 'The text is neither JSON nor JSON Lines nor server-sent events.', index: -1 }] }
    },
  }
}
