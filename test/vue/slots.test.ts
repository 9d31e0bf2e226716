import type { Component } from 'vue'
import type { ToolApprovalSlotProps, ToolCardSlotProps } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { call, entriesOf, entryOf } from '../support/records'

const part = (name: string) => `[data-part="${name}"]`
const entry = entryOf('read_file', { path: 'src/a.ts' }, '1\ta\n')

it('the summary slot of a tool goes before that of all tools, inside the header', () => {
  const wrapper = mount(ToolCard, {
    props: { entry },
    slots: {
      'summary:read_file': ({ view }: ToolCardSlotProps) => `my ${view.callSummary}`,
      'summary': () => 'anybody’s',
    },
  })
  expect(wrapper.get(`${part('header')} ${part('summary')}`).text()).toBe('my src/a.ts')
})

it('the icon slot stands in place of the wrench', () => {
  const wrapper = mount(ToolCard, { props: { entry }, slots: { icon: () => h('b', 'i') } })
  expect(wrapper.get(`${part('icon')} b`).text()).toBe('i')
  expect(wrapper.findAll(part('icon'))).toHaveLength(1)
})

it('actions stand beside the button, and pressing one does not toggle', async () => {
  const wrapper = mount(ToolCard, { props: { entry }, slots: { actions: () => h('button', { class: 'mine' }, 'Rerun') } })
  expect(wrapper.find(`${part('header')} .mine`).exists()).toBe(false)
  await wrapper.get('.mine').trigger('click')
  expect(wrapper.attributes('data-open')).toBe('false')
})

it('the approval slot is given both answers', async () => {
  const waiting = entriesOf(call('run_shell', { command: 'ls' }, { approval: {} }))[0]!
  const wrapper = mount(ToolCard, {
    props: { entry: waiting },
    slots: { approval: ({ approve }: ToolApprovalSlotProps) => h('button', { class: 'yes', onClick: () => approve('once') }, 'Go') },
  })
  await wrapper.get('.yes').trigger('click')
  expect(wrapper.emitted('approve')).toEqual([['once', waiting]])
})

it('the locations slot stands in place of the row of places', async () => {
  const wrapper = mount(ToolCard, {
    props: { entry },
    slots: { locations: ({ view }: ToolCardSlotProps) => h('i', view.locations.map(({ path }) => path).join()) },
  })
  await wrapper.get(part('header')).trigger('click')
  expect(wrapper.get(`${part('body')} i`).text()).toBe('src/a.ts')
})

it('a component of the app that is not there leaves its place to the next, and to the built-in part', () => {
  const mountWith = (components: object) => mount(ToolCard, {
    props: { entry, open: true },
    global: { plugins: [createToolCards({ components: components as Record<string, Component> })] },
  })
  const Own = { inheritAttrs: false, render: () => 'my output' }
  expect(mountWith({ 'output:read_file': undefined, 'output': Own }).get(part('body')).text()).toContain('my output')
  expect(mountWith({ 'output:read_file': undefined, 'output': null }).find(part('output')).exists()).toBe(true)
})
