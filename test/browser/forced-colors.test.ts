import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { h } from 'vue'
import { createToolCards, ToolCard, ToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { makeEntry } from '../support/tool-entry'

const statuses = ['streaming', 'pending', 'approval', 'ok', 'error', 'denied', 'cancelled'] as const

let unmount: () => void = () => {}
function mountCards(draw: () => unknown) {
  const wrapper = mount({ render: draw }, { attachTo: document.body, global: { plugins: [createToolCards()] } })
  unmount = () => wrapper.unmount()
  return [...document.querySelectorAll<HTMLElement>('.tool-card')]
}

/** What a word of the system stands for here. */
function systemColor(word: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = word
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

beforeEach(() => commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))
afterEach(async () => {
  unmount()
  await commands.emulateMedia({ forcedColors: null, reducedMotion: null })
})

const edit = makeEntry({ name: 'edit_file', input: { path: 'a.ts', oldString: 'const a = 1\nb()\n', newString: 'const a = 2\nb()\n' }, content: 'ok' })

describe('with forced colours and without motion', () => {
  it('every state has a shape of its own, in the colour of text, and nothing moves', () => {
    const cards = mountCards(() => statuses.map(status => h(ToolCard, {
      key: status,
      entry: makeEntry({ input: { command: 'ls' }, status, ...(status === 'ok' || status === 'error') && { content: 'x' } }),
    })))
    const icons = cards.map(card => card.querySelector('.tc-status')!)
    expect(new Set(icons.map(icon => icon.innerHTML)).size).toBe(statuses.length)
    expect(icons.map(icon => getComputedStyle(icon).stroke)).toEqual(statuses.map(() => systemColor('CanvasText')))
    expect(document.getAnimations()).toEqual([])
  })

  it('an open card has an outline, a closed one has none, a row never has', () => {
    const cards = mountCards(() => [h(ToolCard, { entry: edit }), h(ToolCard, { entry: edit, open: true }), h(ToolCard, { entry: edit, variant: 'framed' }), h(ToolCard, { entry: edit, open: true, variant: 'row' })])
    const [canvas, text] = [systemColor('Canvas'), systemColor('CanvasText')]
    expect(cards.map(card => getComputedStyle(card).borderTopColor)).toEqual([canvas, text, text, canvas])
  })

  it('changed lines are told by a bar and by their sign, changed words by a line below', () => {
    mountCards(() => h(ToolCard, { entry: edit, open: true }))
    const rows = [...document.querySelectorAll('.tc-diff-line')]
    const seen = rows.map(row => [
      row.getAttribute('data-kind'),
      getComputedStyle(row).borderInlineStartColor === systemColor('CanvasText'),
      getComputedStyle(row.querySelector('.tc-text')!, '::before').content,
    ])
    expect(seen).toEqual([['removed', true, '"−"'], ['added', true, '"+"'], ['context', false, 'none']])
    expect(getComputedStyle(document.querySelector('.tc-diff-line mark')!).textDecorationLine).toBe('underline')
  })

  it('the focus is seen, and a pressed button differs from the others', async () => {
    const records = [{ type: 'tool-call', toolCallId: 'a', toolName: 'run_shell', input: { command: 'ls' } }, { type: 'tool-result', toolCallId: 'a', content: 'x', isError: true }]
    mountCards(() => h(ToolTranscript, { source: records, toolbar: true }))
    const [button] = document.querySelectorAll<HTMLElement>('.tc-toolbar-statuses button')
    const ground = () => getComputedStyle(button!).backgroundColor
    const before = ground()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(document.activeElement).toBe(button)
    expect(button!.getAttribute('aria-pressed')).toBe('true')
    expect(ground()).not.toBe(before)
    expect(ground()).toBe(systemColor('Highlight'))
    const { outlineStyle, outlineColor } = getComputedStyle(button!)
    expect([outlineStyle, outlineColor === systemColor('Canvas')]).toEqual(['solid', false])
  })
})

describe('a header with forced colours', () => {
  it('has no borders that were meant to be unseen', () => {
    mountCards(() => h(ToolCard, { entry: edit }))
    const parts = [...document.querySelectorAll('.tc-header, .tc-header *')]
    const edges = ['Top', 'Right', 'Bottom', 'Left'] as const
    const bordered = parts.filter(part => edges.some(edge => getComputedStyle(part)[`border${edge}Width`] !== '0px'))
    expect(bordered).toEqual([])
  })
})

describe('without motion', () => {
  it('a card that runs is told from one that is done', async () => {
    await commands.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' })
    const cards = mountCards(() => [h(ToolCard, { entry: makeEntry({ input: {} }) }), h(ToolCard, { entry: makeEntry({ input: {}, content: 'x' }), open: true })])
    expect(document.getAnimations()).toEqual([])
    const [running, done] = cards.map(card => getComputedStyle(card.querySelector('.tc-status')!))
    expect([running!.backgroundImage, done!.backgroundImage]).toEqual([expect.stringContaining('radial-gradient'), 'none'])
  })
})
