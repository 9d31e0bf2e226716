import type { Ref } from 'vue'
import type { ToolEntry } from '../../core/model/entry'
import type { UseToolTranscriptReturn } from './useToolTranscript'
import type { OpenMemory } from '../open-state'
import { onMounted, watch } from 'vue'
import { createOpenState } from '../open-state'

/** By the ref of the cards, which stays the same where an app hands on a copy of what it was given. */
const memories = new WeakMap<UseToolTranscriptReturn['entries'], OpenMemory>()

/** Yields the memory of which cards of a transcript are open: one for each, wherever and how often it is shown. */
export function openMemoryOf({ entries }: Pick<UseToolTranscriptReturn, 'entries'>): OpenMemory {
  const memory = memories.get(entries) ?? createOpenState()
  memories.set(entries, memory)
  return memory
}

/** By the first card, which stays the same object as long as nothing in it changes. */
const memoriesOfLogs = new WeakMap<ToolEntry, OpenMemory>()

/** Makes the memory of a log of which only the cards are known: the same when they are shown again later. */
export function useLogMemory(entries: Readonly<Ref<readonly ToolEntry[]>>): OpenMemory {
  const [first] = entries.value
  const memory = (first && memoriesOfLogs.get(first)) ?? createOpenState()
  // Not on a server, where others may be shown the same cards.
  onMounted(() => watch(entries, ([first]) => first && memoriesOfLogs.set(first, memory), { immediate: true }))
  return memory
}
