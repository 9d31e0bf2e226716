import type { Labels, ToolEntry, ToolStatus } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createToolCards, en, ToolCard, toMarkdown, ToolTranscript } from 'vue-tool-card'
import { catalogueByAgent } from '../support/catalogue'
import { toCatalogueEntry } from '../support/catalogue-entry'
import { listSeenTexts } from '../support/seen'
import { makeEntry } from '../support/tool-entry'

/** A language in which every label stands in brackets. */
const bracketed = bracket(en) as Labels

function bracket(label: unknown): unknown {
  if (typeof label === 'string') return `⟦${label}⟧`
  if (typeof label === 'function') return (...args: readonly unknown[]) => `⟦${label(...args)}⟧`
  return Object.fromEntries(Object.entries(label as object).map(([key, value]) => [key, bracket(value)]))
}

/** Names that code is told apart by, on a badge or behind a fence. */
const languages = 'python json sh diff'

/** The Latin words of a text that stand in no label and came with no record. */
function findStrayWords(texts: readonly string[], data: string): readonly string[] {
  return texts.flatMap((text) => {
    let rest = text
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    // A header is cut where it has no room.
    rest = rest.replace(/⟦.*$/s, '')
    return rest.match(/[a-z]{2,}/gi)?.filter(word => !data.includes(word)) ?? []
  })
}

const global = { plugins: [createToolCards({ labels: bracketed, defaultOpen: true })] }

async function readCard(entry: ToolEntry, isUnfolded: boolean) {
  const wrapper = mount(ToolCard, { props: { entry }, global, attachTo: document.body })
  if (isUnfolded) {
    for (const toggle of wrapper.findAll('[data-part="more"], [aria-pressed]')) await toggle.trigger('click')
  }
  const texts = listSeenTexts(wrapper.element)
  wrapper.unmount()
  return texts
}

const statuses: readonly ToolStatus[] = ['streaming', 'pending', 'approval', 'ok', 'error', 'denied', 'cancelled']
const diff = (change: object) => ({ card: 'diff', title: 'ж', diffs: [{ path: 'ж', oldText: 'ж\n', newText: 'ж\n', ...change }] })
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const special: readonly (readonly [string, ToolEntry])[] = [
  ...statuses.map(status => [`a call that is ${status}`, makeEntry({ name: 'ж', input: { ж: 'ж' }, status, ...(['ok', 'error'].includes(status) && { content: 'ж' }) })] as const),
  ['a call that nobody answered', makeEntry({ name: 'ж', input: { ж: 1 }, status: 'cancelled', statusReason: 'unanswered' })],
  ['a result without its call', makeEntry({ name: 'ж', call: null, content: 'ж' })],
  ['a call without a name', makeEntry({ name: '', input: {}, content: null })],
  ['a call that has been running', makeEntry({ name: 'ж', input: {}, call: { startedAt: Date.now() - 65_000 } })],
  ['a result that took a minute', makeEntry({ name: 'ж', input: {}, content: 'ж', result: { durationMs: 65_000 } })],
  ['sub-agents', makeEntry({ name: 'ж', input: { ж: 'ж' }, content: 'ж', children: [makeEntry({ name: 'ж', input: {}, content: 'ж\nж' })] })],
  ['a long output', makeEntry({ name: 'bash', input: { command: 'ж\n'.repeat(40) }, content: 'ж\n'.repeat(40) })],
  ['one line of a megabyte', makeEntry({ name: 'bash', input: { command: 'ж' }, content: 'ж'.repeat(1_000_000) })],
  ['a signal and an exit code', makeEntry({ name: 'bash', input: { command: 'ж' }, content: 'ж', isError: true, result: { exitCode: 137, view: { card: 'terminal', output: 'ж', signal: 'SIGKILL' } } })],
  ['a picture', makeEntry({ name: 'ж', input: {}, content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: picture } }] })],
  ['a file in base64', makeEntry({ name: 'ж', input: { ж: picture.repeat(20) }, content: { ж: picture.repeat(20) } })],
  ['a new file', makeEntry({ name: 'ж', call: { view: diff({ oldText: null }) } })],
  ['a diff without changes', makeEntry({ name: 'ж', call: { view: diff({}) } })],
  ['line ends that differ', makeEntry({ name: 'ж', call: { view: diff({ newText: 'ж\r\n' }) } })],
  ['an edit that failed', makeEntry({ name: 'ж', call: { view: diff({ newText: 'жж' }) }, content: 'ж', isError: true })],
  ['lines between two changes', makeEntry({ name: 'ж', call: { view: diff({ oldText: `1\n${'ж\n'.repeat(80)}1`, newText: `2\n${'ж\n'.repeat(80)}2` }) } })],
  ['twenty files', makeEntry({ name: 'ж', call: { view: { card: 'diff', title: 'ж', diffs: Array.from({ length: 20 }, (_, index) => ({ path: `ж${index}`, oldText: 'а\n', newText: 'б\n' })) } } })],
  ['a patch', makeEntry({ name: 'apply_patch', input: { input: 'diff --git a/ж b/ы\nold mode 100644\nnew mode 100755\nsimilarity index 100%\nrename from ж\nrename to ы\ndiff --git a/ъ b/ъ\nBinary files a/ъ and b/ъ differ\n' }, content: 'ж' })],
  ['to-dos', makeEntry({ name: 'TodoWrite', input: { todos: ['pending', 'in_progress', 'completed', 'cancelled'].map(status => ({ content: 'ж', status })) }, content: 'ж' })],
  ['a question', makeEntry({ name: 'AskUserQuestion', input: { questions: [{ question: 'ж', options: [{ label: 'ж' }, { label: 'ы' }] }] }, content: 'ж', result: { details: { answers: { ж: 'ы' } } } })],
  ['matches', makeEntry({ name: 'grep', input: { pattern: 'ж' }, content: Array.from({ length: 30 }, (_, index) => `ж${index}.ts:3:ж`).join('\n') })],
  ['files with sizes', makeEntry({ name: 'list_directory', input: { path: 'ж' }, content: { entries: [{ name: 'ж', size: 5000 }, { name: 'ы/' }] } })],
  ['sources', makeEntry({ name: 'web_search', input: { query: 'ж' }, content: Array.from({ length: 20 }, () => ({ title: 'ж', url: 'https://example.org/ж' })) })],
  ['a deep JSON', makeEntry({ name: 'ж', input: {}, content: { ж: { ж: { ж: [1, 2, { ж: [] }] } }, ы: Array.from({ length: 300 }, (_, index) => index) } })],
]

describe('every word of ours comes from the labels', () => {
  it.each(special)('in %s', async (_, entry) => {
    expect(findStrayWords(await readCard(entry, true), JSON.stringify(entry))).toEqual([])
  })

  it.each(catalogueByAgent)('in the cards of the tools of %s', async (_, rows) => {
    const strays = new Map<string, readonly string[]>()
    for (const example of rows) {
      const entry = toCatalogueEntry(example)
      const words = findStrayWords(await readCard(entry, false), `${JSON.stringify(entry)} ${languages}`)
      if (words.length > 0) strays.set(example.tool, words)
    }
    expect(strays).toEqual(new Map())
  })

  it('in a transcript with its toolbar, and when its filter leaves nothing', async () => {
    const items = [
      ...special.map(([, entry], index) => ({ kind: 'tool' as const, key: `k${index}`, entry: { ...entry, key: `k${index}` } })),
      ...(['user', 'assistant', 'system', 'thinking', 'error'] as const).map(role => ({ kind: 'other' as const, key: role, record: {}, text: { role, text: 'ж' } })),
    ]
    const wrapper = mount(ToolTranscript, { props: { items, toolbar: true }, global })
    const data = JSON.stringify(items)
    expect(findStrayWords(listSeenTexts(wrapper.element), data)).toEqual([])
    await wrapper.setProps({ filter: { text: 'ю' } })
    expect(wrapper.text()).toContain('⟦Nothing matches.⟧')
    expect(findStrayWords(listSeenTexts(wrapper.element), data)).toEqual([])
  })

  it('in an export', () => {
    const items = special.map(([, entry], index) => ({ kind: 'tool' as const, key: `k${index}`, entry }))
    const text = toMarkdown(items, { labels: bracketed, roles: bracketed.roles, moreLines: bracketed.moreLines, diffNote: bracketed.diffNote, file: bracketed.file })
    // The words of the diff format itself.
    const known = `${JSON.stringify(items)} ${languages} dev null old mode new No newline at end of file`
    expect(findStrayWords(text.replaceAll(/\\([⟦⟧])/g, '$1').split('\n'), known)).toEqual([])
  })
})
