import type { HostPage, HostView } from './host-page'
import type { ModelTurn, ModelVersion } from './scripted-model'
import { afterEach, describe, expect, it } from 'vitest'
import * as vue4 from '@ai-sdk/vue'
import * as ai7 from 'ai'
import * as vue2 from 'ai-sdk-vue2'
import * as vue3 from 'ai-sdk-vue3'
import * as ai5 from 'ai5'
import * as ai6 from 'ai6'
import { toValue } from 'vue'
import { createGate, mountHost } from './host-page'
import { callInPieces, createScriptedModel, finish, sayInPieces } from './scripted-model'

/** As much of a chat as a page needs; the classes of three major versions and the composable have it. */
interface ChatLike {
  readonly messages: readonly unknown[]
  readonly status: string
  readonly sendMessage: (message: { text: string }) => Promise<void>
  readonly regenerate: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly addToolOutput: (answer: { tool: string, toolCallId: string, output: unknown }) => unknown
  readonly addToolApprovalResponse: (answer: { id: string, approved: boolean, reason?: string }) => unknown
}

/** What differs between the versions. */
interface Host {
  readonly version: ModelVersion
  readonly hasApproval: boolean
  readonly sdk: Sdk
  readonly createChat: (init: ChatInit) => ChatLike
}

type ChatInit = Readonly<Record<string, unknown>>
type Tools = Readonly<Record<string, unknown>>

/** The part of `ai` that a server would use; its types differ from version to version. */
interface Sdk {
  readonly streamText: (options: unknown) => { toUIMessageStream: (options?: unknown) => ReadableStream<unknown> }
  readonly convertToModelMessages: (messages: unknown) => unknown
  readonly stepCountIs?: (count: number) => unknown
  readonly isStepCount?: (count: number) => unknown
  readonly tool: (definition: unknown) => unknown
  readonly jsonSchema: (schema: unknown) => unknown
  readonly lastAssistantMessageIsCompleteWithApprovalResponses?: unknown
}

type ChatClass = new (init: ChatInit) => ChatLike

/** The composable of version 4 hands out refs. */
function createByComposable(init: ChatInit): ChatLike {
  const chat = (vue4.useChat as (init: unknown) => unknown)(init) as ChatLike
  return {
    ...chat,
    get messages() { return toValue(chat.messages) },
    get status() { return toValue(chat.status) },
  }
}

const hosts: readonly (readonly [name: string, host: Host])[] = [
  ['Chat of ai 5', { version: 'v2', hasApproval: false, sdk: ai5 as unknown as Sdk, createChat: init => new (vue2.Chat as unknown as ChatClass)(init) }],
  ['Chat of ai 6', { version: 'v3', hasApproval: true, sdk: ai6 as unknown as Sdk, createChat: init => new (vue3.Chat as unknown as ChatClass)(init) }],
  ['Chat of ai 7', { version: 'v4', hasApproval: true, sdk: ai7 as unknown as Sdk, createChat: init => new (vue4.Chat as unknown as ChatClass)(init) }],
  ['useChat of ai 7', { version: 'v4', hasApproval: true, sdk: ai7 as unknown as Sdk, createChat: createByComposable }],
  ['useChat of ai 7, throttled', { version: 'v4', hasApproval: true, sdk: ai7 as unknown as Sdk, createChat: init => createByComposable({ ...init, throttle: 20 }) }],
]

const pages: HostPage[] = []
afterEach(() => {
  for (const { wrapper } of pages.splice(0)) wrapper.unmount()
})

interface Scene {
  readonly chat: ChatLike
  readonly page: HostPage
}

/** A chat with a server of its own, and its page. */
function open(host: Host, turns: readonly ModelTurn[], toolsOf: (sdk: Sdk) => Tools, view: (chat: ChatLike) => Partial<HostView> = () => ({})): Scene {
  const { sdk } = host
  const model = createScriptedModel(host.version, turns)
  const transport = {
    async sendMessages({ messages: sent, abortSignal }: { messages: unknown, abortSignal?: AbortSignal }) {
      // What crosses a network is no longer reactive.
      const messages: unknown = JSON.parse(JSON.stringify(sent))
      const result = sdk.streamText({
        model,
        tools: toolsOf(sdk),
        messages: await sdk.convertToModelMessages(messages),
        stopWhen: (sdk.isStepCount ?? sdk.stepCountIs)!(5),
        abortSignal,
        maxRetries: 0,
        onError: () => {},
      })
      return result.toUIMessageStream({ originalMessages: messages, onError: () => 'The model gave up.' })
    },
    reconnectToStream: async () => null,
  }
  let chat!: ChatLike
  const page = mountHost(() => {
    chat = host.createChat({
      transport,
      onError: () => {},
      ...(host.hasApproval && { sendAutomaticallyWhen: sdk.lastAssistantMessageIsCompleteWithApprovalResponses }),
    })
    return { source: () => chat.messages, live: () => chat.status, ...view(chat) }
  })
  pages.push(page)
  return { chat, page }
}

function defineTools(sdk: Sdk, run: () => Promise<unknown>, more: Readonly<Record<string, unknown>> = {}): Tools {
  const inputSchema = sdk.jsonSchema({ type: 'object', additionalProperties: true })
  return {
    read_file: sdk.tool({ description: 'reads', inputSchema, execute: async () => 'one\ntwo\n' }),
    run_shell: sdk.tool({ description: 'runs', inputSchema, execute: run, ...more }),
  }
}

describe.each(hosts)('%s', (_, host) => {
  const { version } = host

  it('shows arguments as they grow, parallel calls and their results, and draws no settled card again', async () => {
    const typing = createGate()
    const shell = createGate<string>()
    const [start, ...rest] = callInPieces('c2', 'run_shell', { command: 'npm run build -- --watch' })
    const { chat, page } = open(host, [
      [
        ...callInPieces('c1', 'read_file', { path: 'src/main.ts' }),
        start!,
        ...rest.slice(0, 3),
        () => typing.opened,
        ...rest.slice(3),
        finish(version, 'tool-calls'),
      ],
      [...sayInPieces('t', 'All ', 'is ', 'well.'), finish(version, 'stop')],
    ], sdk => defineTools(sdk, () => shell.opened))

    void chat.sendMessage({ text: 'Build it.' })
    await page.until(() => page.cards()[1] === 'run_shell streaming npm run buil')
    expect(page.pending()).toBe(true)
    typing.open()
    await page.until(() => page.statuses().join() === 'ok,pending')
    expect(page.cards()).toEqual(['read_file ok src/main.ts', 'run_shell pending npm run build -- --watch'])
    const drawn = page.redraws.c1
    shell.open('built\n')
    await page.until(() => chat.status === 'ready')
    await page.until(() => page.text().endsWith('All is well.'))
    expect(page.statuses()).toEqual(['ok', 'ok'])
    expect(page.pending()).toBe(false)
    expect(page.redraws.c1).toBe(drawn)
  })

  it('spins no more after a stop, and draws the call anew when the answer is generated again', async () => {
    const never = createGate<string>()
    const { chat, page } = open(host, [
      [...callInPieces('c1', 'run_shell', { command: 'npm run dev' }), finish(version, 'tool-calls')],
      [...callInPieces('c2', 'read_file', { path: 'a.ts' }), finish(version, 'tool-calls')],
      [...sayInPieces('t', 'Read.'), finish(version, 'stop')],
    ], sdk => defineTools(sdk, () => never.opened))

    void chat.sendMessage({ text: 'Run it.' })
    await page.until(() => page.statuses().join() === 'pending')
    await chat.stop()
    await page.until(() => chat.status === 'ready')
    await page.until(() => page.statuses().join() === 'cancelled')
    expect(page.pending()).toBe(false)

    await chat.regenerate()
    await page.until(() => chat.status === 'ready')
    await page.until(() => page.text().endsWith('Read.'))
    expect(page.cards()).toEqual(['read_file ok a.ts'])
  })

  it('spins no more when arguments were cut off by a stop', async () => {
    const never = createGate()
    const [start, first] = callInPieces('c1', 'run_shell', { command: 'npm run dev' }, 14)
    const { chat, page } = open(host, [[start!, first!, () => never.opened]], sdk => defineTools(sdk, () => never.opened))
    void chat.sendMessage({ text: 'Run it.' })
    await page.until(() => page.statuses().join() === 'streaming')
    await chat.stop()
    await page.until(() => page.statuses().join() === 'cancelled')
    expect(page.pending()).toBe(false)
  })

  it('spins no more after an error of the model, and shows a failed tool as failed', async () => {
    const broken = createGate()
    const { chat, page } = open(host, [
      [
        ...callInPieces('c1', 'run_shell', { command: 'false' }),
        finish(version, 'tool-calls'),
      ],
      [...callInPieces('c2', 'read_file', { path: 'a.ts' }).slice(0, 2), () => broken.opened.then(() => Promise.reject(new Error('overloaded')))],
    ], sdk => defineTools(sdk, () => Promise.reject(new Error('exit 1'))))

    void chat.sendMessage({ text: 'Run it.' })
    await page.until(() => page.statuses().join() === 'error,streaming')
    broken.open()
    await page.until(() => chat.status === 'error' || chat.status === 'ready')
    await page.until(() => page.statuses().join() === 'error,cancelled')
    expect(page.pending()).toBe(false)
  })

  it('shows the answer of a tool that the client runs', async () => {
    const { chat, page } = open(host, [[...callInPieces('c1', 'ask_user', { question: 'Which one?' }), finish(version, 'tool-calls')]], sdk => ({
      ask_user: sdk.tool({ description: 'asks', inputSchema: sdk.jsonSchema({ type: 'object' }) }),
    }))
    await chat.sendMessage({ text: 'Ask me.' })
    await page.until(() => chat.status === 'ready')
    await chat.addToolOutput({ tool: 'ask_user', toolCallId: 'c1', output: 'The first.' })
    await page.until(() => page.statuses().join() === 'ok')
  })
})

describe.each(hosts.filter(([, host]) => host.hasApproval))('an approval, %s', (_, host) => {
  const { version } = host
  const turns: readonly ModelTurn[] = [
    [...callInPieces('c1', 'run_shell', { command: 'rm -rf build' }), finish(version, 'tool-calls')],
    [...sayInPieces('t', 'As you wish.'), finish(version, 'stop')],
  ]
  const scene = () => open(host, turns, sdk => defineTools(sdk, async () => 'removed\n', { needsApproval: true }), chat => ({
    approve: entry => void chat.addToolApprovalResponse({ id: entry.call!.approval!.id!, approved: true }),
    deny: entry => void chat.addToolApprovalResponse({ id: entry.call!.approval!.id!, approved: false, reason: 'Not now.' }),
  }))

  it('waits after the stream has ended, and runs the call once it is approved', async () => {
    const { chat, page } = scene()
    await chat.sendMessage({ text: 'Clean up.' })
    await page.until(() => chat.status === 'ready')
    await page.until(() => page.statuses().join() === 'approval')
    expect(page.wrapper.get('[data-part=approval]').text()).toContain('rm -rf build')
    await page.wrapper.get('[data-part=approval] .tc-button-primary').trigger('click')
    await page.until(() => page.text().endsWith('As you wish.'))
    expect(page.cards()).toEqual(['run_shell ok rm -rf build'])
  })

  it('that is refused never runs the call', async () => {
    const { chat, page } = scene()
    await chat.sendMessage({ text: 'Clean up.' })
    await page.until(() => page.statuses().join() === 'approval')
    await page.wrapper.get('[data-part=approval] .tc-button').trigger('click')
    await page.until(() => page.text().endsWith('As you wish.'))
    expect(page.statuses()).toEqual(['denied'])
    expect(page.pending()).toBe(false)
  })
})
