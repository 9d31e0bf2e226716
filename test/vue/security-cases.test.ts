import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createToolCards, parsePatch, ToolCard, ToolDiff } from 'vue-tool-card'
import { cases } from '../fixtures/cases.json'
import { entryOf } from '../support/records'

const raw = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u2028\u2029]/

interface CaseInput {
  readonly cases: readonly { readonly name?: string, readonly args?: unknown, readonly output?: string }[]
  readonly patch: string
  readonly declared: { readonly call: unknown }
}
const inputOf = (id: string) => cases.find(item => item.id === id)!.input as unknown as CaseInput

function mountOpen(props: InstanceType<typeof ToolCard>['$props']) {
  return mount(ToolCard, { props, global: { plugins: [createToolCards({ defaultOpen: true })] } })
}

/** Everything a reader sees or hears: texts, and the attributes that are read out. */
function heard(element: Element): string[] {
  const attributes = [element, ...element.querySelectorAll('*')]
    .flatMap(part => ['title', 'aria-label'].map(name => part.getAttribute(name) ?? ''))
  return [element.textContent ?? '', ...attributes]
}

describe('sec-bidi-in-command', () => {
  const list = inputOf('sec-bidi-in-command').cases
  it.each(list.slice(0, 4).map(({ name, args }) => [name!, args] as const))('%s shows what would mislead', (name, args) => {
    const wrapper = mountOpen({ entry: entryOf(name, args, 'x') })
    for (const text of heard(wrapper.element)) expect(text).not.toMatch(raw)
    expect(wrapper.text()).toMatch(/\\u20[26][0-9a-f]/)
  })

  it('leaves letters of right-to-left scripts as they are', () => {
    const { name, args } = list[4]!
    expect(mountOpen({ entry: entryOf(name!, args, 'x') }).text()).toContain((args as { query: string }).query)
  })
})

describe('sec-hyperlink-scheme', () => {
  it.each(inputOf('sec-hyperlink-scheme').cases.map(({ output }) => [output!]))('%j makes no link but to a page or an address', (output) => {
    const wrapper = mountOpen({ entry: entryOf('run_shell', { command: 'x' }, output) })
    expect(wrapper.get('[data-part="output"]').text()).toBe('click')
    for (const link of wrapper.element.querySelectorAll('a')) expect(link.href).toMatch(/^(?:https?|mailto):/)
    expect(wrapper.html()).not.toMatch(/<[^>]+ onmouseover/)
  })
})

describe('out-hyperlink-only-output', () => {
  it.each(inputOf('out-hyperlink-only-output').cases.map(({ output }, index) => [
    output!,
    index < 2 ? 'See the docs now' : 'open never closed\nnext line',
  ]))('%j is read as a terminal reads it', (output, lines) => {
    const wrapper = mountOpen({ entry: entryOf('run_shell', { command: 'x' }, output) })
    expect(wrapper.get('[data-part="output"]').text()).toBe(lines)
    for (const link of wrapper.element.querySelectorAll('a')) expect(link.rel).toContain('noopener')
  })
})

describe('sec-markup-in-hunk-header', () => {
  const { patch, declared } = inputOf('sec-markup-in-hunk-header')

  it('words behind a hunk are text, and so is the path', () => {
    const wrapper = mount(ToolDiff, { props: { files: parsePatch(patch) } })
    expect(wrapper.find('img[src="x"], svg[onload]').exists()).toBe(false)
    expect(wrapper.get('[data-part="hunk"]').text()).toContain('<img src=x onerror=')
    expect(wrapper.findAll('[data-part="line"]').map(line => line.attributes('data-kind'))).toEqual(['context', 'removed', 'added', 'context'])
  })

  it('a declared path is text', () => {
    const wrapper = mountOpen({ call: declared.call })
    expect(wrapper.find('img[src="x"]').exists()).toBe(false)
    expect(wrapper.get('[data-part="path"]').text()).toContain('<img src=x')
  })
})
