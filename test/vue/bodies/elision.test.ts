import type { ToolCardsOptions } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { entryOf, lines } from '../../support/records'

const part = (name: string) => `[data-part="${name}"]`

function open(toolName: string, input: unknown, options: ToolCardsOptions = {}, more: object = {}) {
  const entry = { ...entryOf(toolName, input, 'ok'), ...more }
  return mount(ToolCard, { props: { entry, open: true }, global: { plugins: [createToolCards({ highlighter: false, ...options })] } })
}
/** The numbers of the lines of a call that are in view. */
const shown = (wrapper: ReturnType<typeof open>) => (wrapper.get(part('call')).element.textContent!.match(/line \d+/g) ?? []).map(line => Number(line.slice(5)))

const calls: readonly (readonly [string, string, (text: string) => unknown])[] = [
  ['a command', 'run_shell', command => ({ command })],
  ['code', 'python', code => ({ code })],
  ['a field', 'custom', note => ({ note, other: 1 })],
  ['a text instead of arguments', 'custom', text => text],
  ['a plan', 'exit_plan_mode', plan => ({ plan })],
  ['a thought', 'think', thought => ({ thought })],
  ['a fact to keep', 'save_memory', fact => ({ fact })],
  ['a question', 'ask_user_question', question => ({ questions: [{ question, options: [] }] })],
]

describe.each(calls)('a long call: %s', (_, toolName, write) => {
  it('is whole at twelve lines, and shows its two ends at thirteen', async () => {
    const whole = open(toolName, write(lines(12)))
    expect(shown(whole)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(whole.get(part('call')).find(part('more')).exists()).toBe(false)
    const wrapper = open(toolName, write(lines(13)))
    expect(shown(wrapper)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13])
    const more = wrapper.get(part('call')).get(part('more'))
    expect(more.text()).toBe('⋯ 1 more line')
    await more.trigger('click')
    expect(shown(wrapper)).toHaveLength(13)
  })

  it('keeps as much in view as the app asks for', () => {
    expect(shown(open(toolName, write(lines(11)), { preview: { max: 4, head: 2, tail: 1 } }))).toEqual([1, 2, 11])
  })
})

it('shows the two ends of a long answer to a question, and keeps the lines of both', () => {
  const questions = [{ question: 'How?\nAnd when?', options: ['Once'] }]
  const entry = entryOf('ask_user', { questions }, `<answer>${lines(13)}</answer>`)
  const wrapper = mount(ToolCard, { props: { entry, open: true } })
  expect(wrapper.get(part('call')).get('.tc-text').element.textContent).toBe('How?\nAnd when?')
  expect(shown(wrapper)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13])
  expect(wrapper.get('[data-chosen]').get(part('more')).text()).toBe('⋯ 1 more line')
})

it.each(calls)('leaves no line out while somebody is asked: %s', (_, toolName, write) => {
  expect(shown(open(toolName, write(lines(40)), { preview: { max: 4, head: 2, tail: 1 } }, { status: 'approval', result: null }))).toHaveLength(40)
})

describe('many arguments', () => {
  const names = (wrapper: ReturnType<typeof open>) => wrapper.findAll('dt').map(name => name.text())
  const write = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index + 1}`, 'v']))

  it('are all there at twelve, and the two ends of them at thirteen', async () => {
    expect(names(open('custom', write(12)))).toHaveLength(12)
    const wrapper = open('custom', write(13))
    expect(names(wrapper)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map(index => `key${index}`))
    const more = wrapper.get(part('call')).get(part('more'))
    expect(more.text()).toBe('⋯ 1 more')
    await more.trigger('click')
    expect(names(wrapper)).toHaveLength(13)
  })

  it('are not drawn one by one when there are thousands', async () => {
    const wrapper = open('custom', write(5_000))
    await wrapper.get(part('call')).get(part('more')).trigger('click')
    expect(names(wrapper).length).toBeLessThan(2_100)
    expect(names(wrapper).at(-1)).toBe('key5000')
    expect(wrapper.text()).toContain('key4000: v')
  })
})
