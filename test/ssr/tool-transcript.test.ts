import { renderToString } from 'vue/server-renderer'
import { describe, expect, it, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { createToolCards, ToolTranscript } from 'vue-tool-card'
import { callOf, resultOf } from '../support/native'
import { messagesOf, shellRecords } from '../support/transcript-records'

const render = (props: object, slots = {}) =>
  renderToString(createSSRApp({ render: () => h(ToolTranscript, props, slots) }).use(createToolCards()))

describe('a transcript on the server', () => {
  it('is rendered with its cards, its messages and its toolbar', async () => {
    const source = messagesOf({ type: 'tool-run_shell', toolCallId: 'a', state: 'output-available', input: { command: 'ls' }, output: 'x' })
    const html = await render({ source, toolbar: true })
    expect(html).toContain('Look around.')
    expect(html).toContain('id="tool-ta"')
    expect(html).toContain('1 call<')
    expect(html).not.toContain('style=')
  })

  it('has the slots of messages, steps and toolbar in it', async () => {
    const source = [{ type: 'note' }, callOf('a', {}, { stepId: 's' }), resultOf('a')]
    const html = await render({ source }, {
      'message': () => 'my message',
      'step-end': ({ stepId }: { stepId: string }) => `end of ${stepId}`,
      'toolbar': ({ shown }: { shown: number }) => `${shown} shown`,
    })
    expect(html).toMatch(/1 shown[\s\S]*my message[\s\S]*end of s</)
  })

  it('is whole where its slots throw', async () => {
    const fail = () => {
      throw new Error('faulty')
    }
    const source = [...messagesOf({ type: 'tool-run_shell', toolCallId: 'a', state: 'output-available', input: { command: 'ls' }, output: 'x' })]
    const html = await render({ source, toolbar: true }, { message: fail, toolbar: () => h({ render: fail }) })
    expect(html).toContain('Look around.')
    expect(html).toContain('id="tool-ta"')
    expect(html).toContain('1 call<')
    expect(vi.mocked(console.warn).mock.calls).toHaveLength(2)
    vi.mocked(console.warn).mockClear()
  })

  it('is the same twice', async () => {
    const source = shellRecords(250)
    expect(await render({ source })).toBe(await render({ source }))
  })
})
