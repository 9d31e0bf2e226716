import type { ComputedRef, MaybeRefOrGetter } from 'vue'
import { computed, effect, getCurrentInstance, provide, shallowRef, stop, toValue, triggerRef } from 'vue'
import type { FormatName } from '../../core/formats/registry'
import type { ToolEntry, TranscriptFormat, TranscriptIssue, TranscriptItem } from '../../core/model'
import { createDetectingTranscript } from '../../core/transcript/create-detecting-transcript'
import { createOpenState, openStateKey } from '../open-state'

/** How `useToolTranscript` reads its records. */
export interface UseToolTranscriptOptions {
  /**
   * Name of a format, or an adapter.
   * @default detected from the records, until it is known
   */
  readonly format?: FormatName | TranscriptFormat
  /**
   * Whether calls may still be running; while it is `false` those that are open read as `cancelled`.
   * @default true
   */
  readonly live?: MaybeRefOrGetter<boolean | undefined>
}

/** What `useToolTranscript` gives. */
export interface UseToolTranscriptReturn {
  /** Everything in order: cards, and the records between them. */
  readonly items: ComputedRef<readonly TranscriptItem[]>
  /** The cards. An entry stays the same object as long as nothing in it changes. */
  readonly entries: ComputedRef<readonly ToolEntry[]>
  /** What could not be read or paired. */
  readonly issues: ComputedRef<readonly TranscriptIssue[]>
  /** Name of the format, `unknown` as long as nothing gave it away. */
  readonly format: ComputedRef<string>
  /** Whether a call is still running, arriving, or waiting for a person. */
  readonly pending: ComputedRef<boolean>
  /** Yields the entry of the key, else the latest with the tool call id. Tracked like the refs. */
  readonly get: (keyOrId: string) => ToolEntry | undefined
  /** Adds records at the end; beside a source they stay behind its records. */
  readonly push: (...records: readonly unknown[]) => void
  /** Adds older history in front; beside a source it stays in front of its records. */
  readonly prepend: (...records: readonly unknown[]) => void
  /** Ends the turn; with a reason its open calls were stopped. */
  readonly settle: (reason?: string) => void
}

/**
 * Keeps the cards of a transcript: of an array, a ref or a getter that holds all records, or, without a
 * source, of records that are pushed.
 *
 * The source is read whole whenever it triggers, so it does not matter whether the host changes its
 * messages in place, copies them or replaces them. Nothing runs in the background: it works on a server
 * and ends with its scope. In a component it also keeps which of these cards the reader has opened.
 *
 * @example
 * const { entries } = useToolTranscript(() => chat.messages)
 */
export function useToolTranscript(
  source?: MaybeRefOrGetter<readonly unknown[] | null | undefined>, options: UseToolTranscriptOptions = {},
): UseToolTranscriptReturn {
  const transcript = createDetectingTranscript(options.format === undefined ? {} : { format: options.format })
  /** Records beside those of the source. */
  const around: { readonly before: unknown[], readonly after: unknown[] } = { before: [], after: [] }
  /** Triggers when something is done by hand. */
  const hand = shallowRef(null)
  const hasSource = source !== undefined

  const state = computed(() => {
    void hand.value
    if (hasSource) transcript.replace([...around.before, ...toValue(source) ?? [], ...around.after])
    transcript.live = toValue(options.live) ?? true
    const { items, entries, issues, format } = transcript
    return { items, entries, issues, format }
  })

  if (getCurrentInstance()) provide(openStateKey, createOpenState())

  return {
    items: computed(() => state.value.items),
    entries: computed(() => state.value.entries),
    issues: computed(() => state.value.issues),
    format: computed(() => state.value.format),
    pending: computed(() => hasPending(state.value.entries)),
    get(keyOrId) {
      void state.value
      return transcript.get(keyOrId)
    },
    push(...records) {
      if (hasSource) around.after.push(...records)
      else transcript.push(...records)
      triggerRef(hand)
    },
    prepend(...records) {
      if (hasSource) around.before.unshift(...records)
      else transcript.prepend(...records)
      triggerRef(hand)
    },
    settle(reason) {
      // What the source holds by now is ended, not what it held when it was last looked at; in an effect
      // of its own, so that a caller's does not come to depend on it.
      if (hasSource) stop(effect(() => state.value))
      transcript.settle(reason)
      triggerRef(hand)
    },
  }
}

function hasPending(entries: readonly ToolEntry[]): boolean {
  return entries.some(({ status, children }) =>
    status === 'streaming' || status === 'pending' || status === 'approval' || hasPending(children))
}
