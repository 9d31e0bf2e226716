import { flushPromises, mount } from '@vue/test-utils'
import { cdp } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { entryOf, lines } from '../support/records'

interface Session { readonly send: (method: string, params: unknown) => Promise<unknown> }
const emulate = (media: string) => (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media })

let unmount: () => void = () => {}
afterEach(async () => {
  await emulate('')
  document.documentElement.className = ''
  document.documentElement.style.colorScheme = ''
  unmount()
})

it.each(['a class', 'a colour scheme'])('a dark page, by %s, is printed open, in light colours and without anything to press', async (way) => {
  if (way === 'a class') document.documentElement.className = 'dark'
  else document.documentElement.style.colorScheme = 'dark'
  const entries = [
    entryOf('run_shell', { command: 'seq 40', description: 'Count' }, lines(40)),
    entryOf('edit_file', { path: 'a.ts', oldString: 'a\n', newString: `${'long '.repeat(200)}\n` }, 'Replaced 1 occurrence.'),
    entryOf('read_file', { path: 'a.unknown' }, `${'wide '.repeat(200)}\n`),
  ]
  const wrapper = mount(() => h('main', { style: { width: '600px' } }, entries.map(entry => h(ToolCard, { key: entry.key, entry }))), {
    attachTo: document.body,
    global: { plugins: [createToolCards({ highlighter: false })] },
  })
  unmount = () => wrapper.unmount()
  const cards = [...document.querySelectorAll('.tool-card')]
  const shades = () => cards.map(card => getComputedStyle(card).color)
  expect(new Set(shades())).toEqual(new Set(['rgb(236, 236, 238)']))
  await emulate('print')
  await vi.waitFor(() => expect(document.querySelectorAll('[data-part="body"]')).toHaveLength(3))
  await flushPromises()
  expect(new Set(shades())).toEqual(new Set(['rgb(26, 27, 30)']))
  // The browser tells of the medium with a frame, and the last test's may still be on its way.
  await vi.waitFor(() => expect(cards[0]!.textContent).toContain('line 20'))
  // A path is a button as well, and on paper it reads as a path.
  const controls = [...document.querySelectorAll<HTMLElement>('.tool-card button:not(.tc-header, .tc-path-button), .tc-toggle')]
  expect(controls.filter(control => control.checkVisibility()).map(control => control.outerHTML)).toEqual([])
  expect([...document.querySelectorAll('.tool-card *')].filter(part => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX))).toEqual([])
})
