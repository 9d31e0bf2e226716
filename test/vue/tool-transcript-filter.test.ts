import type { TranscriptFilter } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { ToolTranscript } from 'vue-tool-card'
import { callOf, resultOf } from '../support/native'

const part = (name: string) => `[data-part="${name}"]`
const lines = (count: number, word: string) => Array.from({ length: count }, (_, index) => index === 20 ? `the ${word} is here` : `line ${index}`).join('\n')

const records = [
  callOf('long', { command: 'cat log' }),
  resultOf('long', lines(40, 'Needle (1)')),
  callOf('script', { command: `set -e\n${lines(40, 'thread')}` }),
  resultOf('script', 'ok'),
  callOf('bad', { command: 'false' }),
  resultOf('bad', 'Exit', { isError: true, exitCode: 1 }),
  callOf('edit', { path: 'src/a.ts', oldString: 'const port = 1\n', newString: 'const port = 2\n' }, { toolName: 'edit_file' }),
  resultOf('edit', 'Replaced 1 occurrence(s) in "src/a.ts".', { toolName: 'edit_file' }),
  callOf('agent', { task: 'look around' }, { toolName: 'summon_agent' }),
  callOf('inner', { command: 'ls' }, { parentToolCallId: 'agent' }),
  resultOf('inner', lines(40, 'treasure')),
  resultOf('agent', 'Nothing.', { toolName: 'summon_agent' }),
]

function mountWith(filter: TranscriptFilter) {
  return mount(ToolTranscript, { props: { source: records, filter } })
}
const shown = (wrapper: ReturnType<typeof mountWith>) =>
  wrapper.findAll(`.tc-block > ${part('card')}`).map(card => card.attributes('id')!.slice(6))
const opened = (wrapper: ReturnType<typeof mountWith>) =>
  wrapper.findAll(`${part('card')}[data-open="true"]`).map(card => card.attributes('id')?.slice(6) ?? 'inner')

describe('a filter', () => {
  it.each<[string, TranscriptFilter, string[]]>([
    ['nothing', {}, ['long', 'script', 'bad', 'edit', 'agent']],
    ['empty lists and blanks', { tools: [], statuses: [], text: '  ' }, ['long', 'script', 'bad', 'edit', 'agent']],
    ['a tool', { tools: ['edit_file'] }, ['edit']],
    ['several tools', { tools: ['edit_file', 'summon_agent'] }, ['edit', 'agent']],
    ['a tool of a sub-agent', { tools: ['run_shell'] }, ['long', 'script', 'bad', 'agent']],
    ['a status', { statuses: ['error'] }, ['bad']],
    ['tool and status', { tools: ['edit_file'], statuses: ['error'] }, []],
    ['words of a header', { text: 'CAT log' }, ['long']],
    ['words of a result', { text: 'replacement' }, ['edit']],
    ['words of a command', { text: 'thread is' }, ['script']],
    ['words of a diff', { text: 'port = 2' }, ['edit']],
    ['words of an output, with signs', { text: 'needle (1)' }, ['long']],
    ['words in a sub-agent', { text: 'treasure' }, ['agent']],
    ['words and a status', { text: 'line', statuses: ['error'] }, []],
  ])('for %s leaves %j', (_, filter, expected) => {
    expect(shown(mountWith(filter))).toEqual(expected)
  })

  it.each<[string, string, string[], string[]]>([
    ['a badge', ':10-29', ['lines'], []],
    ['a duration', '1m 05s', ['slow'], []],
    ['a label', 'needs APPROVAL', ['asked'], []],
    ['why it asks', 'overdrawn', ['asked'], []],
    ['an answer', 'Pay anyway', ['asked'], []],
    ['a title', 'Looks for fruit', ['titled'], ['titled']],
    ['what a command is for', 'mango', ['slow'], ['slow']],
    ['where it ran', 'orchard', ['slow'], ['slow']],
    ['where it ran, as it is shown', '~/orchard', ['slow'], ['slow']],
    ['a place', 'papaya.ts:7', ['slow'], ['slow']],
  ])('finds %s, and opens the card if that stands in its body', (_, text, expected, open) => {
    const source = [
      callOf('lines', { path: 'b.ts', offset: 10, limit: 20 }, { toolName: 'read_file' }),
      resultOf('lines', 'x\ny'),
      callOf('slow', { command: 'sleep', cwd: '/home/ada/orchard', description: 'Wait for the mango' }, { locations: [{ path: 'src/papaya.ts', line: 7 }] }),
      resultOf('slow', 'x', { durationMs: 65_000 }),
      callOf('asked', { sum: 1 }, { toolName: 'refund', approval: { id: 'q', reason: 'The account is overdrawn.', options: [{ id: 'y', label: 'Pay anyway' }] } }),
      callOf('titled', { pattern: 'x' }, { toolName: 'grep', title: 'Looks for fruit' }),
    ]
    const wrapper = mount(ToolTranscript, { props: { source, filter: { text } } })
    expect([shown(wrapper), opened(wrapper)]).toEqual([expected, open])
  })

  it.each<[string, string, string[]]>([
    ['in a header leaves the card closed', 'cat log', []],
    ['in an output opens the card', 'needle', ['long']],
    ['in a call opens the card', 'thread', ['script']],
    ['in a sub-agent opens it and its parent', 'treasure', ['agent', 'inner']],
  ])('that finds words %s', (_, text, expected) => {
    expect(opened(mountWith({ text }))).toEqual(expected)
  })

  it.each(['Needle', 'thread', 'treasure'])('unfolds the half that hides %s, and only that', (text) => {
    const wrapper = mountWith({ text })
    expect(wrapper.text()).toContain(`the ${text}`)
    expect(wrapper.findAll(`${part('more')}[aria-expanded="true"]`)).toHaveLength(1)
  })

  it('finds words between the colours of a terminal', () => {
    const source = [callOf('a'), resultOf('a', 'one\n\u001B[31mred\u001B[0m\u001B[1m wine\u001B[0m\n')]
    const wrapper = mount(ToolTranscript, { props: { source, filter: { text: 'red wine' } } })
    expect(wrapper.findAll(part('card'))).toHaveLength(1)
  })

  it('opens for as long as it lasts, and forgets what was closed meanwhile', async () => {
    const wrapper = mountWith({ text: 'needle' })
    await wrapper.get(part('header')).trigger('click')
    expect(opened(wrapper)).toEqual([])
    await wrapper.setProps({ filter: { text: 'needl' } })
    expect(opened(wrapper)).toEqual(['long'])
    await wrapper.get(part('more')).trigger('click')
    expect(wrapper.text()).not.toContain('the Needle')
    await wrapper.setProps({ filter: {} })
    expect(opened(wrapper)).toEqual([])
  })

  it('leaves cards open that the reader has opened', async () => {
    const wrapper = mountWith({})
    await wrapper.findAll(part('header'))[2]!.trigger('click')
    await wrapper.setProps({ filter: { text: 'needle' } })
    await wrapper.setProps({ filter: {} })
    expect(opened(wrapper)).toEqual(['bad'])
  })

  it('looks at new cards as they come', async () => {
    const source = shallowRef<unknown[]>(records)
    const wrapper = mount(ToolTranscript, { props: { source, filter: { statuses: ['error'] } } })
    source.value = [...records, callOf('late', { command: 'x' }), resultOf('late', 'no', { isError: true })]
    await wrapper.vm.$nextTick()
    expect(shown(wrapper)).toEqual(['bad', 'late'])
  })

  it('keeps messages that have the words, when it asks for nothing else', async () => {
    const source = [{ id: 'u', role: 'user', parts: [{ type: 'text', text: 'Find the cat log.' }] }, {
      id: 'a',
      role: 'assistant',
      parts: [{ type: 'text', text: 'Sure.' }, { type: 'tool-run_shell', toolCallId: 'a', state: 'output-available', input: { command: 'cat log' }, output: 'x' }],
    }]
    const wrapper = mount(ToolTranscript, { props: { source, filter: { text: 'cat log' } as TranscriptFilter } })
    expect(wrapper.findAll(part('message')).map(message => message.text())).toEqual(['Find the cat log.'])
    await wrapper.setProps({ filter: { text: 'cat log', tools: ['run_shell'] } })
    expect([wrapper.findAll(part('message')).length, wrapper.findAll(part('card')).length]).toEqual([0, 1])
  })

  it('that leaves nothing says so, and is cleared from there', async () => {
    const wrapper = mountWith({ text: 'no such thing' })
    expect(wrapper.text()).toContain('Nothing matches.')
    await wrapper.get('.tc-empty button').trigger('click')
    expect(wrapper.emitted('update:filter')).toEqual([[{}]])
  })
})

it('a search unfolds the lines of either half that hold its words', async () => {
  const long = (word: string) => Array.from({ length: 40 }, (_, index) => index === 20 ? word : `line ${index}`).join('\n')
  const wrapper = mount(ToolTranscript, { props: { source: [
    callOf('code', { command: 'make' }), resultOf('code', long('needle')),
    callOf('own', { note: long('needle') }, { toolName: 'own_tool' }), resultOf('own', 'ok'),
  ], filter: { text: 'needle' } as TranscriptFilter } })
  expect(wrapper.findAll(part('card')).map(card => card.text().includes('needle'))).toEqual([true, true])
  expect(wrapper.findAll(part('more')).map(more => more.attributes('aria-expanded'))).toEqual(['true', 'true'])
})

it('unfolds what it finds deep in a value, and nothing beside it', async () => {
  const item = (index: number) => ({ id: index, owner: { address: { town: index === 17 ? 'Nadelberg' : `town ${index}` } } })
  const content = { total: 40, items: Array.from({ length: 40 }, (_, index) => item(index)) }
  const source = [callOf('value', { q: 'x' }, { toolName: 'mcp__geo__find' }), resultOf('value', content, { toolName: 'mcp__geo__find' })]
  const wrapper = mount(ToolTranscript, { props: { source, filter: { text: 'nadelberg' } } })
  const rows = () => wrapper.findAll('[role="treeitem"]').map(row => row.text())
  expect(rows().join('\n')).toContain('"town": "Nadelberg"')
  expect(rows().join('\n')).not.toContain('"town": "town 16"')
  await wrapper.setProps({ filter: {} })
  await wrapper.get(part('header')).trigger('click')
  expect(rows().join('\n')).not.toContain('Nadelberg')
})
