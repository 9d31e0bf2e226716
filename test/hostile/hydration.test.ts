// @vitest-environment happy-dom
import { renderToString } from 'vue/server-renderer'
import { describe, expect, it, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { createToolCards, ToolTranscript } from 'vue-tool-card'
import { readTranscript } from 'vue-tool-card/core'
import { fixtureNames, readFixture } from '../support/transcripts'

describe.each([['closed', false], ['open', true]])('a page of %s cards', (_, defaultOpen) => {
  it.each(fixtureNames)('is on the server what it is in the browser, which takes it over without a word: %s', async (name) => {
    const { items } = readTranscript(readFixture(name))
    const create = () => createSSRApp({ render: () => h(ToolTranscript, { items, toolbar: true }) })
      .use(createToolCards({ defaultOpen, highlighter: false }))
    const html = await renderToString(create())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = document.createElement('div')
    root.innerHTML = html
    const before = root.innerHTML
    const app = create()
    app.mount(root)
    expect([...warn.mock.calls, ...error.mock.calls]).toEqual([])
    expect(root.innerHTML).toBe(before)
    app.unmount()
    vi.restoreAllMocks()
  })
})

it('int-hydration-ids: ids are those of the server, unique in the page, and the same for every request', async () => {
  const { items } = readTranscript(readFixture('claude-code/recorded-2.1.332.jsonl'))
  const create = () => createSSRApp({ render: () => [h(ToolTranscript, { items }), h(ToolTranscript, { items, anchor: 'again-' })] })
    .use(createToolCards({ defaultOpen: true, highlighter: false }))
  const pages = [await renderToString(create()), await renderToString(create()), await renderToString(create())]
  expect(new Set(pages).size).toBe(1)
  const root = document.createElement('div')
  root.innerHTML = pages[0]!
  const readIds = () => [...root.querySelectorAll('[id], [aria-controls]')].map(part => `${part.id} ${part.getAttribute('aria-controls')}`)
  const before = readIds()
  const app = create()
  app.mount(root)
  expect(readIds()).toEqual(before)
  const ids = [...root.querySelectorAll('[id]')].map(part => part.id)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
  app.unmount()
})
