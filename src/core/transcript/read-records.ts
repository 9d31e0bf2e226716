import type { FormatReader, TranscriptEvent, TranscriptFormat } from '../model'
import type { CardTable } from './card-table'
import { createCardTable } from './card-table'

/** A turn that was ended from outside, in front of the record of this number. */
export interface EndMark {
  readonly before: number
  readonly reason?: string
}

/** Reads records one after the other into a table of its own. */
export interface Reading {
  readonly table: CardTable
  /** `number`: the record's own for life, so that it is told again; `index`: its position. */
  read: (record: unknown, number: number, index: number) => void
  settle: (reason: string | undefined) => void
}

/** More events than any record makes; keeps the origins of one record apart from those of the next. */
const mostEvents = 2 ** 20

/** Events that may open a place. */
const mayOpen: ReadonlySet<TranscriptEvent['type']> = new Set(['call', 'update', 'result', 'other'])

/** Starts reading at the first record. `former`: what had opened the places of the reading before. */
export function startReading(format: TranscriptFormat, former?: ReadonlySet<number>): Reading {
  const table = createCardTable(format.policy, former)
  let reader: FormatReader | undefined

  return {
    table,
    read(record, number, index) {
      let origin = number * mostEvents
      try {
        reader ??= format.reader()
        for (const event of reader.read(record)) {
          table.apply(event, { origin, index })
          // What opens no place may be told or not, as the records before want it.
          if (mayOpen.has(event.type)) origin += 1
        }
      }
      catch (error) {
        table.apply({ type: 'other', record }, { origin, index })
        table.apply({ type: 'issue', message: `The record could not be read: ${describeError(error)}` }, { origin, index })
      }
    },
    settle(reason) {
      table.apply({ type: 'settle', ...(reason !== undefined && { reason }) }, { origin: 0, index: -1 })
    },
  }
}

/**
 * Reads all records anew, `first` being the number of the first; the marked ends are repeated where they
 * were. `former`: what had opened the places of the reading before.
 */
export function readRecords(
  format: TranscriptFormat, records: readonly unknown[], first: number, marks: readonly EndMark[], former?: ReadonlySet<number>,
): Reading {
  const reading = startReading(format, former)
  let nextMark = 0
  for (let index = 0; index <= records.length; index++) {
    while (nextMark < marks.length && marks[nextMark]!.before <= first + index) {
      reading.settle(marks[nextMark]!.reason)
      nextMark += 1
    }
    if (index < records.length) reading.read(records[index], first + index, index)
  }
  return reading
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : 'its reader failed'
}
