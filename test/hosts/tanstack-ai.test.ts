import type { HostPage } from './host-page'
import { stream, useChat } from '@tanstack/ai-vue'
import { afterEach, describe, expect, it } from 'vitest'
import { createGate, mountHost } from './host-page'

type Chat = ReturnType<typeof useChat>
type Script = () => AsyncGenerator<Readonly<Record<string, unknown>>>

const pages: HostPage[] = []
afterEach(() => {
  for (const { wrapper } of pages.splice(0)) wrapper.unmount()
})

/** A chat whose server plays one script after the other, and its page. */
function open(...scripts: readonly Script[]): { readonly chat: Chat, readonly page: HostPage } {
  let count = 0
  let chat!: Chat
  const page = mountHost(() => {
    chat = useChat({ connection: stream((() => scripts[count++]!()) as never) })
    return {
      source: () => chat.messages.value as readonly unknown[],
      live: chat.isLoading,
      approve: entry => void chat.addToolApprovalResponse({ id: entry.call!.approval!.id!, approved: true }),
      deny: entry => void chat.addToolApprovalResponse({ id: entry.call!.approval!.id!, approved: false }),
    }
  })
  pages.push(page)
  return { chat, page }
}

const base = { timestamp: 1, model: 'script' }
const start = (toolCallId: string, toolName: string) => ({ ...base, type: 'TOOL_CALL_START', toolCallId, toolName })
const args = (toolCallId: string, delta: string) => ({ ...base, type: 'TOOL_CALL_ARGS', toolCallId, delta })
const end = (toolCallId: string, toolName: string, more: object = {}) => ({ ...base, type: 'TOOL_CALL_END', toolCallId, toolName, ...more })
const say = (delta: string) => ({ ...base, type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta })
const finished = (finishReason = 'stop') => ({ ...base, type: 'RUN_FINISHED', runId: 'r', finishReason })

describe('useChat of TanStack AI', () => {
  it('shows arguments as they grow, the result, and draws no settled card again', async () => {
    const typing = createGate()
    const { chat, page } = open(async function* () {
      yield start('a', 'run_shell')
      yield args('a', '{"command":"npm t')
      await typing.opened
      yield args('a', 'est"}')
      yield end('a', 'run_shell', { input: { command: 'npm test' }, result: '"passed\\n"' })
      for (const word of ['All ', 'is ', 'well.']) yield say(word)
      yield finished()
    })
    const done = chat.sendMessage('Test it.')
    await page.until(() => page.cards()[0] === 'run_shell streaming npm t')
    typing.open()
    await page.until(() => page.statuses()[0] === 'ok')
    const drawn = page.redraws.a
    await done
    await page.until(() => page.text().endsWith('All is well.'))
    expect(page.cards()).toEqual(['run_shell ok npm test'])
    expect(page.redraws.a).toBe(drawn)
    expect(page.pending()).toBe(false)
  })

  it('spins no more after a stop or an error', async () => {
    const never = createGate()
    const { chat, page } = open(async function* () {
      yield start('a', 'run_shell')
      yield args('a', '{"command":"npm t')
      await never.opened
    }, async function* () {
      yield start('b', 'run_shell')
      yield end('b', 'run_shell', { input: { command: 'npm test' } })
      throw new Error('overloaded')
    })
    void chat.sendMessage('Test it.')
    await page.until(() => page.statuses().join() === 'streaming')
    chat.stop()
    await page.until(() => page.statuses().join() === 'cancelled')
    never.open()
    await page.until(() => !chat.isLoading.value)
    await chat.sendMessage('Again.')
    await page.until(() => page.statuses().length === 2)
    await page.until(() => page.statuses().join() === 'cancelled,cancelled')
    expect(page.pending()).toBe(false)
  })
})
