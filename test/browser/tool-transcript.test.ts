import { mount } from '@vue/test-utils'
import { renderToString } from 'vue/server-renderer'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSSRApp, h, nextTick, shallowRef } from 'vue'
import { createToolCards, ToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { callOf, resultOf } from '../support/native'
import { messagesOf, shellRecords } from '../support/transcript-records'

const plugins = [createToolCards({ highlighter: false })]
let unmount: () => void = () => {}

function mountTranscript(props: object, slots = {}) {
  const wrapper = mount(ToolTranscript, { attachTo: document.body, props, slots, global: { plugins } })
  unmount = () => wrapper.unmount()
  return wrapper
}
const idOf = (element: Element | null) => element?.closest('[data-part="card"]')?.id
const focused = () => idOf(document.activeElement)
const header = (id: string) => document.getElementById(id)!.querySelector<HTMLElement>('[data-part="header"]')!
const isOpen = (id: string) => document.getElementById(id)?.dataset.open === 'true'
const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

beforeEach(() => page.viewport(800, 600))
afterEach(() => {
  unmount()
  history.replaceState(null, '', location.pathname)
})

describe('the keys of a transcript', () => {
  it('go from card to card: j and k, Alt with the arrows', async () => {
    mountTranscript({ source: shellRecords(3) })
    header('tool-tc0').focus()
    const steps: (string | undefined)[] = []
    for (const keys of ['j', '{Alt>}{ArrowDown}{/Alt}', 'j', 'k', '{Alt>}{ArrowUp}{/Alt}', 'k']) {
      await userEvent.keyboard(keys)
      steps.push(focused())
    }
    expect(steps).toEqual(['tool-tc1', 'tool-tc2', 'tool-tc2', 'tool-tc1', 'tool-tc0', 'tool-tc0'])
  })

  it('go from where the reader last clicked, also in a text', async () => {
    const tool = (id: string) => ({ type: 'tool-run_shell', toolCallId: id, state: 'output-available', input: { command: id }, output: 'x' })
    mountTranscript({ source: messagesOf(tool('a'), { type: 'text', text: 'Between.' }, tool('b')) })
    await userEvent.click(page.getByText('Between.'))
    await userEvent.keyboard('j')
    expect(focused()).toBe('tool-tb')
    await userEvent.click(page.getByText('Between.'))
    await userEvent.keyboard('k')
    expect(focused()).toBe('tool-ta')
  })

  it('go through the cards of a sub-agent only while they are in view', async () => {
    mountTranscript({ source: [callOf('p'), callOf('k', {}, { parentToolCallId: 'p' }), ...shellRecords(1)] })
    header('tool-tp').focus()
    await userEvent.keyboard('{Enter}j')
    expect(document.activeElement!.closest('[data-part="children"]')).not.toBeNull()
    await userEvent.keyboard('j')
    expect(focused()).toBe('tool-tc0')
    await userEvent.keyboard('kk{Enter}j')
    expect(focused()).toBe('tool-tc0')
  })

  it('reach a card that has nothing to open', async () => {
    mountTranscript({ source: [...shellRecords(1), callOf('n', {}, { toolName: 'list_agents' }), resultOf('n', '')] })
    header('tool-tc0').focus()
    await userEvent.keyboard('j')
    expect(focused()).toBe('tool-tn')
  })

  it.each(['{Shift>}J{/Shift}', '{Control>}j{/Control}', '{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}', '{ArrowDown}', '{Meta>}j{/Meta}'])('are not %s', async (keys) => {
    mountTranscript({ source: shellRecords(2) })
    header('tool-tc0').focus()
    await userEvent.keyboard(keys)
    expect(focused()).toBe('tool-tc0')
  })

  it.each([
    ['an input', () => h('input', { 'data-test': '' })],
    ['a text area', () => h('textarea', { 'data-test': '' })],
    ['an editable element', () => h('div', { 'data-test': '', 'contenteditable': 'true' }, 'x')],
    ['a text box', () => h('div', { 'data-test': '', 'role': 'textbox', 'tabindex': 0 }, 'x')],
  ])('are left to %s', async (_, field) => {
    mountTranscript({ source: [{ type: 'note' }, ...shellRecords(2)] }, { message: field })
    const element = document.querySelector<HTMLElement>('[data-test]')!
    element.focus()
    await userEvent.keyboard('jk')
    expect(document.activeElement).toBe(element)
  })

  it('are nothing outside of the transcript, nor when they are switched off', async () => {
    const wrapper = mountTranscript({ source: shellRecords(2) });
    (document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('j')
    expect(document.activeElement).toBe(document.body)
    await wrapper.setProps({ keys: false })
    header('tool-tc0').focus()
    await userEvent.keyboard('j')
    expect(focused()).toBe('tool-tc0')
  })
})

describe('a link to a card', () => {
  it('opens it, scrolls to it and gives it the focus, when the page opens', async () => {
    history.replaceState(null, '', '#tool-tc150')
    mountTranscript({ source: shellRecords(200) })
    await vi.waitFor(() => expect(focused()).toBe('tool-tc150'))
    expect([isOpen('tool-tc150'), isOpen('tool-tc149'), isInWindow(header('tool-tc150'))]).toEqual([true, false, true])
  })

  it('is followed when the address changes, by itself or by a router', async () => {
    mountTranscript({ source: shellRecords(3) })
    location.hash = 'tool-tc1'
    await vi.waitFor(() => expect(focused()).toBe('tool-tc1'))
    history.pushState(null, '', '#tool-tc2')
    await vi.waitFor(() => expect(focused()).toBe('tool-tc2'))
    expect(['tool-tc0', 'tool-tc1', 'tool-tc2'].map(isOpen)).toEqual([false, true, true])
  })

  it('finds keys with any character in them', async () => {
    history.replaceState(null, '', `#tool-${encodeURIComponent('ta b#2/ü')}`)
    mountTranscript({ source: [callOf('a b#2/ü')] })
    await vi.waitFor(() => expect(focused()).toBe('tool-ta b#2/ü'))
  })

  it('waits for a card that comes later, unless the reader does something else', async () => {
    history.replaceState(null, '', '#tool-tc1')
    const source = shallowRef<unknown[]>(shellRecords(1))
    mountTranscript({ source })
    await frames(2)
    source.value = shellRecords(2)
    await vi.waitFor(() => expect(focused()).toBe('tool-tc1'))

    unmount()
    source.value = shellRecords(1)
    mountTranscript({ source })
    await frames(2)
    await userEvent.keyboard('{Tab}')
    source.value = shellRecords(2)
    await frames(2)
    expect([focused(), isOpen('tool-tc1')]).toEqual(['tool-tc0', false])
  })

  it('reaches a card that a filter hides, and one inside a sub-agent', async () => {
    const wrapper = mountTranscript({ source: [...shellRecords(2), callOf('p'), callOf('k1', {}, { parentToolCallId: 'p' }), callOf('k2', {}, { parentToolCallId: 'p' })], filter: { text: 'make 0' } })
    location.hash = 'tool-tk2'
    await vi.waitFor(() => expect(wrapper.emitted('update:filter')).toEqual([[{}]]))
    await wrapper.setProps({ filter: {} })
    await wrapper.vm.reveal('tk2')
    expect([focused(), isOpen('tool-tp')]).toEqual(['tool-tk2', true])
    const cards = [...document.querySelectorAll('#tool-tp [data-part="children"] > [data-part="card"]')]
    expect(cards.map(card => [card.getAttribute('data-open'), card.contains(document.activeElement)])).toEqual([['false', false], ['true', true]])
  })

  it('to nothing that is there does nothing', async () => {
    history.replaceState(null, '', '#tool-%E0%A4%A')
    const wrapper = mountTranscript({ source: shellRecords(1) })
    await frames(2)
    expect(focused()).toBeUndefined()
    expect(await wrapper.vm.reveal('nobody')).toBe(false)
  })
})

describe('a long transcript', () => {
  it('opens the cards that start open when they come near the window', async () => {
    const wrapper = mountTranscript({ source: shellRecords(2000), defaultOpen: true })
    await vi.waitFor(() => expect(isOpen('tool-tc0')).toBe(true))
    expect(document.querySelectorAll('[data-part="body"]').length).toBeLessThanOrEqual(200)
    await wrapper.vm.reveal('tc1999')
    await vi.waitFor(() => expect([isOpen('tool-tc1999'), isOpen('tool-tc1990')]).toEqual([true, true]))
  })

  it('leaves out of layout what is out of view, a short one nothing', async () => {
    const wrapper = mountTranscript({ source: shellRecords(150) })
    const styles = () => [...document.querySelectorAll('.tc-block')].map(block => getComputedStyle(block).contentVisibility)
    expect(styles()).toEqual(['visible', 'visible'])
    await wrapper.setProps({ source: shellRecords(260) })
    expect(styles()).toEqual(['auto', 'auto', 'auto'])
    document.documentElement.style.setProperty('--tc-content-visibility', 'visible')
    expect(styles()).toEqual(['visible', 'visible', 'visible'])
    document.documentElement.style.removeProperty('--tc-content-visibility')
  })

  it('has its full height before it has been seen', async () => {
    mountTranscript({ source: shellRecords(1000) })
    await frames(2)
    expect(document.querySelector<HTMLElement>('.tool-transcript')!.offsetHeight).toBe(30_000)
  })

  it('opens all cards near the window at once, and the others when they come near', async () => {
    const wrapper = mountTranscript({ source: shellRecords(500) })
    await frames(3)
    wrapper.vm.expandAll()
    await nextTick()
    expect([isOpen('tool-tc0'), isOpen('tool-tc450')]).toEqual([true, false])
    document.getElementById('tool-tc450')!.scrollIntoView()
    await vi.waitFor(() => expect(isOpen('tool-tc450')).toBe(true))
  })

  it('goes to a card far below and stays there', async () => {
    const wrapper = mountTranscript({ source: shellRecords(2000) })
    await wrapper.vm.reveal('tc1750')
    await frames(5)
    expect(isInWindow(header('tool-tc1750'))).toBe(true)
  })

  it('goes to a card far below and stays with it while the cards around it open', async () => {
    const wrapper = mountTranscript({ source: shellRecords(500), defaultOpen: true })
    await frames(5)
    expect(await wrapper.vm.reveal('tc350')).toBe(true)
    await frames(5)
    expect(focused()).toBe('tool-tc350')
    expect(header('tool-tc350').getBoundingClientRect().top).toBeLessThan(20)
  })

  it('goes to the card of a sub-agent far below in a search', async () => {
    const records = Array.from({ length: 400 }, (_, index) => [
      callOf(`p${index}`), callOf(`k${index}`, { command: 'k' }, { parentToolCallId: `p${index}` }), resultOf(`k${index}`, 'needle'), resultOf(`p${index}`, 'ok'),
    ]).flat()
    const wrapper = mountTranscript({ source: records, filter: { text: 'needle' } })
    await frames(5)
    expect(await wrapper.vm.reveal('tk350')).toBe(true)
    expect(focused()).toBe('tool-tk350')
  })

  it('keeps the focus where it is while cards come in', async () => {
    const source = shallowRef<unknown[]>(shellRecords(250))
    mountTranscript({ source })
    header('tool-tc3').focus()
    const { top } = header('tool-tc3').getBoundingClientRect()
    source.value = shellRecords(260)
    await nextTick()
    expect([focused(), header('tool-tc3').getBoundingClientRect().top]).toEqual(['tool-tc3', top])
  })
})

describe('the look of a transcript', () => {
  it('sets cards 30 px apart, also over the edge of a block, and texts as far in as their icons', () => {
    const tool = (id: number) => ({ type: 'tool-run_shell', toolCallId: `c${id}`, state: 'output-available', input: { command: id }, output: 'x' })
    mountTranscript({ source: messagesOf({ type: 'text', text: 'First.' }, ...Array.from({ length: 120 }, (_, id) => tool(id))) })
    const tops = [...document.querySelectorAll('[data-part="card"]')].map(card => card.getBoundingClientRect().top)
    expect(new Set(tops.slice(1).map((top, index) => top - tops[index]!))).toEqual(new Set([30]))
    const icon = document.querySelector('[data-part="status"]')!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('[data-role="assistant"] .tc-said-text')!)
    expect(Math.abs(range.getBoundingClientRect().left - icon.left)).toBeLessThan(1)
  })

  it.each([320, 360, 800])('makes nothing scroll sideways at %i px', async (width) => {
    await page.viewport(width, 600)
    mountTranscript({ source: messagesOf({ type: 'text', text: 'x'.repeat(500) }, { type: 'reasoning', text: 'y'.repeat(500) }), toolbar: true })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })
})

it('a transcript from the server is taken over without a word', async () => {
  const source = messagesOf({ type: 'text', text: 'Hm.' }, { type: 'tool-run_shell', toolCallId: 'a', state: 'output-available', input: { command: 'ls' }, output: 'x' })
  const create = () => createSSRApp({ render: () => h(ToolTranscript, { source, toolbar: true }) }).use(createToolCards({ highlighter: false }))
  const host = document.createElement('div')
  host.innerHTML = await renderToString(create())
  document.body.append(host)
  const card = host.querySelector('[data-part="card"]')
  const app = create()
  app.mount(host)
  unmount = () => {
    app.unmount()
    host.remove()
  }
  expect(host.querySelector('[data-part="card"]')).toBe(card)
  await userEvent.click(host.querySelector('[data-part="header"]')!)
  expect(host.querySelector('[data-part="body"]')!.textContent).toContain('ls')
})

it.each([
  ['an empty argument', [callOf('a', { a: '1', note: '' }, { toolName: 'acme' }), resultOf('a', 'x')]],
  ['empty code', [callOf('a', { code: '' }, { toolName: 'execute_python' }), resultOf('a', '')]],
  ['half an emoji', [callOf('a', { command: 'ls' }), resultOf('a', 'cut off here \uD83D')]],
  ['half an emoji in a new text', [callOf('a', { path: 'a.ts', oldString: 'a', newString: 'b\uD83D' }, { toolName: 'edit_file' }), resultOf('a', 'ok')]],
  ['a lone return and NUL in an edit', [callOf('a', { path: 'a.ts', oldString: 'a\rb', newString: 'h\0i' }, { toolName: 'edit_file' }), resultOf('a', 'ok')]],
  ['a lone return and NUL in a match', [callOf('a', { pattern: 'x' }, { toolName: 'grep' }), resultOf('a', 'a.ts:1:x\ry\0z')]],
  ['a picture in lines', [callOf('a', {}, { toolName: 'acme' }), resultOf('a', [{ type: 'image', mimeType: 'image/png', data: 'iVBORw0KGgo\r\nAAAA' }])]],
] as const)('an open card from the server is taken over without a word: %s', async (_, source) => {
  const create = () => createSSRApp({ render: () => h(ToolTranscript, { source, defaultOpen: true }) }).use(createToolCards({ highlighter: false }))
  const host = document.createElement('div')
  // As a page comes over the wire.
  const html = new TextDecoder().decode(new TextEncoder().encode(await renderToString(create())))
  host.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  document.body.append(host)
  const before = host.innerHTML
  const app = create()
  app.mount(host)
  unmount = () => {
    app.unmount()
    host.remove()
  }
  await nextTick()
  expect(host.innerHTML.replaceAll('<!---->', '')).toBe(before.replaceAll('<!---->', ''))
})

describe('the focus', () => {
  const change = async (before: readonly unknown[], props: object, focus: string, after: readonly unknown[]) => {
    const source = shallowRef(before)
    mountTranscript({ source, ...props })
    await nextTick()
    header(focus).focus()
    const element = document.getElementById(focus)
    source.value = after
    await frames(2)
    return element
  }

  it('stays on its card, the same element, when a card in front goes', async () => {
    const others = [callOf('b', { command: 'b' }), callOf('c', { command: 'c' })]
    const element = await change([callOf('a'), ...others], { filter: { statuses: ['pending'] } }, 'tool-tb', [callOf('a'), resultOf('a'), ...others])
    expect(focused()).toBe('tool-tb')
    expect(document.getElementById('tool-tb')).toBe(element)
    unmount()
    const kept = await change(shellRecords(10), {}, 'tool-tc8', shellRecords(10).slice(2))
    expect(focused()).toBe('tool-tc8')
    expect(document.getElementById('tool-tc8')).toBe(kept)
  })

  it('goes on to the next card when its own goes', async () => {
    const calls = [callOf('a'), callOf('b', { command: 'b' }), callOf('c', { command: 'c' })]
    await change(calls, { filter: { statuses: ['pending'] } }, 'tool-tb', [...calls, resultOf('b')])
    expect(focused()).toBe('tool-tc')
  })

  it('stays on a header that is no button any more', async () => {
    const call = callOf('a', {}, { toolName: 'list_agents' })
    await change([call], {}, 'tool-ta', [call, resultOf('a', '')])
    expect(focused()).toBe('tool-ta')
  })
})

describe('a search', () => {
  it('has found cards that open and close with all others', async () => {
    const wrapper = mountTranscript({ source: [callOf('a'), resultOf('a', 'needle\nb'), callOf('b'), resultOf('b', 'needle')], filter: { text: 'needle' } })
    await nextTick()
    wrapper.vm.collapseAll()
    await nextTick()
    expect([isOpen('tool-ta'), isOpen('tool-tb')]).toEqual([false, false])
    wrapper.vm.expandAll()
    await nextTick()
    expect([isOpen('tool-ta'), isOpen('tool-tb')]).toEqual([true, true])
  })

  it('unfolds what hides its words: an output that grows, and arguments behind the twelfth', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `row ${index} end`).join('\n')
    const input = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, `value ${index} end`]))
    const wrapper = mountTranscript({
      source: [callOf('a', { command: 'make' }), resultOf('a', rows, { preliminary: true }), callOf('b', input, { toolName: 'acme' }), resultOf('b', 'x')],
      filter: { text: 'row 2 end' },
    })
    await frames(3)
    expect(document.querySelector('#tool-ta [data-part="output"]')!.textContent).toContain('row 2 end')
    await wrapper.setProps({ filter: { text: 'value 19 end' } })
    await frames(3)
    expect(document.getElementById('tool-tb')!.textContent).toContain('value 19 end')
  })
})
