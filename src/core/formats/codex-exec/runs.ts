import { stringifyJson } from '../../text/stringify-json'
import type { RawRecord } from '../read-fields'
import { readId, readString } from '../read-fields'

/** Tells runs apart: a thread that is resumed numbers its items from 0 again. */
export interface Runs {
  /** Notes the next record. */
  note: (record: RawRecord) => void
  /** Yields the name of the run that the record belongs to. */
  name: () => string
  /** Tells whether this run has told nothing yet that an earlier one of its thread did not, in this order. */
  isRepeated: () => boolean
}

/** Makes the runs of one transcript. A log that is read twice tells every run again, record for record. */
export function createRuns(): Runs {
  const runs: RawRecord[][] = [[]]
  /** Numbers of the runs that this one may repeat. */
  let models: readonly number[] = []

  function start(record: RawRecord): void {
    const thread = readId(record, 'thread_id')
    models = thread === undefined ? [] : [...runs.keys()].filter(run => readId(runs[run]?.[0] ?? {}, 'thread_id') === thread)
    runs.push([])
  }

  return {
    note(record) {
      if (readString(record, 'type') === 'thread.started') start(record)
      const current = runs.at(-1)!
      models = models.filter(run => isSame(runs[run]![current.length], record))
      current.push(record)
    },
    name: () => `run ${models[0] ?? runs.length - 1}`,
    isRepeated: () => models.length > 0,
  }
}

/** A run that has told all of the earlier one goes on with it. */
function isSame(before: RawRecord | undefined, record: RawRecord): boolean {
  return before === undefined || stringifyJson(before) === stringifyJson(record)
}
