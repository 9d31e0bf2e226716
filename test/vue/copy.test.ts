import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import { ToolCard } from 'vue-tool-card'
import { entryOf, lines } from '../support/records'

const part = (name: string) => `[data-part="${name}"]`
const written: string[] = []

const granted = { state: 'granted', addEventListener() {}, removeEventListener() {} } as unknown as PermissionStatus

beforeEach(() => {
  written.length = 0
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(granted)
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    written.push(await (await item!.getType('text/plain')).text())
  })
})

async function mountOpen(name: string, input: unknown, content: unknown) {
  const wrapper = mount(ToolCard, { props: { entry: entryOf(name, input, content) }, attachTo: document.body })
  await wrapper.get(part('header')).trigger('click')
  await flushPromises()
  return wrapper
}

it('copies the command as it is, invisible characters and all, and says so', async () => {
  const command = 'echo a\u202Eb\n'
  const wrapper = await mountOpen('run_shell', { command }, 'x')
  expect(wrapper.get(part('input')).text()).toBe('echo a\\u202eb')
  await wrapper.get('[aria-label="Copy command"]').trigger('click')
  await vi.waitFor(() => expect(written).toHaveLength(1))
  await flushPromises()
  expect(written).toEqual([command])
  expect(document.querySelector('[role="status"]')!.textContent).toBe('Copied')
  wrapper.unmount()
})

it('copies the whole output, not what is shown of it', async () => {
  const wrapper = await mountOpen('run_shell', { command: 'seq 99' }, lines(99))
  await wrapper.get('[aria-label="Copy output"]').trigger('click')
  await vi.waitFor(() => expect(written).toHaveLength(1))
  await flushPromises()
  expect(written).toEqual([lines(99)])
  wrapper.unmount()
})

it.each([
  ['progress', 'run_shell', '\u001B[32m[###] 30%\r[######] 100%\u001B[0m\n', '[######] 100%\n'],
  ['rows that were overwritten', 'run_shell', '10%\r20%\r100%\r\nDone\r\n', '100%\nDone\n'],
  ['moves between rows', 'run_shell', '1%\n\u001B[A2%\n', '2%\n'],
  ['a link', 'run_shell', 'See \u001B]8;;https://example.com/docs\u0007the docs\u001B]8;;\u0007 now\n', 'See the docs now\n'],
  ['a text in colours', 'custom', '\u001B[31mred\u001B[0m\r\nx\r\n', 'red\nx\n'],
  ['matches in colours', 'grep', '\u001B[35ma.ts\u001B[m:1:\u001B[31ma\u001B[m\n', 'a.ts:1:a\n'],
  ['a failure in colours', 'read_file', '\u001B[31mNo such file\u001B[0m\r\n', 'No such file\n'],
])('copies %s as it is read', async (_, name, content, text) => {
  const wrapper = mount(ToolCard, {
    props: { entry: entryOf(name, { command: 'x', path: 'a.ts' }, content, { isError: name === 'read_file' }), open: true },
    attachTo: document.body,
  })
  await flushPromises()
  await wrapper.get('[aria-label="Copy output"]').trigger('click')
  await vi.waitFor(() => expect(written).toEqual([text]))
  await flushPromises()
  wrapper.unmount()
})

it('copies a file without the numbers in front of its lines', async () => {
  const wrapper = await mountOpen('read_file', { path: 'a.ts' }, '1\tconst a = 1\n2\tconst b = 2\n')
  expect(wrapper.findAll('[aria-label="Copy output"]')).toHaveLength(1)
  await wrapper.get('[aria-label="Copy output"]').trigger('click')
  await flushPromises()
  expect(written.map(text => text.trimEnd())).toEqual(['const a = 1\nconst b = 2'])
  wrapper.unmount()
})
