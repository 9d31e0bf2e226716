import { renderToString } from 'vue/server-renderer'
import { describe, expect, it, vi } from 'vitest'
import { createSSRApp, defineComponent, h } from 'vue'
import { createToolCards, ToolCard, useToolTranscript } from 'vue-tool-card'
import { answer, call, entryOf, lines } from '../support/records'

describe('a card on the server', () => {
  it('is rendered closed, without its body', async () => {
    const entry = entryOf('run_shell', { command: 'bun run test' }, lines(42))
    const html = await renderToString(createSSRApp({ render: () => h(ToolCard, { entry }) }))
    expect(html).toContain('42 lines')
    expect(html).not.toContain('data-part="body"')
    expect(html).not.toContain('style=')
  })

  it.each([['runs', undefined], ['came back', 'a']])('is described by what is there, when it %s', async (_, content) => {
    const entry = entryOf('run_shell', { command: 'ls' }, content)
    const html = await renderToString(createSSRApp({ render: () => h(ToolCard, { entry }) }))
    const described = /aria-describedby="([^"]+)"/.exec(html)![1]!.split(' ')
    expect(described).toHaveLength(content === undefined ? 2 : 3)
    expect(described.filter(id => !html.includes(` id="${id}"`))).toEqual([])
  })

  it('is rendered open where the app says so, without colours', async () => {
    const entry = entryOf('run_shell', { command: 'ls | wc -l' }, lines(3))
    const app = createSSRApp({ render: () => h(ToolCard, { entry }) }).use(createToolCards({ defaultOpen: true }))
    const html = await renderToString(app)
    expect(html).toContain('ls | wc -l')
    expect(html).toContain('line 1\nline 2\nline 3')
    expect(html).not.toContain('tk-')
  })

  it('comes from a transcript, twice the same', async () => {
    const shell = call('run_shell', { command: 'ls' })
    const records = [shell, answer(shell, 'a\n')]
    const render = () => renderToString(createSSRApp({
      setup() {
        const { entries } = useToolTranscript(records)
        return () => entries.value.map(entry => h(ToolCard, { key: entry.key, entry }))
      },
    }))
    expect(await render()).toBe(await render())
  })

  it('leaks no open state between requests', async () => {
    const entry = entryOf('run_shell', { command: 'ls' }, 'a')
    const render = (defaultOpen: boolean) =>
      renderToString(createSSRApp({ render: () => h(ToolCard, { entry }) }).use(createToolCards({ defaultOpen })))
    await render(true)
    expect(await render(false)).not.toContain('data-part="body"')
  })
})

describe('a component of the app that throws on the server', () => {
  const fail = (): never => {
    throw new Error('faulty')
  }
  const Faulty = defineComponent(() => fail)
  const render = async (name: string, output: object) => {
    const entry = entryOf(name, { command: 'ls' }, 'a')
    return [
      await renderToString(createSSRApp({ render: () => h(ToolCard, { entry, open: true }, { output: () => h(output) }) })),
      await renderToString(createSSRApp({ render: () => h(ToolCard, { entry, open: true }) }).use(createToolCards({ components: { output } }))),
    ]
  }
  const takeWarnings = () => {
    const warn = vi.mocked(console.warn)
    const told = warn.mock.calls.map(([message]) => String(message)).filter(message => message.startsWith('[tool-card]'))
    warn.mockClear()
    return told
  }

  it.each<[string, object]>([
    ['rendering', Faulty],
    ['setup', defineComponent({ setup: fail, render: () => h('p') })],
    ['a part of it', defineComponent(() => () => h('div', ['mine', h(Faulty)]))],
  ])('gives way to the built-in part: %s', async (kind, output) => {
    for (const html of await render(`run_${kind}`, output)) expect(html).toContain('data-part="output"')
    expect(takeWarnings()).toEqual([expect.stringContaining('the built-in one is shown instead')])
  })

  it('is drawn without the built-in part when it does not', async () => {
    for (const html of await render('run_fine', defineComponent(() => () => h('p', 'my output')))) {
      expect(html).toContain('my output')
      expect(html).not.toContain('data-part="output"')
    }
  })

  it('leaves its place empty when it had waited, and the warning says so', async () => {
    const output = defineComponent({ setup: () => Promise.resolve().then(fail), render: () => h('p', 'mine') })
    for (const html of await render('run_late', output)) expect(html).toContain('data-part="call"')
    expect(takeWarnings()).toEqual([expect.stringContaining('its place is empty until the page runs in a browser')])
  })
})
