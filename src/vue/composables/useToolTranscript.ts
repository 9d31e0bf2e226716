import type { MaybeRefOrGetter, Ref } from 'vue'
import type { FormatName } from '../../core/formats/registry'
import type { ToolEntry, TranscriptFormat, TranscriptIssue, TranscriptItem } from '../../core/model'
import type { Follow } from './frame-follower'
import type { ChatStatus } from './read-live'
import { computed, effect, getCurrentInstance, isRef, provide, shallowRef, stop, toValue, triggerRef } from 'vue'
import type { DetectingTranscript } from '../../core/transcript/create-detecting-transcript'
import { createDetectingTranscript } from '../../core/transcript/create-detecting-transcript'
import { isTest } from '../is-test'
import { openStateKey } from '../open-state'
import { createFrameFollower } from './frame-follower'
import { openMemoryOf } from './open-memory-of'
import { isLive } from './read-live'

/** How `useToolTranscript` reads its records. */
export interface UseToolTranscriptOptions {
  /**
   * Name of a format, or an adapter. When it changes, everything is read anew.
   * @default detected from the records, until it is known
   */
  readonly format?: MaybeRefOrGetter<FormatName | TranscriptFormat | null | undefined>
  /**
   * Whether calls may still be running, or the state of the chat: `submitted` and `streaming` are live,
   * `ready` and `error` are not. While nothing is live the calls that are open read as `cancelled`; those
   * that wait for approval go on waiting.
   * @default true
   */
  readonly live?: MaybeRefOrGetter<boolean | ChatStatus | (string & {}) | null | undefined>
  /**
   * When components are told of news: `frame`: of the first at once, of what follows once a frame, so that a
   * thousand pieces a second cost no more than sixty; `sync`: of each. What is read by hand is always current.
   * @default 'frame' in a browser, inside a component or a scope; 'sync' on servers and in tests
   */
  readonly batch?: 'frame' | 'sync'
}

/** What `useToolTranscript` gives. */
export interface UseToolTranscriptReturn {
  /** Everything in order: cards, and the records between them. */
  readonly items: Readonly<Ref<readonly TranscriptItem[]>>
  /** The cards. An entry stays the same object as long as nothing in it changes. */
  readonly entries: Readonly<Ref<readonly ToolEntry[]>>
  /** What could not be read or paired. */
  readonly issues: Readonly<Ref<readonly TranscriptIssue[]>>
  /** Name of the format, `unknown` as long as nothing gave it away. */
  readonly format: Readonly<Ref<string>>
  /** Whether a call is still running, arriving, or waiting for a person. */
  readonly pending: Readonly<Ref<boolean>>
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
 * messages in place, copies them or replaces them. It works on a server and ends with its scope. It also
 * keeps which of these cards the reader has opened: for the cards of the calling component, and for a
 * `<ToolTranscript>` that it is given to.
 *
 * @example
 * const chat = new Chat({ … })
 * const { entries } = useToolTranscript(() => chat.messages, { live: () => chat.status })
 */
export function useToolTranscript(
  source?: MaybeRefOrGetter<readonly unknown[] | null | undefined>, options: UseToolTranscriptOptions = {},
): UseToolTranscriptReturn {
  let format: FormatName | TranscriptFormat | null | undefined
  let transcript = createDetectingTranscript()
  /** Records beside those of the source. */
  const around: { readonly before: unknown[], readonly after: unknown[] } = { before: [], after: [] }
  /** What was done by hand without a source, to be done again in another format. */
  const done: ((transcript: DetectingTranscript) => void)[] = []
  /** Triggers when something is done by hand. */
  const hand = shallowRef(null)
  const hasSource = source !== undefined

  function readAs(wanted: typeof format): void {
    if (wanted === format) return
    format = wanted
    transcript = createDetectingTranscript(wanted == null ? {} : { format: wanted })
    for (const again of done) again(transcript)
  }

  function doByHand(action: (transcript: DetectingTranscript) => void): void {
    action(transcript)
    if (!hasSource && isRefOrGetter(options.format)) done.push(action)
  }

  // A format that never changes is known before the first record.
  readAs(isRefOrGetter(options.format) ? undefined : toValue(options.format))

  /** Has read what there is; another object each time. */
  const version = computed(() => {
    void hand.value
    readAs(toValue(options.format))
    if (hasSource) transcript.replace([...around.before, ...toValue(source) ?? [], ...around.after])
    transcript.live = isLive(toValue(options.live))
    return {}
  })
  const followEach: Follow = select => computed(() => {
    void version.value
    return select()
  })
  const batch = options.batch ?? (isTest() ? 'sync' : 'frame')
  const follow = (batch === 'frame' ? createFrameFollower(version) : null) ?? followEach
  const entries = follow(() => transcript.entries)

  if (getCurrentInstance()) provide(openStateKey, openMemoryOf({ entries }))

  return {
    items: follow(() => transcript.items),
    entries,
    issues: follow(() => transcript.issues),
    format: follow(() => transcript.format),
    pending: follow(() => hasPending(transcript.entries)),
    get(keyOrId) {
      void entries.value
      return transcript.get(keyOrId)
    },
    push(...records) {
      if (hasSource) around.after.push(...records)
      else doByHand(log => log.push(...records))
      triggerRef(hand)
    },
    prepend(...records) {
      if (hasSource) around.before.unshift(...records)
      else doByHand(log => log.prepend(...records))
      triggerRef(hand)
    },
    settle(reason) {
      // What the source holds by now is ended, not what it held when it was last looked at; in an effect
      // of its own, so that a caller's does not come to depend on it.
      if (hasSource) stop(effect(() => version.value))
      doByHand(log => log.settle(reason))
      triggerRef(hand)
    },
  }
}

function isRefOrGetter(value: unknown): boolean {
  return isRef(value) || typeof value === 'function'
}

function hasPending(entries: readonly ToolEntry[]): boolean {
  return entries.some(({ status, children }) =>
    status === 'streaming' || status === 'pending' || status === 'approval' || hasPending(children))
}
