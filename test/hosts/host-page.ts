import type { UseToolTranscriptOptions } from '../../src/vue/composables/useToolTranscript'
import type { ToolEntry, TranscriptItem } from '../../src/core/model'
import type { VueWrapper } from '@vue/test-utils'
import type { MaybeRefOrGetter } from 'vue'
import { mount } from '@vue/test-utils'
import { defineComponent, h, nextTick } from 'vue'
import ToolCard from '../../src/vue/components/ToolCard.vue'
import { useToolTranscript } from '../../src/vue/composables/useToolTranscript'

/** What a host gives to its page. */
export interface HostView extends UseToolTranscriptOptions {
  readonly source: MaybeRefOrGetter<readonly unknown[] | null | undefined>
  readonly approve?: (entry: ToolEntry, option?: string) => void
  readonly deny?: (entry: ToolEntry, option?: string) => void
}

/** A page that shows a host's transcript as an app would. */
export interface HostPage {
  readonly wrapper: VueWrapper
  /** `name status summary` of each card. */
  readonly cards: () => string[]
  readonly statuses: () => string[]
  readonly text: () => string
  readonly pending: () => boolean
  /** How often cards were drawn anew after they were mounted, by tool call id. */
  readonly redraws: Readonly<Record<string, number>>
  /** Waits until what is on the page holds. */
  readonly until: (holds: () => unknown) => Promise<void>
}

/** Mounts the page; `setup` runs inside its component. */
export function mountHost(setup: () => HostView): HostPage {
  const redraws: Record<string, number> = {}
  let pending: () => boolean

  const wrapper = mount(defineComponent(() => {
    const { source, approve, deny, ...options } = setup()
    const transcript = useToolTranscript(source, options)
    pending = () => transcript.pending.value

    // The same function each time: another one would be a change of its own.
    const counters = new Map<string, () => void>()
    const counterOf = (id: string) => {
      const counter = counters.get(id) ?? (() => void (redraws[id] = (redraws[id] ?? 0) + 1))
      counters.set(id, counter)
      return counter
    }
    const draw = (item: TranscriptItem) => item.kind === 'other'
      ? h('p', { 'key': item.key, 'data-text': '' }, item.text?.text)
      : h(ToolCard, {
          key: item.key,
          entry: item.entry,
          onApprove: (option, entry) => approve?.(entry, option),
          onDeny: (option, entry) => deny?.(entry, option),
          onVnodeUpdated: counterOf(item.entry.toolCallId),
        })
    return () => h('main', transcript.items.value.map(draw))
  }), { attachTo: document.body })

  const statuses = () => wrapper.findAll('.tool-card').map(card => card.attributes('data-status') ?? '')
  return {
    wrapper,
    redraws,
    statuses,
    cards: () => wrapper.findAll('.tool-card').map((card) => {
      const part = (name: string) => card.find(`[data-part=${name}]`).exists() ? card.find(`[data-part=${name}]`).text() : ''
      return [part('name'), card.attributes('data-status'), part('summary')].join(' ')
    }),
    text: () => wrapper.findAll('[data-text]').map(part => part.text()).filter(Boolean).join(' | '),
    pending: () => pending(),
    async until(holds) {
      const end = Date.now() + 5000
      while (!holds()) {
        if (Date.now() > end) throw new Error(`Still ${JSON.stringify(statuses())}: ${holds.toString()}`)
        await new Promise(resolve => setTimeout(resolve, 1))
        await nextTick()
      }
    },
  }
}

/** Something that a test lets happen when it likes. */
export function createGate<Value = void>(): { readonly opened: Promise<Value>, readonly open: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>()
  return { opened: promise, open: resolve }
}
