import type { DOMWrapper, VueWrapper } from '@vue/test-utils'
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { h, nextTick, ref } from 'vue'
import { createToolCards, parsePatch, ToolCard, ToolDiff } from 'vue-tool-card'
import type { FileDiff } from 'vue-tool-card/core'
import { cases } from '../../fixtures/cases.json'
import { entryOf } from '../../support/records'
import { diffEntry, numberedText } from './declared-diff'

const part = (name: string) => `[data-part="${name}"]`
const press = (wrapper: VueWrapper, label: string) => wrapper.get(`[aria-label="${label}"]`).trigger('click')
const linesOf = (wrapper: VueWrapper | DOMWrapper<Element>) => wrapper.findAll(part('line')).map(row => row.element.textContent!.slice(0, -1))
const mountOpen = (entry: ReturnType<typeof diffEntry>) => mount(ToolCard, { props: { entry, open: true }, attachTo: document.body })
const mountPatch = (patch: string, more = {}) => mount(ToolDiff, { props: { files: parsePatch(patch), ...more } })

const hundred = { path: 'a.txt', oldText: numberedText(100), newText: numberedText(100, { 40: 'forty', 80: 'eighty' }) }

describe('the header of a file', () => {
  const facts = (wrapper: VueWrapper) => wrapper.findAll(part('file')).map(file =>
    [file.get(part('path')).text(), ...file.findAll('.tc-caption-fact').map(fact => fact.text()), ...file.findAll('.tc-badge').map(badge => badge.text())])

  it('says what became of the file, and what came and went where there are several', () => {
    const patch = [
      'diff --git a/old.ts b/new.ts', 'rename from old.ts', 'rename to new.ts', '--- a/old.ts', '+++ b/new.ts', '@@ -1 +1,2 @@', '-a', '+b', '+c',
      'diff --git a/run.sh b/run.sh', 'old mode 100644', 'new mode 100755',
      'diff --git a/logo.png b/logo.png', 'new file mode 100644', 'Binary files /dev/null and b/logo.png differ',
      'diff --git a/gone.md b/gone.md', 'deleted file mode 100644', '--- a/gone.md', '+++ /dev/null', '@@ -1 +0,0 @@', '-x', '',
    ].join('\n')
    expect(facts(mountPatch(patch))).toEqual([
      ['old.ts → new.ts', 'renamed', '+2 −1'],
      ['run.sh', 'mode 100644 → 100755'],
      ['logo.png', 'created', 'binary'],
      ['gone.md', 'deleted', '−1'],
    ])
  })

  it('gives no counts for a single file: those stand in the card\'s header', () => {
    expect(facts(mountPatch('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n'))).toEqual([['x']])
  })

  it('names a file without a path', () => {
    expect(facts(mountPatch('@@ -1 +1 @@\n-a\n+b\n'))).toEqual([['(unnamed file)']])
  })
})

describe('the line above a hunk', () => {
  const hunkLines = (wrapper: VueWrapper) => wrapper.findAll(part('hunk-line')).map(line => line.findAll(':scope > span').map(span => span.text()))

  it('tells the range and the function that a patch names', () => {
    expect(hunkLines(mountPatch('--- a/x\n+++ b/x\n@@ -38,2 +38,3 @@ function total()\n a\n+b\n c\n@@ -90 +91 @@\n-a\n+b\n')))
      .toEqual([['@@ −38,2 +38,3 @@', 'function total()'], ['@@ −90 +91 @@']])
  })

  it('tells no numbers where they are only those of a snippet', () => {
    const patch = '*** Begin Patch\n*** Update File: x\n@@ class A\n a\n-b\n+c\n@@\n x\n-y\n+z\n*** End Patch\n'
    expect(hunkLines(mountPatch(patch))).toEqual([['@@', 'class A'], ['⋯']])
  })

  it('is left out above a whole new file', () => {
    expect(hunkLines(mountOpen(diffEntry({ path: 'x', oldText: null, newText: 'a\n' })))).toEqual([])
  })
})

describe('unchanged lines that are left out', () => {
  const gaps = (wrapper: VueWrapper) => wrapper.findAll('.tc-diff-gap').map(gap => gap.text())

  it('are counted before, between and behind the hunks where the texts are known', () => {
    expect(gaps(mountOpen(diffEntry(hundred)))).toEqual(['⋯ 36 unchanged lines', '⋯ 33 unchanged lines', '⋯ 17 unchanged lines'])
    expect(gaps(mountPatch('--- a/x\n+++ b/x\n@@ -50 +50 @@\n-a\n+b\n'))).toEqual([])
  })

  it('come in by twenty from either end, and the rest at once', async () => {
    const wrapper = mountOpen(diffEntry(hundred))
    const between = () => wrapper.findAll('.tc-diff-gap')[1]!
    await between().get('[aria-label="Show 20 more lines below"]').trigger('click')
    expect(gaps(wrapper)[1]).toBe('⋯ 13 unchanged lines')
    expect(linesOf(wrapper)).toContain('line 63')
    expect(linesOf(wrapper)).not.toContain('line 64')
    await between().get('[aria-label="Show 13 unchanged lines"]').trigger('click')
    expect(gaps(wrapper)).toEqual(['⋯ 36 unchanged lines', '⋯ 17 unchanged lines'])
    expect(wrapper.findAll(part('hunk')).map(hunk => hunk.find('.tc-hunk-range').exists())).toEqual([true])
    await press(wrapper, 'Show 20 more lines above')
    await press(wrapper, 'Show 16 unchanged lines')
    await press(wrapper, 'Show 17 unchanged lines')
    expect(gaps(wrapper)).toEqual([])
    expect(wrapper.findAll(part('line')).filter(row => row.attributes('data-kind') !== 'removed').map(row => row.attributes('data-new-line')))
      .toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)))
  })

  it('hand the focus on to the changes when their button goes', async () => {
    const wrapper = mountOpen(diffEntry(hundred))
    const button = wrapper.get<HTMLElement>('[aria-label="Show 17 unchanged lines"]')
    button.element.focus()
    await button.trigger('click')
    await flushPromises()
    expect(document.activeElement).toBe(wrapper.get('.tc-diff').element)
    wrapper.unmount()
  })

  it('stay in view, and lines wrapped, when the card is drawn anew', async () => {
    const entry = diffEntry(hundred)
    const shown = ref(true)
    const wrapper = mount(() => shown.value ? h(ToolCard, { entry, open: true }) : null, { global: { plugins: [createToolCards()] } })
    await press(wrapper, 'Show 17 unchanged lines')
    await press(wrapper, 'Wrap long lines')
    shown.value = false
    await nextTick()
    expect(wrapper.find('.tc-diff').exists()).toBe(false)
    shown.value = true
    await nextTick()
    expect(gaps(wrapper)).toHaveLength(2)
    expect(wrapper.get('.tc-diff').attributes('data-layout')).toBe('wrapped')
  })
})

describe('the layout', () => {
  const layout = (wrapper: VueWrapper) => wrapper.findAll('.tc-diff').map(diff => [diff.attributes('data-layout'), diff.attributes('tabindex')])

  it('lets long lines scroll in a region that the keyboard reaches, until they are to wrap, in all files of the card', async () => {
    const wrapper = mountOpen(diffEntry(hundred, { ...hundred, path: 'b.txt' }))
    expect(layout(wrapper)).toEqual([['scrolling', '0'], ['scrolling', '0']])
    expect(wrapper.get('.tc-diff').attributes()).toMatchObject({ 'role': 'group', 'aria-label': 'Changes of a.txt' })
    await press(wrapper, 'Wrap long lines')
    expect(layout(wrapper)).toEqual([['wrapped', '-1'], ['wrapped', '-1']])
    expect(wrapper.get('[aria-label="Wrap long lines"]').attributes('aria-pressed')).toBe('true')
    await press(wrapper, 'Wrap long lines')
    expect(layout(wrapper)[0]).toEqual(['scrolling', '0'])
  })

  it('stays below each other where two columns have no room', async () => {
    const wrapper = mountOpen(diffEntry(hundred))
    await press(wrapper, 'Show old and new side by side')
    expect(layout(wrapper)[0]![0]).toBe('scrolling')
    expect(wrapper.find('.tc-diff-pair').exists()).toBe(false)
  })
})

describe('copying', () => {
  const written: string[] = []
  const granted = { state: 'granted', addEventListener() {}, removeEventListener() {} } as unknown as PermissionStatus
  beforeEach(() => {
    written.length = 0
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue(granted)
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      written.push(await (await item!.getType('text/plain')).text())
    })
  })

  it('gives the new or the old text, without signs and numbers', async () => {
    const wrapper = mountOpen(diffEntry(hundred))
    await flushPromises()
    await press(wrapper, 'Copy new text')
    await vi.waitFor(() => expect(written).toHaveLength(1))
    await press(wrapper, 'Copy old text')
    await vi.waitFor(() => expect(written).toHaveLength(2))
    expect(written).toEqual([hundred.newText, hundred.oldText])
  })

  it('gives the whole change as a patch, by the path in the folder where the agent worked', async () => {
    const wrapper = mount(ToolCard, {
      props: { entry: diffEntry({ ...hundred, path: '/home/ada/shop/src/a.ts' }), defaultOpen: true },
      global: { plugins: [createToolCards({ cwd: '/home/ada/shop', highlighter: false })] },
      attachTo: document.body,
    })
    await flushPromises()
    await press(wrapper, 'Copy as patch')
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toMatch(/^diff --git a\/src\/a\.ts b\/src\/a\.ts\n--- a\/src\/a\.ts\n/)
    expect(written[0]!.match(/^@@ /gm)!.length).toBe(wrapper.findAll('[data-part="hunk"]').length)
  })

  it('is offered only for the texts that there are, and is the last button of its row', () => {
    const labels = (wrapper: VueWrapper) => wrapper.findAll('.tc-diff-tools button').map(button => button.attributes('aria-label')!)
      .filter(label => label.startsWith('Copy'))
    expect(labels(mountOpen(diffEntry({ path: 'x', oldText: null, newText: 'a\n' })))).toEqual(['Copy as patch', 'Copy new text'])
    expect(labels(mountOpen(diffEntry({ path: 'x', oldText: 'a\n', newText: '' })))).toEqual(['Copy as patch', 'Copy old text'])
    expect(labels(mountOpen(diffEntry({ path: 'x', oldText: null, newText: '' })))).toEqual(['Copy as patch'])
    const buttons = mountOpen(diffEntry(hundred)).findAll('.tc-diff-tools button')
    expect(buttons.at(-1)!.attributes('aria-label')).toBe('Copy new text')
  })
})

describe('a large diff', () => {
  const created = (path: string, count: number) => ({ path, oldText: null, newText: numberedText(count) })

  it('shows 300 rows, a toggle, and the rest below it', async () => {
    const wrapper = mountOpen(diffEntry(created('a.txt', 1000)))
    expect(linesOf(wrapper)).toHaveLength(300)
    const more = wrapper.get('.tc-diff [data-part="more"]')
    expect(more.text()).toBe('⋯ 700 more lines')
    await more.trigger('click')
    expect(more.text()).toBe('⋯ Show fewer lines')
    expect(linesOf(wrapper)).toEqual(numberedText(1000).trimEnd().split('\n'))
    const order = [...wrapper.element.querySelectorAll('[data-part="line"], .tc-diff [data-part="more"]')]
    expect(order.indexOf(more.element)).toBe(300)
    await more.trigger('click')
    expect(linesOf(wrapper)).toHaveLength(300)
  })

  it('brings in 2,000 rows at a time, and folds them all again from where they begin', async () => {
    const wrapper = mountOpen(diffEntry(created('a.txt', 5000)))
    const toggles = () => wrapper.findAll('.tc-diff [data-part="more"]')
    await toggles()[0]!.trigger('click')
    await toggles()[1]!.trigger('click')
    expect(toggles().map(toggle => toggle.text())).toEqual(['⋯ Show fewer lines', '⋯ Show fewer lines', '⋯ 700 more lines'])
    expect(linesOf(wrapper)).toHaveLength(4300)
    await toggles()[0]!.trigger('click')
    expect(toggles().map(toggle => toggle.text())).toEqual(['⋯ 4700 more lines'])
    expect(linesOf(wrapper)).toHaveLength(300)
  })

  it('shows exactly 300 rows in full', () => {
    const wrapper = mountOpen(diffEntry(created('a.txt', 300)))
    expect(linesOf(wrapper)).toHaveLength(300)
    expect(wrapper.find('.tc-diff [data-part="more"]').exists()).toBe(false)
  })

  it('shares the rows among its files', () => {
    const wrapper = mountOpen(diffEntry(created('a.txt', 250), created('b.txt', 100), created('c.txt', 10)))
    expect(wrapper.findAll('.tc-diff').map(file => [linesOf(file).length, file.find(part('more')).exists() && file.get(part('more')).text()]))
      .toEqual([[250, false], [50, '⋯ 50 more lines'], [0, '⋯ 10 more lines']])
  })

  it('shows 100 files, a toggle for the rest, and every file once it is pressed', async () => {
    const files: FileDiff[] = Array.from({ length: 120 }, (_, index) => ({ path: `${index}.txt`, change: 'created', hunks: [], added: 0, removed: 0, note: 'no-content' }))
    const wrapper = mount(ToolDiff, { props: { files } })
    expect(wrapper.findAll(part('file'))).toHaveLength(100)
    expect(wrapper.get(part('more')).text()).toBe('⋯ 20 more files')
    await wrapper.get(part('more')).trigger('click')
    expect(wrapper.findAll(part('file'))).toHaveLength(120)
  })

  it('cuts a line behind 2,000 characters and says how many there are', () => {
    const wrapper = mountOpen(diffEntry({ path: 'a.txt', oldText: null, newText: `${'x'.repeat(1999)}😀yz\n${'x'.repeat(2000)}\n` }))
    expect(linesOf(wrapper)).toEqual([`${'x'.repeat(1999)} … 4 more characters`, 'x'.repeat(2000)])
  })
})

describe('what a diff says of itself', () => {
  it.each([
    ['equal texts', 'a\n', 'a\n', 'No changes.'],
    ['other line ends', 'a\nb\n', 'a\r\nb\r\n', 'Only the line endings differ.'],
    ['an empty new file', null, '', 'No content.'],
    ['a text that is too large', 'a\n', 'b\n'.repeat(60_000), 'Too large to compare: the ends of the text.'],
  ])('%s', (_, oldText, newText, note) => {
    expect(mountOpen(diffEntry({ path: 'x', oldText, newText })).get('.tc-note').text()).toBe(note)
  })

  it('a binary file has no lines to show', () => {
    const wrapper = mountPatch('diff --git a/x.png b/x.png\nBinary files a/x.png and b/x.png differ\n')
    expect(wrapper.get('.tc-note').text()).toBe('Binary file: no lines to show.')
  })

  it('a move or a new mode needs no further word', () => {
    const wrapper = mountPatch('diff --git a/a b/b\nsimilarity index 100%\nrename from a\nrename to b\ndiff --git a/x b/x\nold mode 100644\nnew mode 100755\n')
    expect(wrapper.find('.tc-note').exists()).toBe(false)
  })

  it('names a missing line end at the line that lacks it, outside of its text', () => {
    const wrapper = mountOpen(diffEntry({ path: 'x', oldText: 'a\n', newText: 'a' }))
    const marks = wrapper.findAll('[aria-label="No newline at the end of the file"]')
    expect(marks.map(mark => mark.element.closest(part('line'))!.getAttribute('data-kind'))).toEqual(['added'])
    expect(linesOf(wrapper)).toEqual(['a', 'a'])
  })
})

it('diff-failed-edit-looks-applied', () => {
  const { input, right } = cases.find(item => item.id === 'diff-failed-edit-looks-applied') as unknown as {
    readonly input: { readonly name: string, readonly args: unknown, readonly result: { readonly content: string, readonly isError: boolean } }
    readonly right: { readonly status: string, readonly header: { readonly includes: readonly string[], readonly excludes: readonly string[] }, readonly body: { readonly includes: readonly string[] } }
  }
  const wrapper = mountOpen(entryOf(input.name, input.args, input.result.content, { isError: input.result.isError }))
  const header = wrapper.get(part('header'))
  expect(wrapper.attributes('data-status')).toBe(right.status)
  for (const text of right.header.includes) expect(header.text()).toContain(text)
  for (const text of right.header.excludes) expect(header.text()).not.toContain(text)
  for (const text of right.body.includes) expect(wrapper.get(part('body')).text()).toContain(text)
  expect(header.findAll('[data-tone="added-removed"]')).toHaveLength(0)
  expect(wrapper.get(part('file')).text()).toContain('not applied')
  expect(wrapper.get('.tc-diff').attributes('data-applied')).toBe('false')
})
