import type { PropType, VNode } from 'vue'
import { flushPromises, mount } from '@vue/test-utils'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { defineComponent, h, nextTick } from 'vue'
import type { ToolCardsOptions } from 'vue-tool-card'
import type { CardState } from '../../playground/samples/states'
import { createToolCards, readTranscript, ToolCard, ToolTranscript, useToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { gallery } from '../../playground/samples/gallery'
import { states } from '../../playground/samples/states'
import { allThemes } from '../support/host-themes'

const own = { name: 'no preset', preset: '', variables: '', background: 'var(--tc-canvas)' }
const themes = [own, ...allThemes]
const schemes = ['light', 'dark'] as const

const undo: (() => void)[] = []
beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  undo.splice(0).forEach(each => each())
  document.documentElement.removeAttribute('style')
  document.documentElement.className = ''
  await commands.emulateMedia({ contrast: null })
})

function addStyle(text: string) {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
  undo.push(() => style.remove())
}

function setLook({ preset, variables, background }: typeof own, scheme: 'light' | 'dark') {
  document.documentElement.className = scheme
  document.documentElement.style.colorScheme = scheme
  // What fades in would be measured half faded.
  addStyle(`${variables}\n${preset}\nbody { background: ${background}; }\n.tool-card, .tool-card * { animation: none; transition: none; }`)
}

/** Cards and headings as on a page: landmarks and language are the page's own. */
async function mountPage(draw: () => VNode[], options: ToolCardsOptions = {}) {
  document.documentElement.lang = 'en'
  const wrapper = mount({ render: () => h('main', draw()) }, { attachTo: document.body, global: { plugins: [createToolCards(options)] } })
  undo.push(() => wrapper.unmount())
  await flushPromises()
  // Code gets its colours once the grammars are there.
  await expect.poll(() => document.querySelector('[class^="tk-"]'), { timeout: 15_000 }).not.toBeNull()
  await nextTick()
}

/** One state of the playground's page, as live as it is there. */
const StateCards = defineComponent({
  props: { state: { type: Object as PropType<CardState>, required: true } },
  setup({ state }) {
    const { entries, settle } = useToolTranscript(() => state.records, { format: state.format })
    if (state.settledBy !== undefined) settle(state.settledBy)
    return () => entries.value.map(entry => h(ToolCard, { key: entry.key, entry, open: true }))
  },
})

const bodies = gallery.flatMap(group => readTranscript(group.records).entries)
const drawAll = () => [
  ...states.map(state => h(StateCards, { key: state.title, state })),
  ...bodies.map(entry => h(ToolCard, { key: entry.key, entry, open: true })),
]

/**
 * The line of a card says more than a button should be called: its name has the tool's, and the rest is its
 * description. One rule of axe takes all that is seen for the name.
 */
function isHeaderWithDescription(rule: string, element: Element | null): boolean {
  return rule === 'label-content-name-mismatch' && element?.getAttribute('data-part') === 'header'
    && element.getAttribute('aria-label')!.includes(element.querySelector('[data-part="name"]')!.textContent!)
    && element.hasAttribute('aria-describedby')
}

/** What axe finds, as one line for each element: the rule, where, and what is wrong. */
async function findFaults(options: axe.RunOptions = {}, selector = 'main') {
  const { violations } = await axe.run({ include: [selector] }, { resultTypes: ['violations'], ...options })
  return violations.flatMap(({ id, nodes }) => nodes
    .filter(node => !isHeaderWithDescription(id, document.querySelector(node.target.join(' '))))
    .map(node => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary ?? ''}`))
}

describe.each(themes)('with $name', (theme) => {
  it.each(schemes)('no state and no body has a fault that axe knows, in %s', async (scheme) => {
    setLook(theme, scheme)
    await mountPage(drawAll)
    expect(await findFaults()).toEqual([])
  }, 60_000)
})

describe('without a preset', () => {
  it.each([
    { name: 'rows', options: { variant: 'row', density: 'compact', icons: 'family' } },
    { name: 'frames', options: { variant: 'framed', density: 'comfortable' } },
  ] as const)('no text is too faint in $name either', async ({ options }) => {
    setLook(own, 'light')
    await mountPage(drawAll, options)
    expect(await findFaults({ runOnly: ['color-contrast'] })).toEqual([])
  }, 60_000)

  it.each(schemes)('a transcript with its toolbar has no fault, in %s', async (scheme) => {
    setLook(own, scheme)
    const { items } = readTranscript(gallery.flatMap(group => group.records))
    await mountPage(() => [h(ToolTranscript, { items, toolbar: true, defaultOpen: view => view.family === 'read' })])
    expect(await findFaults()).toEqual([])
  }, 60_000)

  it.each(schemes)('no grey text has a contrast below 7 to 1 where the reader asks for more, in %s', async (scheme) => {
    await commands.emulateMedia({ contrast: 'more' })
    setLook(own, scheme)
    await mountPage(drawAll)
    const grey = '.tc-name, .tc-summary, [data-tone="plain"], [data-status="ok"] .tc-result, .tc-caption-text, .tc-more, .tc-note, dt, .tc-source-snippet'
    expect(document.querySelectorAll(grey).length).toBeGreaterThan(100)
    expect(await findFaults({ runOnly: ['color-contrast-enhanced'] }, grey)).toEqual([])
  }, 60_000)
})
