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

it('copies a file without the numbers in front of its lines', async () => {
  const wrapper = await mountOpen('read_file', { path: 'a.ts' }, '1\tconst a = 1\n2\tconst b = 2\n')
  expect(wrapper.findAll('[aria-label="Copy output"]')).toHaveLength(1)
  await wrapper.get('[aria-label="Copy output"]').trigger('click')
  await flushPromises()
  expect(written.map(text => text.trimEnd())).toEqual(['const a = 1\nconst b = 2'])
  wrapper.unmount()
})
