import type { Ref } from 'vue'
import type { ToolEntry } from '../../core/model/entry'
import type { OpenMemory } from '../open-state'
import { watch } from 'vue'
import { attempt } from '../../core/text/attempt'
import { isSameValue } from '../../core/transcript/same-value'

/** Forgets which cards are open when those of another log take their place. */
export function useLogChange(entries: Readonly<Ref<readonly ToolEntry[]>>, memory: Readonly<Ref<OpenMemory>>): void {
  let known: readonly ToolEntry[] = []
  watch([entries, memory], ([now, current], [, last]) => {
    if (current === last && isOtherLog(now, known)) current.clear()
    // A log may be away while the next one is loaded.
    if (now.length > 0) known = now
  }, { immediate: true })
}

/**
 * Whether cards are those of another log: where logs number their calls, or give them no ids, the keys are
 * the same. News of a log leaves some cards as they were; one that is read anew says the same of what was
 * over. In doubt it is the same log, since nobody wants to see a card close by itself.
 */
function isOtherLog(entries: readonly ToolEntry[], before: readonly ToolEntry[]): boolean {
  // Mostly the first is the same, and nothing else has to be looked at.
  if (entries.some((entry, index) => entry === before[index])) return false
  const known = new Map(before.map(entry => [entry.key, entry]))
  let isOther = false
  for (const entry of entries) {
    const old = known.get(entry.key)
    if (old === entry) return false
    isOther ||= old !== undefined && isOtherCall(entry, old)
  }
  return isOther
}

/** A call that has no result yet may still be told otherwise. */
function isOtherCall(entry: ToolEntry, old: ToolEntry): boolean {
  if (!old.result || !old.call || !entry.call) return false
  return old.toolName !== entry.toolName
    || attempt(() => !isSameValue(old.call?.input, entry.call?.input), false)
}
