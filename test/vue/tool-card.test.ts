import type { ToolCardSlotProps, ToolEntry } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { createToolCards, createTranscript, ToolCard } from 'vue-tool-card'
import { answer, call, entriesOf, entryOf, lines } from '../support/records'

const part = (name: string) => `[data-part="${name}"]`
const open = async (wrapper: ReturnType<typeof mount>) => {
  await wrapper.get(part('header')).trigger('click')
  return wrapper
}

describe('a closed card', () => {
  it('says in one line what was called and what came back', () => {
    const wrapper = mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'bun run test' }, lines(42)) } })
    expect(wrapper.get(part('name')).text()).toBe('run_shell')
    expect(wrapper.get(part('summary')).text()).toBe('bun run test')
    expect(wrapper.get(part('result-summary')).text()).toBe('42 lines')
    expect(wrapper.attributes()).toMatchObject({ 'data-status': 'ok', 'data-open': 'false', 'data-family': 'terminal' })
  })

  it('has no body before it is opened for the first time', async () => {
    const wrapper = mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'ls' }, 'a\n') } })
    expect(wrapper.find(part('body')).exists()).toBe(false)
    await open(wrapper)
    expect(wrapper.get(part('body')).isVisible()).toBe(true)
    await open(wrapper)
    expect(wrapper.get(part('header')).attributes('aria-expanded')).toBe('false')
  })

  it.each<[string, unknown, unknown[]]>([
    ['an approval without a list of answers', { options: 'yes' }, []],
    ['an answer that is none', { options: [{ id: 'a', label: 'Yes', kind: 3 }, null] }, []],
    ['an approval that is a text, and a child that is nothing', 'ask', [null]],
  ])('asks with the usual answers when a host built %s', (_, approval, children) => {
    const entry = { ...entryOf('run_shell', { command: 'ls' }), status: 'approval' as const, children }
    const spoiled = { ...entry, call: { ...entry.call!, approval } } as unknown as ToolEntry
    const wrapper = mount(ToolCard, { props: { entry: spoiled, open: true } })
    expect(wrapper.get(part('approval')).findAll('button').map(button => button.text())).toEqual(['Deny', 'Approve'])
  })

  it('costs at most eleven elements, and one more per badge', () => {
    const entry = entryOf('run_shell', { command: 'ls' }, 'a\nb\n')
    expect(mount(ToolCard, { props: { entry } }).element.querySelectorAll('*').length + 1).toBeLessThanOrEqual(11)
  })

  it('is a button with a name and a description', () => {
    const wrapper = mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'ls -la' }, 'a\nb\n') }, attachTo: document.body })
    const header = wrapper.get(part('header'))
    expect(header.element.tagName).toBe('BUTTON')
    expect(header.attributes()).toMatchObject({ 'type': 'button', 'aria-label': 'Toggle tool call run_shell' })
    const described = header.attributes('aria-describedby')!.split(' ')
      .map(id => document.getElementById(id))
      .map(element => element?.getAttribute('aria-label') ?? element?.textContent)
    expect(described).toEqual(['done', 'ls -la', '2 lines'])
    wrapper.unmount()
  })

  it.each(['streaming', 'pending', 'approval', 'ok', 'cancelled'] as const)('is described by nothing that is not there: %s', (status) => {
    const wrapper = mount(ToolCard, { props: { entry: { ...entryOf('run_shell', { command: 'ls' }), status } }, attachTo: document.body })
    const described = wrapper.get(part('header')).attributes('aria-describedby')!.split(' ')
    expect(described.filter(id => document.getElementById(id) === null)).toEqual([])
    expect(described.length).toBe(wrapper.find(part('result-summary')).exists() ? 3 : 2)
    wrapper.unmount()
  })

  it('is no button when there is nothing to open', () => {
    const wrapper = mount(ToolCard, { props: { entry: entryOf('list_agents', {}, '') } })
    expect(wrapper.get(part('header')).element.tagName).toBe('DIV')
    expect(wrapper.find(part('toggle')).exists()).toBe(false)
  })

  it.each([
    ['streaming', 'preparing'],
    ['pending', 'running'],
    ['approval', 'needs approval'],
    ['ok', 'done'],
    ['error', 'failed'],
    ['denied', 'denied'],
    ['cancelled', 'cancelled'],
  ] as const)('tells %s by an icon with a word', (status, word) => {
    const entry = { ...entryOf('run_shell', { command: 'ls' }), status }
    const wrapper = mount(ToolCard, { props: { entry } })
    expect(wrapper.get(part('status')).attributes('aria-label')).toBe(word)
  })

  it('shows an orphan result as a card whose call is not loaded', () => {
    const [entry] = entriesOf({ type: 'tool-result', toolCallId: 'gone', toolName: 'read_file', content: lines(3), isError: false })
    const wrapper = mount(ToolCard, { props: { entry } })
    expect(wrapper.get(part('summary')).text()).toBe('call not loaded')
    expect(wrapper.get(part('result-summary')).text()).toBe('3 lines')
  })
})

describe('an open card', () => {
  it('shows the command, and running… while nothing came back', async () => {
    const wrapper = await open(mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'bun run build' }) } }))
    expect(wrapper.get(part('input')).text()).toBe('bun run build')
    expect(wrapper.get(part('output')).text()).toBe('running…')
  })

  it('shows 12 lines in full', async () => {
    const wrapper = await open(mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'x' }, lines(12)) } }))
    expect(wrapper.get(part('output')).text()).toBe(lines(12).trimEnd())
    expect(wrapper.find(part('more')).exists()).toBe(false)
  })

  it('shows 13 lines as 6, a toggle and 6, and the toggle folds back', async () => {
    const wrapper = await open(mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'x' }, lines(13)) } }))
    const shown = () => wrapper.get(part('output')).findAll('.tc-text').flatMap(text => text.element.textContent!.split('\n'))
    const more = wrapper.get(part('more'))
    expect(more.text()).toBe('⋯ 1 more line')
    expect(shown()).toHaveLength(12)
    await more.trigger('click')
    expect(more.text()).toBe('⋯ Show fewer lines')
    expect(shown()).toEqual(lines(13).trimEnd().split('\n'))
    await more.trigger('click')
    expect(shown()).toHaveLength(12)
  })

  it('shows an edit as a diff with both line numbers', async () => {
    const entry = entryOf('edit_file', { path: 'a.ts', oldString: 'a\nb\n', newString: 'a\nc\n' }, 'Replaced 1 occurrence(s) in "a.ts".')
    const wrapper = await open(mount(ToolCard, { props: { entry } }))
    const rows = wrapper.findAll(part('line')).map(row => [
      row.attributes('data-kind'),
      row.attributes('data-old-line'),
      row.attributes('data-new-line'),
      row.element.textContent!.trimEnd(),
    ])
    expect(rows).toEqual([
      ['context', '1', '1', 'a'],
      ['removed', '2', '', 'b'],
      ['added', '', '2', 'c'],
    ])
  })

  it('marks a failed edit as not applied', async () => {
    const entry = entryOf('edit_file', { path: 'a.ts', oldString: 'a', newString: 'b' }, 'oldString not found', { isError: true })
    const wrapper = await open(mount(ToolCard, { props: { entry } }))
    expect(wrapper.get(part('file')).text()).toContain('not applied')
    expect(wrapper.get('.tc-diff').attributes('data-applied')).toBe('false')
  })

  it('shows unknown tools by their arguments', async () => {
    const wrapper = await open(mount(ToolCard, { props: { entry: entryOf('lookup', { region: 'EE', deep: { a: 1 } }, 'x') } }))
    expect(wrapper.findAll('dt').map(key => key.text())).toEqual(['region', 'deep'])
    expect(wrapper.findAll('dd').map(value => value.text())).toEqual(['EE', '{"a":1}'])
  })
})

describe('the open state', () => {
  it('is a model', async () => {
    const isOpen = ref(false)
    const wrapper = mount(() => h(ToolCard, {
      'entry': entryOf('run_shell', { command: 'ls' }, 'a'),
      'open': isOpen.value,
      'onUpdate:open': (value: boolean) => isOpen.value = value,
    }))
    await wrapper.get(part('header')).trigger('click')
    expect(isOpen.value).toBe(true)
    expect(wrapper.get(part('card')).attributes('data-open')).toBe('true')
  })

  it('outlives the card, by the entry’s key, and the commit of a provisional call', async () => {
    const record = call('run_shell', { command: 'ls' }, { provisional: true })
    const transcript = createTranscript()
    transcript.push(record)
    const shown = ref(true)
    const tick = ref(0)
    const wrapper = mount(
      defineComponent(() => () => [tick.value, shown.value ? transcript.entries.map(entry => h(ToolCard, { key: entry.key, entry })) : null]),
      { global: { plugins: [createToolCards()] } },
    )
    await wrapper.get(part('header')).trigger('click')
    shown.value = false
    await nextTick()
    transcript.push({ ...record, provisional: false }, answer(record, 'done'))
    shown.value = true
    await nextTick()
    expect(wrapper.get(part('card')).attributes('data-open')).toBe('true')
    expect(wrapper.get(part('output')).text()).toBe('done')
  })

  it('starts as the app says', () => {
    const mountWith = (status: 'ok' | 'error') => mount(ToolCard, {
      props: { entry: entryOf('run_shell', { command: 'ls' }, 'a', { isError: status === 'error' }) },
      global: { plugins: [createToolCards({ defaultOpen: view => view.status === 'error' })] },
    })
    expect(mountWith('ok').attributes('data-open')).toBe('false')
    expect(mountWith('error').attributes('data-open')).toBe('true')
  })

  it('starts closed where the app’s function fails or does not say, and the developer hears of it', () => {
    const fail = () => {
      throw new Error('faulty')
    }
    const openOf = (defaultOpen: () => unknown) => {
      const entry = entryOf('run_shell', { command: 'ls' }, 'a')
      return [
        mount(ToolCard, { props: { entry, defaultOpen: defaultOpen as () => boolean } }),
        mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ defaultOpen: defaultOpen as () => boolean })] } }),
      ].map(wrapper => wrapper.attributes('data-open'))
    }
    expect(openOf(fail)).toEqual(['false', 'false'])
    expect(openOf(() => Promise.resolve(true))).toEqual(['false', 'false'])
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('"defaultOpen" threw for run_shell')])
    vi.mocked(console.warn).mockClear()
  })
})

describe('slots', () => {
  const entry = entryOf('run_shell', { command: 'ls' }, 'a\n')

  it('prefer the tool’s own slot to the slot of all tools', async () => {
    const wrapper = await open(mount(ToolCard, {
      props: { entry },
      slots: {
        'call:run_shell': ({ input }: ToolCardSlotProps) => `mine: ${(input as { command: string }).command}`,
        'call': () => 'anybody’s',
        'output': ({ result }: ToolCardSlotProps) => `out: ${String(result?.content)}`,
      },
    }))
    expect(wrapper.get(part('body')).text()).toContain('mine: ls')
    expect(wrapper.get(part('body')).text()).toContain('out: a')
    expect(wrapper.text()).not.toContain('anybody’s')
  })

  it('are drawn by the app’s components where there is no slot', async () => {
    const Mine = defineComponent({ props: ['view'], template: '<b>component</b>', setup: () => () => h('b', 'component') })
    const wrapper = await open(mount(ToolCard, {
      props: { entry },
      global: { plugins: [createToolCards({ components: { 'output:run_shell': Mine } })] },
    }))
    expect(wrapper.get('b').text()).toBe('component')
    expect(wrapper.get(part('input')).text()).toBe('ls')
  })
})

describe('bad input', () => {
  const cyclic: Record<string, unknown> = { name: 'x' }
  cyclic.self = cyclic
  it.each([
    ['__proto__', null],
    ['constructor', 7],
    ['toString', '{"broken": '],
    ['run_shell', null],
    ['edit_file', cyclic],
    ['lookup', { get boom() { throw new Error('no') } }],
    ['lookup', 'x'.repeat(10_000_000)],
  ])('of %s is a card that opens', async (name, input) => {
    const wrapper = mount(ToolCard, { props: { entry: entryOf(name, input, { odd: cyclic }) } })
    if (wrapper.get(part('header')).element.tagName === 'BUTTON')
      await open(wrapper)
    expect(wrapper.get(part('name')).text()).toBe(name)
    expect(wrapper.text()).not.toMatch(/\[object Object\]|undefined|NaN/)
  })
})

describe('the header of a sub-agent', () => {
  const child = (status: 'ok' | 'error' | 'approval', children: readonly object[] = []) =>
    ({ ...entryOf('run_shell', { command: 'ls' }, status === 'approval' ? undefined : 'x'), status, children, ...(status === 'error' && { result: { content: 'x', isError: true } }) })
  const badgesOf = (children: readonly object[]) =>
    mount(ToolCard, { props: { entry: { ...entryOf('task', { prompt: 'p' }), children } as never } }).findAll('[data-part="badge"]').map(badge => badge.text())

  it.each([
    ['nothing more than their number while all is well', [child('ok'), child('ok')], ['2 calls']],
    ['how many failed', [child('error'), child('ok', [child('error')])], ['2 calls', '2 failed']],
    ['that one of them asks, however deep', [child('error'), child('ok', [child('ok', [child('approval')])])], ['2 calls', 'needs approval']],
  ])('says of its calls %s', (_, children, badges) => {
    expect(badgesOf(children)).toEqual(badges)
  })

  it('survives an entry that is its own child', () => {
    const own = child('error')
    Object.assign(own, { children: [own, null, 5] })
    expect(badgesOf([own])).toEqual(['1 call', '1000 failed'])
  })
})
