import { flushPromises, mount } from '@vue/test-utils'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h, nextTick, ref } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { diffEntry, numberedText } from '../vue/diff/declared-diff'

const long = 'a line that is far too long for any card '.repeat(10)
const width = ref(760)
let unmount: () => void = () => {}

async function mountDiff(oldText: string | null, newText: string, path = 'a.ts') {
  const entry = diffEntry({ path, oldText, newText })
  document.body.style.margin = '0'
  const wrapper = mount(() => h('div', { style: { width: `${width.value}px` } }, h(ToolCard, { entry, open: true })), {
    attachTo: document.body,
    global: { plugins: [createToolCards()] },
  })
  unmount = () => wrapper.unmount()
  await flushPromises()
  return document.querySelector<HTMLElement>('.tc-diff')!
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = async (label: string) => {
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click()
  await nextTick()
}
const frame = () => new Promise(requestAnimationFrame).then(() => nextTick())
const resize = async (to: number) => {
  width.value = to
  await nextTick()
  await frame()
  await frame()
  await frame()
}

beforeEach(async () => {
  width.value = 760
  await page.viewport(1280, 800)
})
afterEach(() => unmount())

describe('colours of a diff', () => {
  it('know that a row is in a string or a comment that begins outside of its hunk', async () => {
    const oldText = `const help = \`\n${'  some help\n'.repeat(30)}  the last line\n\`\n${'const pad = 0\n'.repeat(20)}/*\n${'  here\n'.repeat(20)}  old words\n*/\nconst end = 1\n`
    await mountDiff(oldText, oldText.replace('the last', 'the very last').replace('old words', 'new words'))
    await vi.waitFor(() => expect(all('[class^="tk-"]').length).toBeGreaterThan(0), { timeout: 15_000 })
    const kinds = all('[data-kind="removed"]').map(row => [row.textContent!.trim(), row.querySelector('[class^="tk-"]')?.className])
    expect(kinds).toEqual([['the last line', 'tk-string'], ['old words', 'tk-comment']])
    const plain = all('[data-kind="context"]').find(row => row.textContent!.includes('const pad'))!
    expect(plain.querySelector('.tk-keyword')!.textContent).toBe('const')
  })
})

describe('selected rows', () => {
  it('are code only: no numbers, signs, hunk lines or notes', async () => {
    await mountDiff(numberedText(60), numberedText(60, { 30: '  thirty' }).trimEnd(), 'a.unknown')
    getSelection()!.selectAllChildren(document.querySelector('.tc-diff')!)
    const text = getSelection()!.toString()
    expect(text.trimEnd().split('\n')).toEqual([
      'line 27', 'line 28', 'line 29', 'line 30', '  thirty', 'line 31', 'line 32', 'line 33', 'line 57', 'line 58', 'line 59', 'line 60', 'line 60',
    ])
  })
})

describe('long lines', () => {
  it('scroll sideways in one region, with tints as wide as the longest of them', async () => {
    const region = await mountDiff('short\n', `${long}\nshort\nshort too\n`)
    expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    region.scrollLeft = region.scrollWidth
    const edge = region.getBoundingClientRect().right
    for (const row of all('.tc-diff-line')) expect(row.getBoundingClientRect().right).toBeGreaterThanOrEqual(edge - 1)
    expect(all('.tc-diff *').filter(element => /auto|scroll/.test(getComputedStyle(element).overflowX))).toEqual([])
    region.focus()
    expect(document.activeElement).toBe(region)
  })

  it('wrap when the reader wants it, and their numbers stay at their first row', async () => {
    const region = await mountDiff(null, `${long}\nshort\n`)
    await press('Wrap long lines')
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    const [wrapped, short] = all('.tc-diff-line').map(row => row.getBoundingClientRect().height)
    expect(short).toBe(18)
    expect(wrapped! % 18).toBe(0)
    expect(wrapped).toBeGreaterThan(18)
    expect(getComputedStyle(all('.tc-diff-line')[0]!, '::after').height).toBe('18px')
  })

  it('never make the page scroll', async () => {
    await mountDiff(null, `${long}\n`)
    for (const size of [320, 360, 760, 1280]) {
      await resize(size)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    }
  })
})

describe('old and new side by side', () => {
  const tops = (side: string) => all(`[data-side="${side}"]`).map(cell => cell.getBoundingClientRect().top)
  const splitButton = () => document.querySelector<HTMLElement>('[data-part="split"]')!

  it('is offered and shown only where there is room', async () => {
    await mountDiff(numberedText(9), numberedText(9, { 5: 'five' }))
    expect(splitButton().offsetWidth).toBe(0)
    await resize(1000)
    expect(splitButton().offsetWidth).toBe(26)
    await press('Show old and new side by side')
    expect(all('.tc-diff-pair')).toHaveLength(7)
    await resize(880)
    expect(all('.tc-diff-pair')).toHaveLength(0)
    await resize(1000)
    expect(all('.tc-diff-pair')).toHaveLength(7)
  })

  it('needs more room for larger letters', async () => {
    document.documentElement.style.fontSize = '20px'
    try {
      width.value = 1000
      await mountDiff(numberedText(9), numberedText(9, { 5: 'five' }))
      expect(splitButton().offsetWidth).toBe(0)
      await press('Show old and new side by side')
      await frame()
      expect(all('.tc-diff-pair')).toHaveLength(0)
      await resize(1200)
      expect(splitButton().offsetWidth).toBeGreaterThan(0)
      expect(all('.tc-diff-pair')).toHaveLength(7)
    }
    finally {
      document.documentElement.removeAttribute('style')
    }
  })

  it('sets rows that belong together at one height, however long they are', async () => {
    width.value = 1000
    await mountDiff(`a\n${long}\nz\n`, 'a\nnew\nz\n')
    await press('Show old and new side by side')
    await frame()
    expect(tops('old')).toEqual(tops('new'))
    expect(tops('old')[2]! - tops('old')[1]!).toBeGreaterThan(18)
  })

  it('selects the column in which a drag began', async () => {
    width.value = 1000
    await mountDiff('a\nb\n', 'a\nc\n')
    await press('Show old and new side by side')
    await frame()
    const cell = document.querySelector('[data-side="new"] .tc-text')!
    cell.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    await nextTick()
    getSelection()!.selectAllChildren(document.querySelector('.tc-diff-lines')!)
    expect(getSelection()!.toString().trim().split(/\n+/)).toEqual(['a', 'c'])
  })
})

describe('the tools of a diff', () => {
  it('are reached by the keyboard and then seen', async () => {
    await mountDiff('a\n', 'b\n')
    const choices = document.querySelector<HTMLElement>('.tc-diff-choices')!
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Wrap long lines')
    await vi.waitFor(() => expect(getComputedStyle(choices).opacity).toBe('1'))
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Copy new text')
  })
})
