// @vitest-environment happy-dom
import { renderToString } from 'vue/server-renderer'
import { describe, expect, it } from 'vitest'
import type { App } from 'vue'
import { createApp, createSSRApp, h, nextTick, shallowRef } from 'vue'
import { createToolCards, createTranscript, readTranscript, toMarkdown, ToolCard, ToolTranscript, useToolTranscript, viewToolEntry } from 'vue-tool-card'
import { callOf, resultOf } from '../support/native'

const gc = () => {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc')
  globalThis.gc()
}

/** Collects until the references are empty, or for a second; what is left is told. */
async function countAlive(references: readonly WeakRef<object>[]): Promise<number> {
  for (let round = 0; round < 20; round++) {
    gc()
    if (references.every(reference => reference.deref() === undefined)) return 0
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return references.filter(reference => reference.deref() !== undefined).length
}

/** Mounts, lets things happen, unmounts. Nothing of it may be reachable from the caller. */
async function visit(make: () => { readonly render: () => unknown, readonly live: object }, act?: (root: HTMLElement) => void): Promise<WeakRef<object>[]> {
  const root = document.createElement('div')
  document.body.append(root)
  const { render, live } = make()
  const app: App = createApp({ render }).use(createToolCards({ highlighter: false }))
  app.mount(root)
  act?.(root)
  await nextTick()
  const instance = app._instance!
  app.unmount()
  root.remove()
  return [new WeakRef(live), new WeakRef(app), new WeakRef(instance)]
}

const pair = (id: number) => [callOf(`c${id}`, { command: 'ls', id }), resultOf(`c${id}`, 'a\nb\n')]

describe('a thousand visits leave nothing behind', () => {
  const openAll = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-part="header"]').forEach(header => header.click())

  it.each<[string, (id: number) => { readonly render: () => unknown, readonly live: object }]>([
    ['ToolCard', (id) => {
      const transcript = createTranscript()
      transcript.push(...pair(id))
      const [entry] = transcript.entries
      return { render: () => h(ToolCard, { entry }), live: entry! }
    }],
    ['ToolTranscript', (id) => {
      const source = pair(id)
      return { render: () => h(ToolTranscript, { source, toolbar: true }), live: source }
    }],
    ['useToolTranscript', (id) => {
      const source = shallowRef(pair(id))
      const child = {
        setup() {
          const { entries } = useToolTranscript(source, { live: true })
          return () => entries.value.map(entry => h(ToolCard, { key: entry.key, entry }))
        },
      }
      return { render: () => h(child), live: source }
    }],
  ])('%s', async (_, make) => {
    const references: WeakRef<object>[] = []
    for (let id = 0; id < 1_000; id++) references.push(...await visit(() => make(id), openAll))
    // The last one may still hang on the event that happened last.
    await visit(() => make(-1))
    expect(await countAlive(references)).toBeLessThanOrEqual(3)
  })
})

/** Bytes in use after everything that can go has gone. */
async function measureHeap(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    gc()
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return process.memoryUsage().heapUsed
}

describe('the heap stays flat', () => {
  it('int-ssr-leak: through ten thousand renders on a server, none of which sees another, though some are given up', async () => {
    const render = (id: number) => {
      const source = [callOf(`c${id}`, { command: `make ${id}` }, { toolName: `tool-${id}`, title: `title ${id}` }), resultOf(`c${id}`, `secret-${id}-\n`.repeat(30))]
      return renderToString(createSSRApp({ render: () => h(ToolTranscript, { source }) }).use(createToolCards({ defaultOpen: id % 2 === 0 })))
    }
    for (let id = 0; id < 2_000; id++) await render(id)
    const before = await measureHeap()
    for (let id = 2_000; id < 10_000; id++) {
      const html = render(id)
      if (id % 20 === 0) continue
      const foreign = (await html).match(/secret-\d+-/g)?.filter(word => word !== `secret-${id}-`) ?? []
      expect(foreign).toEqual([])
    }
    const grown = await measureHeap() - before
    // Less than 250 bytes a render.
    expect(grown).toBeLessThan(2_000_000)
  })

  it.each<[string, () => unknown]>([
    ['a log of 20 MB', () => readTranscript(Array.from({ length: 2_000 }, (_, id) => JSON.stringify({ ...callOf(`c${id}`), input: { command: 'x'.repeat(10_000) } })).join('\n')).entries.length],
    ['an output of 20 MB', () => {
      const transcript = createTranscript()
      transcript.push(callOf('a'), resultOf('a', 'a line of text\n'.repeat(1_400_000)))
      return JSON.stringify(viewToolEntry(transcript.entries[0]!).output?.kind) + toMarkdown(transcript.items).length
    }],
    ['a diff of two texts of 1 MB', () => {
      const transcript = createTranscript()
      const text = (seed: number) => Array.from({ length: 30_000 }, (_, line) => `line ${line * seed % 7919} of a file\n`).join('')
      transcript.push(callOf('a', { file_path: 'a', old_string: text(3), new_string: text(5) }, { toolName: 'Edit' }), resultOf('a', 'ok'))
      return viewToolEntry(transcript.entries[0]!).callDetail.kind
    }],
  ])('when %s has been shown', async (_, show) => {
    show()
    const before = await measureHeap()
    for (let time = 0; time < 3; time++) show()
    expect(await measureHeap() - before).toBeLessThan(4_000_000)
  })
})
