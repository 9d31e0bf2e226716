import type { ToolCardElement } from 'vue-tool-card/element'
import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createTranscript } from 'vue-tool-card/core'
import { defineToolCardElement } from 'vue-tool-card/element'
import { entryOf, lines } from '../support/records'

defineToolCardElement()

const command = { card: 'terminal', title: 'pnpm test', cwd: '/repo' }
const output = { card: 'terminal', output: '2351 passed', exitCode: 0 }

function show(html: string): ToolCardElement {
  document.body.innerHTML = html
  return document.querySelector('tool-card')!
}

function make(properties: Partial<ToolCardElement>): ToolCardElement {
  const card = Object.assign(document.createElement('tool-card'), properties)
  document.body.append(card)
  return card
}

const part = (card: ToolCardElement, name: string) => card.shadowRoot!.querySelector<HTMLElement>(`[data-part="${name}"]`)
const text = (card: ToolCardElement) => card.shadowRoot!.textContent

afterEach(() => document.body.replaceChildren())

describe('the properties of the element', () => {
  it('show a call, then its result', async () => {
    const card = show('<tool-card open></tool-card>')
    card.call = command
    card.status = 'running'
    await nextTick()
    expect(part(card, 'card')!.dataset.status).toBe('pending')
    expect(part(card, 'input')!.textContent).toContain('pnpm test')

    card.result = output
    card.status = 'success'
    await nextTick()
    expect(part(card, 'card')!.dataset.status).toBe('ok')
    expect(part(card, 'output')!.textContent).toContain('2351 passed')
  })

  it('are there, with their defaults, before the element is in a page', () => {
    const { call, result, entry, status, open, sheet } = document.createElement('tool-card')
    expect({ call, result, entry, status, open, sheet })
      .toEqual({ call: null, result: null, entry: null, status: 'running', open: false, sheet: '' })
  })

  it('are kept when they were set before the element was defined', () => {
    const early = Object.assign(document.createElement('late-card'), { call: command, open: true, status: 'success' }) as ToolCardElement
    document.body.append(early)
    defineToolCardElement('late-card')
    expect(part(early, 'card')!.dataset).toMatchObject({ status: 'ok', open: 'true' })
    early.open = false
    expect(early.hasAttribute('open')).toBe(false)
  })

  it('show an entry of a transcript', async () => {
    const transcript = createTranscript()
    transcript.push({ type: 'tool-call', toolCallId: '1', toolName: 'run_shell', input: { command: 'ls' } })
    const card = make({ entry: transcript.entries[0]! })
    expect(part(card, 'card')!.dataset.status).toBe('pending')
    transcript.push({ type: 'tool-result', toolCallId: '1', content: lines(3), isError: false })
    card.entry = transcript.entries[0]!
    await nextTick()
    expect(part(card, 'result-summary')!.textContent).toBe('3 lines')
  })

  it('show a view again that the page changed in place', async () => {
    const call = { card: 'generic', title: 'Read', input: { path: 'a.ts' } }
    const card = make({ call })
    expect(part(card, 'name')!.textContent).toBe('Read')
    call.title = 'Write'
    card.call = call
    await nextTick()
    expect(part(card, 'name')!.textContent).toBe('Write')
  })

  it('show nothing while there is nothing to show', async () => {
    const card = make({ call: command })
    card.call = null
    await nextTick()
    expect(part(card, 'card')).toBeNull()
  })
})

describe('the attributes of the element', () => {
  it('hold the call and the result as JSON', () => {
    const card = show(`<tool-card open call='${JSON.stringify(command)}' result='${JSON.stringify(output)}'></tool-card>`)
    expect(card.call).toEqual(command)
    expect(text(card)).toContain('2351 passed')
  })

  it('show text that is no JSON in a generic card', () => {
    const card = show('<tool-card open call="{&quot;card&quot;: &quot;termi" result="42 lines"></tool-card>')
    expect(part(card, 'summary')!.textContent).toBe('{"card": "termi')
    expect(part(card, 'output')!.textContent).toContain('42 lines')
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('[tool-card] the call of a tool card element is no JSON')
    vi.mocked(console.warn).mockClear()
  })

  it('tell the open state and the status, so that pages can style by them', async () => {
    const card = make({ call: command, result: output, status: 'success' })
    expect(card.matches('[status="success"]:not([open])')).toBe(true)
    await userEvent.click(part(card, 'header')!)
    expect(card.matches('[open]')).toBe(true)
    card.removeAttribute('open')
    await nextTick()
    expect(part(card, 'body')!.checkVisibility()).toBe(false)
  })

  it('keep an unknown status, which the property reads as running', () => {
    const card = show(`<tool-card status="dreaming" call='${JSON.stringify(command)}'></tool-card>`)
    expect([card.getAttribute('status'), card.status]).toEqual(['dreaming', 'running'])
    card.setAttribute('status', '__proto__')
    expect(card.status).toBe('running')
    card.setAttribute('status', 'error')
    expect(card.status).toBe('error')
  })
})

it('takes anything for its properties without an exception', async () => {
  const garbage = [undefined, null, 0, Number.NaN, '', 'text', '[1', '[1]', '{}', [], {}, { key: 'k', children: [null] }, { card: 7, title: {} }, () => 1, Symbol('s'), new Proxy({}, {
    get() { throw new Error('no') },
    ownKeys() { throw new Error('no') },
  })]
  for (const value of garbage) {
    const card = make({ open: true })
    for (const name of ['call', 'result', 'entry'] as const) {
      card[name] = value as never
      await nextTick()
      card[name] = null
    }
    expect(text(card)).not.toMatch(/\[object|undefined|NaN/)
  }
  const told = vi.mocked(console.warn).mock.calls.map(([message]) => message as string)
  expect(told.filter(message => !message.startsWith('[tool-card]'))).toEqual([])
  vi.mocked(console.warn).mockClear()
})

describe('the events of the element', () => {
  it('tell which place was clicked, to listeners far above and outside of shadow roots', async () => {
    const outer = document.createElement('div')
    document.body.append(outer)
    const card = document.createElement('tool-card')
    outer.attachShadow({ mode: 'open' }).append(card)
    card.call = { card: 'generic', title: 'Read', locations: [{ path: 'src/a.ts', line: 42 }] }
    card.open = true
    const heard = vi.fn()
    document.addEventListener('locationclick', heard, { once: true })
    await nextTick()
    await userEvent.click(part(card, 'location')!)
    expect(heard.mock.calls[0]![0]).toMatchObject({ detail: { location: { path: 'src/a.ts', line: 42 } } })
  })

  it('tell that the reader opened and closed the card, and nothing of what the page does', async () => {
    const card = make({ call: command })
    const heard: unknown[] = []
    card.addEventListener('toggle', event => heard.push(event.newState, card.open))
    card.open = true
    card.open = false
    await nextTick()
    await userEvent.click(part(card, 'header')!)
    await userEvent.click(part(card, 'header')!)
    expect(heard).toEqual(['open', true, 'closed', false])
  })

  it('tell the answer to a call that waits for one', async () => {
    const transcript = createTranscript()
    transcript.push({
      type: 'tool-call', toolCallId: '1', toolName: 'run_shell', input: { command: 'rm -rf dist' },
      approval: { options: [{ id: 'once', label: 'Allow once', kind: 'allow_once' }, { id: 'no', label: 'Reject', kind: 'reject_once' }] },
    })
    const card = make({ entry: transcript.entries[0]!, status: 'approval' })
    const heard: unknown[] = []
    document.body.addEventListener('approve', event => heard.push('approve', (event as CustomEvent<{ option: string }>).detail.option), { once: true })
    card.addEventListener('deny', ({ detail }) => heard.push('deny', detail.option, detail.entry.toolCallId))
    const [reject, allow] = part(card, 'approval')!.querySelectorAll('button')
    await userEvent.click(allow!)
    await userEvent.click(reject!)
    expect(heard).toEqual(['approve', 'once', 'deny', 'no', '1'])
  })
})

describe('a reader of the element', () => {
  it('works it with the keyboard, and the focus shows', async () => {
    const card = make({ entry: entryOf('read_file', { path: 'a.ts' }, lines(40)) })
    await userEvent.keyboard('{Tab}')
    const header = card.shadowRoot!.activeElement as HTMLElement
    expect(header.dataset.part).toBe('header')
    expect(getComputedStyle(header).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    expect(card.open).toBe(true)
    expect(card.shadowRoot!.getElementById(header.getAttribute('aria-controls')!)).toBe(part(card, 'body'))
    expect(card.shadowRoot!.activeElement).toBe(header)
    const more = part(card, 'more')!
    more.focus()
    await userEvent.keyboard('{Enter}')
    expect(text(card)).toContain('line 20')
  })

  it('selects words of the header without toggling the card', async () => {
    const card = make({ call: { card: 'generic', title: 'a long title of several words to be selected' }, result: output })
    const box = part(card, 'name')!.getBoundingClientRect()
    const at = (x: number) => ({ clientX: x, clientY: box.y + 8, bubbles: true, composed: true, detail: 1 })
    const header = part(card, 'header')!
    header.dispatchEvent(new MouseEvent('mousedown', at(box.x + 2)))
    getSelection()!.setBaseAndExtent(part(card, 'name')!.firstChild!, 2, part(card, 'name')!.firstChild!, 20)
    header.dispatchEvent(new MouseEvent('click', at(box.x + 80)))
    expect(card.open).toBe(false)
    getSelection()!.removeAllRanges()
    await userEvent.click(header)
    expect(card.open).toBe(true)
  })

  it('hears of a copy outside of the element', async () => {
    const card = make({ call: command, result: output, open: true })
    await userEvent.click(part(card, 'copy')!)
    await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toMatch(/copied|could not copy/i)
  })

  it('finds a card that was moved as it was left', async () => {
    const card = make({ entry: entryOf('read_file', { path: 'a.ts' }, lines(40)) })
    await userEvent.click(part(card, 'header')!)
    await userEvent.click(part(card, 'more')!)
    const body = part(card, 'body')
    const place = document.createElement('div')
    document.body.append(place)
    place.append(card)
    await nextTick()
    expect(part(card, 'body')).toBe(body)

    card.remove()
    await nextTick()
    expect(part(card, 'card')).toBeNull()
    place.append(card)
    expect(text(card)).toContain('line 20')
  })
})

describe('the header of the element', () => {
  it.each([
    ['three clicks select its line', (summary: Element) => userEvent.tripleClick(summary)],
    ['a drag selects its words', (summary: Element) => userEvent.dragAndDrop(summary, summary, { sourcePosition: { x: 4, y: 8 }, targetPosition: { x: 50, y: 8 } })],
  ])('is as it was after %s', async (_, select) => {
    const card = make({ call: { ...command, summary: 'the tests of all packages' }, result: output })
    await select(part(card, 'summary')!)
    await nextTick()
    expect(getSelection()!.type).toBe('Range')
    expect(card.open).toBe(false)
  })
})

describe('the name of an element', () => {
  it('may be defined again', () => {
    expect(defineToolCardElement()).toBe(customElements.get('tool-card'))
  })

  it('stays with another class that has it, which is told', () => {
    class Other extends HTMLElement {}
    customElements.define('taken-card', Other)
    expect(defineToolCardElement('taken-card')).toBe(Other)
    defineToolCardElement('taken-card')
    expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining('<taken-card> is an element of another class')]])
    vi.mocked(console.warn).mockClear()
  })

  it('has its own options', () => {
    defineToolCardElement('german-card', { labels: { waiting: 'läuft …' } })
    const card = Object.assign(document.createElement('german-card'), { call: command, open: true }) as ToolCardElement
    document.body.append(card)
    expect(text(card)).toContain('läuft …')
  })
})

it('works in a narrow page without scrolling it', async () => {
  await page.viewport(360, 600)
  make({ call: { card: 'terminal', title: `cat ${'a/very/long/folder/'.repeat(9)}` }, result: output, open: true })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
