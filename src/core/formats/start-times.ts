/** Tells how long calls took, by the moments at which they began and ended. */
export interface StartTimes {
  /** Notes when the latest call with the id began, in milliseconds. */
  start: (id: string | undefined, time: number | undefined) => void
  /** Yields how long it took; `undefined` when one of the moments is not known, or they are in the wrong order. */
  lengthAt: (id: string | undefined, time: number | undefined) => number | undefined
}

/** Makes the times of one transcript. */
export function createStartTimes(): StartTimes {
  const times = new Map<string, number>()

  return {
    start(id, time) {
      if (id === undefined) return
      if (time === undefined) times.delete(id)
      else times.set(id, time)
    },
    lengthAt(id, time) {
      const start = id === undefined ? undefined : times.get(id)
      return start === undefined || time === undefined || time < start ? undefined : time - start
    },
  }
}
