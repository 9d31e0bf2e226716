import type { ToolCardSlotProps } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { h, nextTick, reactive, ref, shallowRef } from 'vue'
import { ToolCard } from 'vue-tool-card'

const part = (name: string) => `[data-part="${name}"]`

async function mountOpen(props: { call?: unknown, result?: unknown, status?: string }) {
  const wrapper = mount(ToolCard, { props })
  const header = wrapper.get(part('header'))
  if (header.element.tagName === 'BUTTON')
    await header.trigger('click')
  return wrapper
}

describe('a card of declared views', () => {
  it('shows a command, where it ran, what it printed and how it ended', async () => {
    const wrapper = await mountOpen({
      call: { card: 'terminal', title: 'pnpm test', description: 'Run the tests', cwd: '/repo' },
      result: { card: 'terminal', output: '2351 passed', exitCode: 3 },
      status: 'error',
    })
    expect(wrapper.attributes('data-status')).toBe('error')
    expect(wrapper.get(part('input')).text()).toBe('pnpm test')
    expect(wrapper.get(part('description')).text()).toBe('Run the tests')
    expect(wrapper.get(part('call')).text()).toContain('/repo')
    expect(wrapper.get(part('exit')).text()).toBe('exit 3')
    expect(wrapper.get(part('output')).text()).toBe('2351 passed')
  })

  it('shows no exit code of zero', async () => {
    const wrapper = await mountOpen({ call: { card: 'terminal', title: 'ls' }, result: { card: 'terminal', output: 'a', exitCode: 0 } })
    expect(wrapper.find(part('exit')).exists()).toBe(false)
  })

  it('shows a file that is being created as added lines only', async () => {
    const wrapper = await mountOpen({ call: { card: 'diff', title: 'New', diffs: [{ path: 'a.ts', oldText: null, newText: 'x\ny\n' }] } })
    expect(wrapper.findAll(part('line')).map(line => line.attributes('data-kind'))).toEqual(['added', 'added'])
    expect(wrapper.get(part('path')).text()).toBe('a.ts')
  })

  it('keeps the call’s body beside a result of another kind', async () => {
    const wrapper = await mountOpen({
      call: { card: 'diff', title: 'Edit', diffs: [{ path: 'a.ts', oldText: 'x\n', newText: 'y\n' }] },
      result: { card: 'generic', content: 'saved' },
    })
    expect(wrapper.findAll(part('line'))).toHaveLength(2)
    expect(wrapper.get(part('output')).text()).toBe('saved')
  })

  it('tells of a location that was activated', async () => {
    const wrapper = await mountOpen({ call: { card: 'generic', title: 'Read', locations: [{ path: 'src/a.ts', line: 42 }] }, result: { card: 'generic', content: 'x' } })
    const location = wrapper.get(part('location'))
    expect(location.text()).toBe('src/a.ts:42')
    await location.trigger('click')
    expect(wrapper.emitted('location-click')).toEqual([[{ path: 'src/a.ts', line: 42 }]])
  })

  it('follows views that are changed in place', async () => {
    const call = ref({ card: 'terminal', title: 'npm test' })
    const result = ref({ card: 'terminal', output: 'a' })
    const wrapper = mount(() => h(ToolCard, { call: call.value, result: result.value, open: true }))
    call.value.title = 'npm run build'
    result.value.output = 'b\nc'
    await nextTick()
    expect(wrapper.get(part('input')).text()).toBe('npm run build')
    expect(wrapper.get(part('result-summary')).text()).toBe('2 lines')
    expect(wrapper.get(part('output')).text()).toBe('b\nc')
  })

  it('follows a list in a view to which something is added', async () => {
    const diffs = reactive([{ path: 'a.ts', oldText: 'x', newText: 'y' }])
    const wrapper = await mountOpen({ call: { card: 'diff', diffs } })
    diffs.push({ path: 'b.ts', oldText: 'x', newText: 'z' })
    diffs[0]!.newText = 'new'
    await nextTick()
    expect(wrapper.findAll(part('file')).map(file => file.get(part('path')).text())).toEqual(['a.ts', 'b.ts'])
    expect(wrapper.get('[data-kind="added"]').text()).toBe('new')
  })

  it('draws nothing anew where nothing changed', async () => {
    const result = ref({ card: 'terminal', output: 'a' })
    const seen: unknown[] = []
    const other = shallowRef('')
    const wrapper = mount(() => h(ToolCard, { result: result.value, class: other.value }, { summary: ({ view }: ToolCardSlotProps) => String(seen.push(view)) }))
    other.value = 'other'
    await nextTick()
    expect(wrapper.classes()).toContain('other')
    expect(new Set(seen).size).toBe(1)
  })

  it('takes a reactive view that holds itself', async () => {
    const input: Record<string, unknown> = reactive({ a: 1 })
    input.self = input
    const wrapper = await mountOpen({ call: { card: 'generic', title: 'T', input } })
    input.a = 2
    await nextTick()
    expect(wrapper.get(part('call')).text()).toContain('2')
  })

  it.each([
    ['running', 'pending'],
    ['success', 'ok'],
    ['error', 'error'],
  ])('reads the status %s as %s', (status, expected) => {
    const wrapper = mount(ToolCard, { props: { call: { card: 'generic', title: 'T' }, result: { card: 'generic', content: 'x' }, status } })
    expect(wrapper.attributes('data-status')).toBe(expected)
  })

  it('reads an unknown status as what the data says', () => {
    const call = { card: 'generic', title: 'T' }
    expect(mount(ToolCard, { props: { call, status: 'weird' } }).attributes('data-status')).toBe('pending')
    expect(mount(ToolCard, { props: { call, result: { card: 'generic', content: 'x' }, status: 'weird' } }).attributes('data-status')).toBe('ok')
  })

  const mangled: [string, { call?: unknown, result?: unknown }][] = [
    ['nothing', {}],
    ['a call of undefined', { call: undefined }],
    ['a call of text', { call: 'just text' }],
    ['a call of a number', { call: 7 }],
    ['a call of a list and a result of text', { call: [], result: 'text' }],
    ['input of null', { call: { card: 'generic', title: 'T', input: null } }],
    ['input of text', { call: { card: 'generic', title: 'T', input: 'abc' } }],
    ['nested input', { call: { card: 'generic', title: 'T', input: { a: { b: 1 } } } }],
    ['input without prototype', { call: { card: 'generic', title: 'T', input: { a: Object.create(null) } } }],
    ['a symbol', { call: { card: 'generic', title: 'T', input: { a: Symbol('s') } } }],
    ['diffs of null', { call: { card: 'diff', title: 'T', diffs: [null] }, result: { card: 'diff', diffs: [null] } }],
    ['a diff without new text', { call: { card: 'diff', title: 'T', diffs: [{ path: 'a', oldText: 'x' }] } }],
    ['a diff whose new text is a number', { call: { card: 'diff', title: 'T', diffs: [{ path: 'a', oldText: 'x', newText: 3 }] } }],
    ['diffs that are no list', { call: { card: 'diff', title: 'T', diffs: 'x' } }],
    ['a diff without path', { call: { card: 'diff', title: 'T', diffs: [{ oldText: 'a', newText: 'b' }] } }],
    ['locations of null', { call: { card: 'generic', title: 'T', locations: [null, {}] } }],
    ['a line of text', { call: { card: 'generic', title: 'T', locations: [{ path: 'a', line: 'x' }] } }],
    ['a terminal result without output', { call: { card: 'terminal', title: 'ls' }, result: { card: 'terminal' } }],
    ['output that is an object', { call: { card: 'terminal', title: 'ls' }, result: { card: 'terminal', output: { a: 1 } } }],
    ['an exit code of text', { call: { card: 'terminal', title: 'ls' }, result: { card: 'terminal', output: 'x', exitCode: '0' } }],
    ['a title that is an object', { call: { card: 'generic', title: {} } }],
    ['a description that is an object', { call: { card: 'terminal', title: 'ls', description: {} } }],
    ['an unknown card', { call: { card: 'hologram', title: 'T', data: { a: 1 } } }],
  ]
  it.each(mangled)('shows %s as a card and throws nothing', async (_, views) => {
    const wrapper = await mountOpen(views)
    expect(wrapper.get(part('name')).text()).not.toBe('')
    expect(wrapper.text()).not.toMatch(/\[object Object\]|undefined|NaN|null/)
    expect(wrapper.find(part('exit')).exists()).toBe(false)
  })

  it('labels a place without a usable line by its path alone', async () => {
    const wrapper = await mountOpen({ call: { card: 'generic', title: 'T', locations: [{ path: 'a', line: null }] }, result: { card: 'generic', content: 'x' } })
    expect(wrapper.get(part('location')).text()).toBe('a')
  })
})
