import { mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { commands } from 'vitest/browser'
import { entryOf } from '../support/records'

let unmount: () => void = () => {}
afterEach(async () => {
  await commands.emulateMedia({ media: null })
  unmount()
})

function mountOpenCards(count: number): readonly Element[] {
  const entries = Array.from({ length: count }, (_, index) => ({ ...entryOf('read_file', { path: 'a.ts' }, `const a${index} = 'b'\n`.repeat(8)), key: `k${index}` }))
  const wrapper = mount(() => h('main', entries.map(entry => h(ToolCard, { key: entry.key, entry, defaultOpen: true }))), {
    attachTo: document.body,
    global: { plugins: [createToolCards()] },
  })
  unmount = () => wrapper.unmount()
  return [...document.querySelectorAll('.tool-card')]
}

const isColoured = (card: Element) => card.querySelector('[class^="tk-"]') !== null
const wait = { timeout: 15_000 }

it('many cards that are open at once are coloured when they come near the window, and all of them for paper', async () => {
  const cards = mountOpenCards(100)
  await vi.waitFor(() => expect(isColoured(cards[0]!)).toBe(true), wait)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(isColoured(cards[60]!)).toBe(false)
  expect(cards[60]!.textContent).toContain('const a60 = \'b\'')
  cards[60]!.scrollIntoView()
  await vi.waitFor(() => expect(isColoured(cards[60]!)).toBe(true), wait)
  expect(isColoured(cards[99]!)).toBe(false)
  scrollTo(0, 0)
  await commands.emulateMedia({ media: 'print' })
  await vi.waitFor(() => expect(cards.filter(isColoured)).toHaveLength(100), wait)
})

it('a few cards are coloured wherever they are', async () => {
  const cards = mountOpenCards(20)
  await vi.waitFor(() => expect(cards.filter(isColoured)).toHaveLength(20), wait)
})
