/** Tells which call started the graph that a record comes from. */
export interface Namespaces {
  parentOf: (path: readonly string[]) => string | undefined
  /** The record says it. */
  link: (path: readonly string[], toolCallId: string) => void
  noteCall: (path: readonly string[], toolCallId: string) => void
  noteResult: (toolCallId: string) => void
}

/**
 * Makes the namespaces of one transcript. Few records name the call; else it can only be the one call that
 * waits, in the graph around, when the namespace is first seen. Among several it is none.
 */
export function createNamespaces(): Namespaces {
  const parents = new Map<string, string | undefined>()
  /** Namespaces of the calls that wait. */
  const open = new Map<string, string>()

  function parentOf(path: readonly string[]): string | undefined {
    if (path.length === 0) return undefined
    const name = toName(path)
    if (parents.has(name)) return parents.get(name)
    const taken = new Set(parents.values())
    const waiting = [...open].filter(([id, above]) => !taken.has(id) && name.startsWith(above) && name !== above)
    const parent = waiting.length === 1 ? waiting[0]![0] : parentOf(path.slice(0, -1))
    parents.set(name, parent)
    return parent
  }

  return {
    parentOf,
    link: (path, toolCallId) => void parents.set(toName(path), toolCallId),
    noteCall: (path, toolCallId) => void open.set(toolCallId, toName(path)),
    noteResult: toolCallId => void open.delete(toolCallId),
  }
}

function toName(path: readonly string[]): string {
  return path.map(part => `${part}|`).join('')
}
