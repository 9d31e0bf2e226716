import { mount } from '@vue/test-utils'
import { renderToString } from 'vue/server-renderer'
import { describe, expect, it, vi } from 'vitest'
import { createSSRApp, h, nextTick } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import ToolTerminal from '../../src/vue/components/ToolTerminal.vue'
import { entryOf } from '../support/records'

const mountText = (text: string) => mount(ToolTerminal, { props: { text } })
const shownText = (wrapper: ReturnType<typeof mountText>) => wrapper.findAll('.tc-terminal').map(part => part.element.textContent)

describe('terminal output in a card', () => {
  it('is coloured by classes, in the place of the output', async () => {
    const wrapper = mount(ToolCard, { props: { entry: entryOf('run_shell', { command: 'pnpm test' }, 'ok \x1B[1;32mpassed\x1B[0m\n\x1B[7m FAIL \x1B[0m x') } })
    await wrapper.get('[data-part="header"]').trigger('click')
    const output = wrapper.get('[data-part="output"]')
    expect(output.element.textContent).toBe('ok passed\n FAIL  x')
    expect(output.findAll('.tc-terminal span').map(span => [span.classes(), span.element.textContent])).toEqual([
      [['ansi-green', 'ansi-bold'], 'passed'],
      [['ansi-bg-text', 'ansi-ink'], ' FAIL '],
    ])
  })

  it.each([
    ['\x1B[91ma', ['ansi-bright-red']],
    ['\x1B[2ma', ['ansi-dim']],
    ['\x1B[2;31ma', ['ansi-red']],
    ['\x1B[30;46ma', ['ansi-bg-cyan', 'ansi-ink']],
    ['\x1B[7;32ma', ['ansi-bg-green', 'ansi-ink']],
    ['\x1B[7;41ma', ['ansi-bg-text', 'ansi-ink']],
    ['\x1B[3;4;9ma', ['ansi-italic', 'ansi-underline', 'ansi-strike']],
    ['\x1B[38;5;208ma', ['ansi-rgb']],
    ['\x1B[48;5;208ma', ['ansi-bg-rgb', 'ansi-rgb']],
  ])('draws %j by the classes %j', (text, classes) => {
    expect(mountText(text).get('span').classes()).toEqual(classes)
  })

  it('sets colours by value once it is mounted, for both schemes', async () => {
    const wrapper = mountText('\x1B[38;2;255;255;0ma')
    const { style } = wrapper.get('span').element as HTMLElement
    expect(style.getPropertyValue('--d')).toBe('#ffff00')
    expect(style.getPropertyValue('--l')).toMatch(/^#(\w\w)\1[0-9a-f]{2}$/)
    await wrapper.setProps({ text: '\x1B[38;2;255;255;0;48;2;0;0;0ma' })
    expect(style.getPropertyValue('--l')).toBe('#ffff00')
    expect(style.getPropertyValue('--b')).toBe('#000000')
  })

  it('has no style attribute from the server, and is hydrated without a word', async () => {
    const text = `a \x1B[38;5;208mb\x1B[0m\n\n\x1B[31mc\n${'line\n'.repeat(20)}`
    const render = () => h(ToolTerminal, { text })
    const html = await renderToString(createSSRApp({ render }))
    expect(html).toContain('ansi-rgb')
    expect(html).not.toContain('style=')
    const root = document.createElement('div')
    root.innerHTML = html
    createSSRApp({ render }).mount(root)
    await nextTick()
    expect((root.querySelector('.ansi-rgb') as HTMLElement).style.getPropertyValue('--d')).toBe('#ff8700')
  })

  it('links to safe addresses only', () => {
    const wrapper = mountText('\x1B]8;;https://example.com/"x\x07a\x1B]8;;\x07 \x1B]8;;javascript:alert(1)\x07b\x1B]8;;\x07')
    expect(wrapper.text()).toBe('a b')
    const links = wrapper.findAll('a')
    expect(links).toHaveLength(1)
    expect(links[0]!.attributes()).toMatchObject({ href: 'https://example.com/"x', rel: 'noopener noreferrer', target: '_blank' })
  })

  it('makes no markup of text', () => {
    const wrapper = mountText('\x1B[31m<img src=x>\x1B[0m<b>b</b>')
    expect(wrapper.text()).toBe('<img src=x><b>b</b>')
    expect(wrapper.find('img, b').exists()).toBe(false)
  })

  it('hides the middle of a long output behind a button', async () => {
    const wrapper = mountText(`\x1B[32m${Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`).join('')}`)
    expect(shownText(wrapper)).toEqual([
      'line 1\nline 2\nline 3\nline 4\nline 5\nline 6',
      'line 15\nline 16\nline 17\nline 18\nline 19\nline 20',
    ])
    expect(wrapper.findAll('.ansi-green')).toHaveLength(12)
    const more = wrapper.get('[data-part="more"]')
    expect(more.text()).toBe('⋯ 8 more lines')
    await more.trigger('click')
    expect(shownText(wrapper)[1]).toBe('line 7\nline 8\nline 9\nline 10\nline 11\nline 12\nline 13\nline 14')
    expect(wrapper.findAll('.ansi-green')).toHaveLength(20)
    await more.trigger('click')
    expect(shownText(wrapper)).toHaveLength(2)
  })

  it('is one text node for each thousand lines where nothing is coloured, a few at each frame', async () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `line ${index + 1}\n`).join('')
    const wrapper = mountText(text)
    await wrapper.get('[data-part="more"]').trigger('click')
    const blocks = () => wrapper.findAll('.tc-lines-block').map(block => block.element)
    expect(blocks()).toHaveLength(20)
    await vi.waitFor(() => expect(blocks()).toHaveLength(200), { timeout: 5000 })
    for (const block of blocks()) {
      expect(block.querySelectorAll('*')).toHaveLength(1)
      expect(block.querySelector('.tc-terminal')!.childNodes.length).toBeLessThan(4)
    }
    expect(blocks().map(block => block.textContent).join('\n')).toBe(text.split('\n').slice(6, 199_994).join('\n'))
  })

  it('has all its lines in colour in the end, and begins anew when it is unfolded again', async () => {
    const wrapper = mountText('\x1B[32mok\x1B[0m line\n'.repeat(6000))
    const more = wrapper.get('[data-part="more"]')
    await more.trigger('click')
    expect(wrapper.findAll('.tc-lines-block')).toHaveLength(2)
    await vi.waitFor(() => expect(wrapper.findAll('.tc-lines-block .ansi-green')).toHaveLength(5988), { timeout: 5000 })
    await more.trigger('click')
    await more.trigger('click')
    expect(wrapper.findAll('.tc-lines-block')).toHaveLength(2)
  })

  it('keeps as many lines in view as the app says', () => {
    const wrapper = mount(ToolTerminal, {
      props: { text: 'a\nb\nc\nd\n' },
      global: { plugins: [createToolCards({ preview: { max: 2, head: 1, tail: 1 } })] },
    })
    expect(shownText(wrapper)).toEqual(['a', 'd'])
  })
})
