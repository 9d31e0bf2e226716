import type { ToolTranscriptSlots } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { renderToString } from 'vue/server-renderer'
import { describe, expect, it, vi } from 'vitest'
import { createSSRApp, defineComponent, h, nextTick, ref, watch } from 'vue'
import { createToolCards, ToolCard, ToolTranscript } from 'vue-tool-card'
import { isDrawingError } from '../../src/vue/is-drawing-error'
import { callOf, resultOf } from '../support/native'
import { entryOf } from '../support/records'
import { messagesOf } from '../support/transcript-records'

const part = (name: string) => `[data-part="${name}"]`
const entry = entryOf('run_shell', { command: 'ls' }, 'a\n')

const fail = (): never => {
  throw new Error('faulty')
}
const Faulty = defineComponent(() => fail)

/** The package's own warnings since the last time. */
function takeWarnings(): string[] {
  const warn = vi.mocked(console.warn)
  const told = warn.mock.calls.map(([message]) => String(message)).filter(message => message.startsWith('[tool-card]'))
  warn.mockClear()
  return told
}

it.each([
  ['a slot', { slots: { call: fail } }],
  ['a component in a slot', { slots: { call: () => h(Faulty) } }],
  ['a component of the app', { global: { plugins: [createToolCards({ components: { call: Faulty } })] } }],
])('%s that throws gives way to the built-in body, with one warning', async (kind, options) => {
  const name = `tool for ${kind}`
  const wrapper = mount(ToolCard, { props: { entry: { ...entry, toolName: name } }, ...options })
  await wrapper.get(part('header')).trigger('click')
  expect(wrapper.get(part('body')).text()).toContain('ls')
  expect(wrapper.get(part('output')).text()).toBe('a')
  expect(takeWarnings()).toEqual([expect.stringContaining(`call of ${name} threw; the built-in one is shown instead`)])
})

it.each([
  ['slot', fail],
  ['component', () => h(Faulty)],
])('an icon %s that throws gives way to the wrench', (_, icon) => {
  const plain = mount(ToolCard, { props: { entry } })
  const wrapper = mount(ToolCard, { props: { entry }, slots: { icon } })
  return nextTick(() => {
    expect(wrapper.findAll(part('icon'))).toHaveLength(1)
    expect(wrapper.get(part('icon')).html()).toBe(plain.get(part('icon')).html())
    takeWarnings()
  })
})

it('actions that throw leave their place empty, and the warning says so', () => {
  const wrapper = mount(ToolCard, { props: { entry }, slots: { actions: fail } })
  expect(wrapper.get(part('actions')).text()).toBe('')
  expect(takeWarnings()).toEqual([expect.stringContaining('nothing is shown instead')])
})

describe('what a reader does in a component of the app', () => {
  const count = ref(0)
  const Own = defineComponent({
    inheritAttrs: false,
    setup() {
      watch(count, fail)
      return () => h('button', { class: 'own', onClick: fail }, 'own')
    },
  })

  it.each(['output', 'actions'])('leaves the %s there when it fails, and the app hears of it', async (slot) => {
    const errorHandler = vi.fn()
    const wrapper = mount(ToolCard, { props: { entry, open: true }, slots: { [slot]: () => h(Own) }, global: { config: { errorHandler } } })
    await wrapper.get('.own').trigger('click')
    count.value++
    await nextTick()
    expect(wrapper.find('.own').exists()).toBe(true)
    expect(errorHandler.mock.calls.map(([error]) => (error as Error).message)).toEqual(['faulty', 'faulty'])
  })

  // In production Vue says it by a number.
  it.each([
    ['setup function', true], ['render function', true], ['mounted hook', true], ['async component loader', true],
    ['watcher callback', false], ['native event handler', false], ['component event handler', false],
    ['https://vuejs.org/error-reference/#runtime-0', true], ['https://vuejs.org/error-reference/#runtime-1', true],
    ['https://vuejs.org/error-reference/#runtime-m', true], ['https://vuejs.org/error-reference/#runtime-15', true],
    ['https://vuejs.org/error-reference/#runtime-3', false], ['https://vuejs.org/error-reference/#runtime-5', false],
  ])('is told from drawing by the words of Vue: %s', (info, expected) => {
    expect(isDrawingError(info)).toBe(expected)
  })
})

describe('a slot around the cards that throws', () => {
  const records = [callOf('a', { command: 'ls' }, { stepId: 's' }), resultOf('a', 'x'), callOf('b', { command: 'pwd' }, { stepId: 's' })]
  const mountWith = (slots: Partial<ToolTranscriptSlots>, props = {}) => mount(ToolTranscript, { props: { source: records, ...props }, slots })

  it.each([['slot', fail], ['component', () => h(Faulty)]])('leaves plain words where it draws messages: %s', async (_, message) => {
    const wrapper = mountWith({ message }, { source: messagesOf({ type: 'text', text: 'Done.' }) })
    await nextTick()
    expect(wrapper.findAll(part('message')).map(said => said.text())).toEqual(['Look around.', 'Done.'])
    takeWarnings()
  })

  it.each([['slot', fail], ['component', () => h(Faulty)]])('leaves the built-in toolbar: %s', async (_, toolbar) => {
    const wrapper = mountWith({ toolbar })
    await nextTick()
    expect(wrapper.get(part('toolbar')).text()).toContain('2 calls')
    takeWarnings()
  })

  it.each([['slot', fail], ['component', () => h(Faulty)]])('leaves the built-in words where nothing matches: %s', async (_, empty) => {
    const wrapper = mountWith({ empty }, { filter: { text: 'no such thing' } })
    await nextTick()
    expect(wrapper.text()).toContain('Nothing matches.')
    await wrapper.get('.tc-empty button').trigger('click')
    expect(wrapper.emitted('update:filter')).toEqual([[{}]])
    takeWarnings()
  })

  it.each([['slot', fail], ['component', () => h(Faulty)]])('leaves nothing at the end of a step, and every card: %s', async (_, stepEnd) => {
    const wrapper = mountWith({ 'step-end': stepEnd })
    await nextTick()
    expect([wrapper.findAll(part('card')).length, wrapper.get(part('step-end')).text()]).toEqual([2, ''])
    takeWarnings()
  })

  it('is tried again with the next message', async () => {
    const source = (text: string) => messagesOf({ type: 'text', text })
    const Picky = defineComponent({ props: { text: String }, setup: props => () => props.text === 'bad' ? fail() : `own ${props.text}` })
    const wrapper = mountWith({ message: ({ text }) => h(Picky, { text: text?.text }) }, { source: source('bad') })
    await nextTick()
    expect(wrapper.findAll(part('message')).at(-1)!.text()).toBe('bad')
    await wrapper.setProps({ source: source('good') })
    expect(wrapper.findAll(part('message')).at(-1)!.text()).toBe('own good')
    takeWarnings()
  })
})

it.each([
  ['draws', defineComponent(() => () => h('b', 'mine')), 'mine'],
  ['throws', Faulty, 'a'],
])('a page with a component that %s is taken over from the server without a word', async (_, Own, expected) => {
  const create = () => createSSRApp({ render: () => h(ToolCard, { entry, open: true }, { output: () => h(Own), summary: () => h(Own) }) })
  const root = document.createElement('div')
  root.innerHTML = await renderToString(create())
  const before = root.innerHTML
  const summary = root.querySelector(part('summary'))!
  takeWarnings()
  const app = create()
  app.mount(root)
  expect(root.innerHTML).toBe(before)
  await nextTick()
  expect(root.querySelector(part('body'))!.textContent).toBe(`ls${expected}`)
  // The very elements that the server sent.
  expect(root.querySelector(part('summary'))).toBe(summary)
  app.unmount()
  expect(vi.mocked(console.warn).mock.calls.filter(([message]) => !String(message).startsWith('[tool-card]'))).toEqual([])
  takeWarnings()
})
