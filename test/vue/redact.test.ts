import type { ToolCardSlotProps, TranscriptItem } from 'vue-tool-card'
import type { CatalogueExample } from '../support/catalogue'
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToolCards, ToolCard, ToolTranscript } from 'vue-tool-card'
import { catalogueByAgent } from '../support/catalogue'
import { toCatalogueEntry } from '../support/catalogue-entry'
import { makeEntry } from '../support/tool-entry'

const hide = (text: string) => text.replaceAll('s3cret', '•••')
const global = { plugins: [createToolCards({ redact: hide, defaultOpen: true })] }

/** The value with a secret at the end of every text in it. */
function spoil(value: unknown): unknown {
  if (typeof value === 'string') return `${value}s3cret`
  if (Array.isArray(value)) return value.map(spoil)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, spoil(field)]))
}

/** A row's entry with a secret in every text. */
function makeSecretive(row: CatalogueExample) {
  const entry = toCatalogueEntry(row)
  const { input, ...call } = entry.call!
  return {
    ...entry,
    call: { ...call, input: spoil(input), title: 's3cret', cwd: '/s3cret', server: 's3cret', locations: [{ path: 's3cret', line: 3 }] },
    result: entry.result && { ...entry.result, content: spoil(entry.result.content), details: spoil(entry.result.details) },
  }
}
const secretive = makeEntry({
  name: 'bash',
  input: { command: 'echo s3cret', description: 's3cret' },
  content: `s3cret\n${'line s3cret\n'.repeat(30)}`,
  isError: true,
  result: { error: { message: 's3cret' } },
  children: [makeEntry({ name: 'read', input: { path: '/s3cret' }, content: 's3cret' })],
})

describe('with redact, nothing of a secret is on the page', () => {
  it.each(catalogueByAgent)('from any text of the tools of %s', (_, rows) => {
    for (const entry of rows.map(makeSecretive)) {
      const wrapper = mount(ToolCard, { props: { entry }, global })
      expect(wrapper.html(), entry.toolName).not.toContain('s3cret')
      wrapper.unmount()
    }
  })

  it('when a long output is unfolded, and in the cards of a sub-agent', async () => {
    const wrapper = mount(ToolCard, { props: { entry: secretive }, global })
    await wrapper.get('[data-part="more"]').trigger('click')
    expect(wrapper.findAll('[data-part="card"]')).toHaveLength(2)
    expect(wrapper.html()).toContain('•••')
    expect(wrapper.html()).not.toContain('s3cret')
  })

  it('while a person is asked', () => {
    const entry = makeEntry({
      name: 'bash', input: { command: 's3cret' }, status: 'approval', call: { approval: { id: 'a', reason: 's3cret', options: [{ id: 'yes', label: 's3cret' }] } },
    })
    expect(mount(ToolCard, { props: { entry }, global }).html()).not.toContain('s3cret')
  })

  it('from a declared view', () => {
    const call = { card: 'diff', title: 's3cret', diffs: [{ path: 's3cret', oldText: 's3cret\n', newText: 'new s3cret\n' }] }
    const result = { card: 'generic', title: 's3cret', content: [{ s3cret: 's3cret' }] }
    expect(mount(ToolCard, { props: { call, result }, global }).html()).not.toContain('s3cret')
  })

  it('in what a slot or a component of the app is given', () => {
    const given: ToolCardSlotProps[] = []
    const slot = (props: ToolCardSlotProps) => void given.push(props)
    mount(ToolCard, { props: { entry: secretive }, slots: { call: slot, output: slot, summary: slot, icon: slot, actions: slot, locations: slot }, global })
    expect(given.length).toBeGreaterThan(5)
    for (const props of given) expect(JSON.stringify(props)).not.toContain('s3cret')
  })
})

describe('with redact, nothing of a secret leaves the page', () => {
  const copied: string[] = []
  beforeEach(() => {
    copied.length = 0
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'granted', addEventListener() {}, removeEventListener() {} } as unknown as PermissionStatus)
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      copied.push(await (await item!.getType('text/plain')).text())
    })
  })

  it('by a copy button', async () => {
    const wrapper = mount(ToolCard, { props: { entry: secretive }, global, attachTo: document.body })
    await flushPromises()
    for (const button of wrapper.findAll('button[aria-label^="Copy"]')) await button.trigger('click')
    await vi.waitFor(() => expect(copied.length).toBeGreaterThan(2))
    expect(copied.join('\n')).toContain('•••')
    expect(copied.join('\n')).not.toContain('s3cret')
    wrapper.unmount()
  })

  it('by an export, a message or a search', async () => {
    const items: TranscriptItem[] = [
      { kind: 'tool', key: secretive.key, entry: secretive },
      { kind: 'other', key: 'm', record: {}, text: { role: 'assistant', text: 'it is s3cret' } },
    ]
    const wrapper = mount(ToolTranscript, { props: { items, toolbar: true }, global })
    const { toMarkdown, toPlainText } = wrapper.vm as unknown as Record<string, (options: object) => string>
    const texts = [wrapper.html(), toMarkdown!({ whole: true }), toPlainText!({ whole: true })]
    for (const text of texts) expect(text).not.toContain('s3cret')
    await wrapper.setProps({ filter: { text: 's3cret' } })
    expect(wrapper.find('[data-part="card"]').exists()).toBe(false)
  })
})

it('hides a text for which redact throws, and tells the developer once', () => {
  const redact = () => {
    throw new Error('broken')
  }
  const plugin = createToolCards({ redact, defaultOpen: true })
  const wrapper = mount(ToolCard, { props: { entry: secretive }, global: { plugins: [plugin] } })
  expect(wrapper.html()).toContain('[redacted]')
  expect(wrapper.html()).not.toContain('s3cret')
  expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual(['[tool-card] the option "redact" threw; the text is hidden.'])
  vi.mocked(console.warn).mockClear()
})
