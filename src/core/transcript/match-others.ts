import { groupBy } from './group-by'
import type { Other } from './slot'

/**
 * Finds out which record of an earlier reading each record continues: the one with its id; without ids
 * the next that says the same, then the next whose text this one goes on with.
 */
export function matchOthers(before: readonly Other[], after: readonly Other[]): ReadonlyMap<Other, Other> {
  const matches = new Map<Other, Other>()
  const olds = groupBy(before, signatureOf)
  const next = new Map<string, number>()
  for (const other of after) {
    const signature = signatureOf(other)
    const position = next.get(signature) ?? 0
    const old = olds.get(signature)?.[position]
    if (old === undefined) continue
    matches.set(other, old)
    next.set(signature, position + 1)
  }
  matchGrown(before, after, matches)
  return matches
}

/** A text that is still arriving says something else at every reading. */
function matchGrown(before: readonly Other[], after: readonly Other[], matches: Map<Other, Other>): void {
  const taken = new Set(matches.values())
  const rest = before.filter(old => old.id === undefined && !taken.has(old))
  let position = 0
  for (const other of after) {
    if (position === rest.length) return
    if (other.id !== undefined || matches.has(other)) continue
    const old = rest[position]!
    if (!continues(other, old)) continue
    matches.set(other, old)
    position += 1
  }
}

function continues(other: Other, old: Other): boolean {
  if (other.text === undefined || old.text === undefined) return other.text === old.text
  return other.text.role === old.text.role && other.text.text.startsWith(old.text.text)
}

function signatureOf({ id, text, record }: Other): string {
  if (id !== undefined) return `id ${id}`
  return text === undefined ? `record ${typeNameOf(record)}` : `${text.role} ${text.text}`
}

/** The `type` that nearly every format has, of a record that no one has checked. */
function typeNameOf(record: unknown): string {
  try {
    const { type } = record as { readonly type?: unknown }
    return typeof type === 'string' ? type : ''
  }
  catch {
    return ''
  }
}
