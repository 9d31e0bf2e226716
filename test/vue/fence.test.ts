import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { entryOf } from '../support/records'

const part = (name: string) => `[data-part="${name}"]`
const entry = entryOf('run_shell', { command: 'ls' }, 'a\n')

const Faulty = defineComponent(() => () => {
  throw new Error('faulty')
})

it.each([
  ['a slot', { slots: { call: () => { throw new Error('faulty') } } }],
  ['a component in a slot', { slots: { call: () => h(Faulty) } }],
  ['a component of the app', { global: { plugins: [createToolCards({ components: { call: Faulty } })] } }],
])('%s that throws gives way to the built-in body, with one warning', async (kind, options) => {
  const name = `tool for ${kind}`
  const wrapper = mount(ToolCard, { props: { entry: { ...entry, toolName: name } }, ...options })
  await wrapper.get(part('header')).trigger('click')
  expect(wrapper.get(part('body')).text()).toContain('ls')
  expect(wrapper.get(part('output')).text()).toBe('a')
  const told = vi.mocked(console.warn).mock.calls.filter(([message]) => String(message).startsWith('[tool-card]'))
  expect(told).toHaveLength(1)
  expect(told[0]![0]).toContain(`call of ${name}`)
  vi.mocked(console.warn).mockClear()
})
