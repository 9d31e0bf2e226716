import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { createToolCards, ToolTranscript } from 'vue-tool-card'
import { readTranscript, toMarkdown, toPlainText } from 'vue-tool-card/core'
import { flatten } from '../support/transcripts'
import { findHeaderFaults, readWhole, sizeOf } from '../support/view-faults'

const folder = new URL('../fixtures/hostile/', import.meta.url)
const names = readdirSync(folder).sort()
const about = JSON.parse(readFileSync(new URL('about.json', folder), 'utf8')) as Readonly<Record<string, string>>
const logs = names.filter(name => name !== 'about.json')

describe('the hostile logs', () => {
  it('are all explained', () => {
    expect(Object.keys(about).sort()).toEqual(logs)
  })

  it.each(logs)('%s is read, viewed, written and drawn', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const { entries, items, issues } = readTranscript(text)
    expect(items.length + issues.length).toBeGreaterThan(0)
    expect(flatten(entries).flatMap(entry => findHeaderFaults(readView(entry)))).toEqual([])
    expect(sizeOf(entries.map(entry => readWhole(entry)))).toBeLessThan(60 * text.length + 200_000)

    const markdown = toMarkdown(items, { whole: true })
    const plain = toPlainText(items, { whole: true })
    for (const written of [markdown, plain]) expect(written.length).toBeLessThan(20 * text.length + 10_000)

    const html = await renderToString(createSSRApp({ render: () => h(ToolTranscript, { items, toolbar: true }) })
      .use(createToolCards({ defaultOpen: true })))
    expect(html).toContain('data-part')
    expect(html).not.toMatch(/<script|<iframe|<style|\[object |href="(?!https?:|mailto:|#)/i)
    // Names of attributes; values and texts have no angle brackets of their own.
    const attributes = (html.match(/<[a-z][^>]*>/gi) ?? []).map(tag => tag.replace(/"[^"]*"/g, '""'))
    expect(attributes.filter(tag => /\son\w+=|\ssrcdoc/i.test(tag))).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

function readView(entry: Parameters<typeof readWhole>[0]) {
  return readWhole(entry)[0] as Parameters<typeof findHeaderFaults>[0]
}
