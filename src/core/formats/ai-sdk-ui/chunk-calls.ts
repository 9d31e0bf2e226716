/** Names the calls of a stream: an id may come again, in another step or in the same. */
export interface ChunkCalls {
  /** Yields the name of the call that a chunk of input speaks of; `type` is the chunk's. */
  nameOf: (type: string, scope: string, id: string) => string
}

interface ChunkCall {
  readonly name: string
  /** Its arguments are complete. */
  isComplete: boolean
}

/** Makes the calls of one transcript. A call that begins while its id is taken in the step is another one. */
export function createChunkCalls(): ChunkCalls {
  const latest = new Map<string, ChunkCall>()
  const counts = new Map<string, number>()

  function open(base: string): ChunkCall {
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    const call = { name: count === 1 ? base : `${base}#${count}`, isComplete: false }
    latest.set(base, call)
    return call
  }

  return {
    nameOf(type, scope, id) {
      const base = `${scope}:${id}`
      const known = latest.get(base)
      const isNew = type === 'tool-input-start' || (type === 'tool-input-available' && known?.isComplete === true)
      const call = known === undefined || isNew ? open(base) : known
      if (type === 'tool-input-available' || type === 'tool-input-error') call.isComplete = true
      return call.name
    },
  }
}
