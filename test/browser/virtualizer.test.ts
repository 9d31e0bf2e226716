import { mount } from '@vue/test-utils'
import { VList } from 'virtua/vue'
import { userEvent } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { ToolEntry } from 'vue-tool-card'
import { createToolCards, ToolCard, useToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { callOf, resultOf } from '../support/native'

const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
const records = Array.from({ length: 500 }, (_, index) => [callOf(`c${index}`, { command: `make ${index}` }), resultOf(`c${index}`, lines)]).flat()

/** An app's own list, which keeps only the rows near the window. */
const App = defineComponent({
  setup() {
    const { entries } = useToolTranscript(records)
    return () => h(VList, { data: entries.value as ToolEntry[], style: { height: '400px' } }, {
      default: ({ item }: { item: ToolEntry }) => h(ToolCard, { key: item.key, entry: item, id: item.key }),
    })
  },
})

let unmount: () => void = () => {}
afterEach(() => {
  unmount()
  // The list measures its rows and then moves them, which the browser remarks upon; nothing is lost.
  const { calls } = vi.mocked(console.error).mock
  calls.splice(0, calls.length, ...calls.filter(([error]) => !String(error).includes('ResizeObserver loop')))
})

it('cards in a virtual list are open and unfolded again when they come back into view', async () => {
  const wrapper = mount(App, { attachTo: document.body, global: { plugins: [createToolCards({ highlighter: false })] } })
  unmount = () => wrapper.unmount()
  const card = () => document.getElementById('tc2')
  const list = wrapper.element as HTMLElement
  await vi.waitFor(() => expect(card()).not.toBeNull())
  await userEvent.click(card()!.querySelector('[data-part="header"]')!)
  await userEvent.click(card()!.querySelector('[data-part="more"]')!)
  const { height } = card()!.getBoundingClientRect()

  list.scrollTop = 10_000
  await vi.waitFor(() => expect(card()).toBeNull())
  list.scrollTop = 0
  await vi.waitFor(() => expect(card()).not.toBeNull())

  expect(card()!.dataset.open).toBe('true')
  expect(card()!.querySelector('[data-part="more"]')!.getAttribute('aria-expanded')).toBe('true')
  expect(card()!.getBoundingClientRect().height).toBe(height)
  expect(document.querySelectorAll('[data-open="true"]')).toHaveLength(1)
})
