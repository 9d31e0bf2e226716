import { copyValue } from './copy-value'
import { isSameValue } from './same-value'

/** Remembers what the host's records said, since hosts change them in place. */
export interface RecordMemory {
  /**
   * Yields how many records at the start say what they said the last time, and remembers what the list says
   * now. A record in which not everything can be looked at (a class instance, a map) counts as new.
   */
  compare: (records: readonly unknown[]) => number
  forget: () => void
}

/** Makes an empty memory. A list that is read only once is not copied: it remembers nothing the first time. */
export function createRecordMemory(): RecordMemory {
  let copies: unknown[] | null = null

  return {
    compare(records) {
      if (copies === null) {
        copies = []
        return 0
      }
      const most = Math.min(copies.length, records.length)
      let count = 0
      while (count < most && isSameValue(copies[count], records[count], true)) count += 1
      copies.length = count
      for (let index = count; index < records.length; index++) copies.push(copyValue(records[index]))
      return count
    },
    forget() {
      copies = []
    },
  }
}
