import { renderToString } from 'vue/server-renderer'
import { describe, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
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
