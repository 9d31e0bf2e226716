import type { ToolCardElement } from 'vue-tool-card/element'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, nextTick } from 'vue'
import { createTranscript } from 'vue-tool-card/core'
import { defineToolCardElement } from 'vue-tool-card/element'

const rules = document.createElement('style')
const command = { card: 'terminal', title: 'echo "hello" | wc -l' }
const edit = { card: 'diff', title: 'Edit', diffs: [{ path: 'a.ts', oldText: 'port: 3000\n', newText: 'port: 5173\n' }] }

beforeAll(() => {
  defineToolCardElement()
  document.head.append(rules)
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  document.documentElement.removeAttribute('class')
  rules.textContent = ''
})

function make(properties: Partial<ToolCardElement>, parent: ParentNode = document.body): ToolCardElement {
  const card = Object.assign(document.createElement('tool-card'), properties)
  parent.append(card)
  return card
}
const all = (card: ToolCardElement, selector: string) => [...card.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
const colour = (element: Element) => getComputedStyle(element).color

describe('the parts of the element', () => {
  it('are all open to the page, at once and when they come later', async () => {
    rules.textContent = 'tool-card::part(header) { color: rgb(1 2 3) } tool-card::part(line) { color: rgb(4 5 6) }'
    const card = make({ call: edit })
    expect(colour(all(card, '[data-part="header"]')[0]!)).toBe('rgb(1, 2, 3)')
    await userEvent.click(all(card, '[data-part="header"]')[0]!)
    const drawn = all(card, '[data-part]')
    expect(drawn.map(element => element.dataset.part)).toEqual(expect.arrayContaining(['body', 'output', 'file', 'path', 'hunk', 'line']))
    expect(drawn.filter(element => element.getAttribute('part') !== element.dataset.part)).toEqual([])
    expect(colour(all(card, '[data-kind="added"]')[0]!)).toBe('rgb(4, 5, 6)')
  })

  it('are open in cards inside a card, and in the app\'s own bodies', async () => {
    defineToolCardElement('own-card', {
      components: { 'output:greet': defineComponent(() => () => h('p', { 'data-part': 'greeting' }, 'hello')) },
    })
    const transcript = createTranscript()
    transcript.push(
      { type: 'tool-call', toolCallId: 'a', toolName: 'agent', input: { prompt: 'look' } },
      { type: 'tool-call', toolCallId: 'b', toolName: 'greet', input: { to: 'me' }, parentToolCallId: 'a' },
      { type: 'tool-result', toolCallId: 'b', content: 'hi', isError: false },
    )
    rules.textContent = 'own-card::part(name) { color: rgb(1 2 3) } own-card::part(greeting) { color: rgb(4 5 6) }'
    const card = Object.assign(document.createElement('own-card'), { entry: transcript.entries[0], open: true }) as ToolCardElement
    document.body.append(card)
    const [outer, inner] = all(card, '[data-part="name"]')
    expect([colour(outer!), colour(inner!)]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    await userEvent.click(all(card, '[data-part="header"]')[1]!)
    expect(colour(all(card, '[data-part="greeting"]')[0]!)).toBe('rgb(4, 5, 6)')
  })
})

describe('the custom properties of the element', () => {
  it('are heard from the page, from around the element and on it', () => {
    const nameOf = (card: ToolCardElement) => colour(all(card, '[data-part="summary"]')[0]!)
    const view = { call: { card: 'generic', title: 'Read', summary: 'a.ts' } }
    rules.textContent = ':root { --tc-muted: rgb(1 2 3) } .panel { --tc-muted: rgb(4 5 6) } .mine { --tc-muted: rgb(7 8 9) }'
    expect(nameOf(make(view))).toBe('rgb(1, 2, 3)')
    document.body.innerHTML = '<div class="panel"></div>'
    expect(nameOf(make(view, document.querySelector('.panel')!))).toBe('rgb(4, 5, 6)')
    expect(nameOf(make({ ...view, className: 'mine' }))).toBe('rgb(7, 8, 9)')
  })

  it('make it follow the colour scheme of the page, and of a page that toggles a class', async () => {
    const card = make({ call: command })
    const header = all(card, '[data-part="header"]')[0]!
    document.documentElement.style.colorScheme = 'light'
    expect(colour(header)).toBe('rgb(26, 27, 30)')
    document.documentElement.style.colorScheme = 'dark'
    expect(colour(header)).toBe('rgb(236, 236, 238)')
    document.documentElement.style.colorScheme = 'light'
    document.documentElement.className = 'dark'
    expect(colour(header)).toBe('rgb(236, 236, 238)')
  })
})

it('is as dense as the page says around it, or on it', () => {
  const heightOf = (card: ToolCardElement) => all(card, '[data-part="header"]')[0]!.offsetHeight
  document.body.innerHTML = '<div data-density="compact"></div>'
  expect(heightOf(make({ call: command }, document.querySelector('[data-density]')!))).toBe(22)
  const card = make({ call: command })
  card.dataset.density = 'comfortable'
  expect(heightOf(card)).toBe(30)
})

describe('the styles of the element', () => {
  it('colour code inside, once the grammar is there', async () => {
    document.documentElement.style.colorScheme = 'light'
    const card = make({ call: command, open: true })
    await expect.poll(() => all(card, '.tk-string').map(colour)[0]).toBe('rgb(27, 99, 64)')
  })

  it('do not reach the page', () => {
    make({ call: command })
    document.body.insertAdjacentHTML('beforeend', '<div class="tool-card"><button class="tc-header">x</button></div>')
    expect(getComputedStyle(document.querySelector('.tool-card')!).containerName).toBe('none')
    expect(getComputedStyle(document.querySelector('.tc-header')!).display).not.toBe('flex')
  })

  it('give way to the sheet, which may change and be broken', async () => {
    const card = make({ call: command, sheet: '.tc-header, [data-part="header"] { color: rgb(1 2 3) }' })
    const header = all(card, '[data-part="header"]')[0]!
    expect(colour(header)).toBe('rgb(1, 2, 3)')
    card.sheet = '{{ } @nothing [data-part="header"] { color: rgb(4 5 6) }'
    card.setAttribute('sheet', '[data-part="header"] { color: rgb(7 8 9) }')
    expect(colour(header)).toBe('rgb(7, 8, 9)')
    card.removeAttribute('sheet')
    expect(colour(header)).not.toBe('rgb(7, 8, 9)')
  })

  it('make it a block, which `hidden` hides', () => {
    const card = make({ call: command })
    expect(getComputedStyle(card).display).toBe('block')
    card.hidden = true
    expect(card.offsetHeight).toBe(0)
  })

  it('come along into the document of a frame', async () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const card = make({ call: command })
    frame.contentDocument!.body.append(card)
    await nextTick()
    const header = all(card, '[data-part="header"]')[0]!
    expect(frame.contentWindow!.getComputedStyle(header).display).toBe('flex')
    expect(header.offsetHeight).toBe(26)
  })

  it('are one sheet for all elements of a page', () => {
    const [a, b] = [make({ call: command }), make({ call: edit, sheet: 'p { color: red }' })]
    expect(a.shadowRoot!.adoptedStyleSheets[0]).toBe(b.shadowRoot!.adoptedStyleSheets[0])
    expect(document.querySelectorAll('style')).toHaveLength([...document.querySelectorAll('head style')].length)
    expect(all(a, 'style')).toEqual([])
  })
})
