import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { createToolCards, ToolCard, useToolTranscript } from 'vue-tool-card'
import { answer, call, lines } from '../support/records'

const part = (name: string) => `[data-part="${name}"]`

/** A page that shows the cards of records which arrive one by one. */
function mountPage() {
  const records = ref<unknown[]>([])
  const wrapper = mount(defineComponent(() => {
    const { items } = useToolTranscript(records)
    return () => items.value.map(item => item.kind === 'tool'
      ? h(ToolCard, { key: item.key, entry: item.entry })
      : h('p', { key: item.key }, item.text?.text))
  }), { global: { plugins: [createToolCards()] } })
  const header = (index: number) => wrapper.findAll(part('header'))[index]!
  const say = (index: number) => ['name', 'summary', 'result-summary']
    .map(name => header(index).find(part(name)))
    .flatMap(found => found.exists() ? found.text() : [])
    .join(' ')
  const arrive = async (...next: unknown[]) => {
    for (const record of next) {
      records.value.push(record)
      await nextTick()
    }
  }
  return { wrapper, records, header, say, arrive, statuses: () => wrapper.findAll(part('card')).map(card => card.attributes('data-status')) }
}

it('a call becomes a card at once, and its result is folded into it', async () => {
  const { say, arrive, statuses } = mountPage()
  const test = call('run_shell', { command: 'bun run test' })
  await arrive(test)
  expect([say(0), ...statuses()]).toEqual(['run_shell bun run test', 'pending'])
  await arrive(answer(test, lines(42)))
  expect([say(0), ...statuses()]).toEqual(['run_shell bun run test 42 lines', 'ok'])
})

it('calls made together are cards of their own, whatever the order of their results', async () => {
  const { say, arrive } = mountPage()
  const [first, second] = [call('read_file', { path: 'a.ts' }), call('read_file', { path: 'b.ts' })]
  await arrive(first, second, answer(second, '1\tb\n2\tb\n'), answer(first, '1\ta\n'))
  expect([say(0), say(1)]).toEqual(['read_file a.ts 1 line', 'read_file b.ts 2 lines'])
})

it('a result whose call was unloaded is a card, and becomes the whole one when the call is loaded', async () => {
  const { say, arrive, records } = mountPage()
  const read = call('read_file', { path: 'a.ts' })
  const result = answer(read, lines(3))
  await arrive(result)
  expect(say(0)).toBe('read_file call not loaded 3 lines')
  records.value = [read, result]
  await nextTick()
  expect(say(0)).toBe('read_file a.ts 3 lines')
})

it('an open card stays open while its call is committed and the whole list is loaded anew', async () => {
  const { wrapper, arrive, header, records } = mountPage()
  const running = call('run_shell', { command: 'bun run build' }, { provisional: true })
  await arrive(call('run_shell', { command: 'ls' }), running)
  await header(1).trigger('click')
  expect(wrapper.findAll(part('output'))[0]!.text()).toBe('running…')
  records.value = JSON.parse(JSON.stringify([records.value[0], { ...running, provisional: false }, answer(running, 'built\n')]))
  await nextTick()
  expect(wrapper.findAll(part('card')).map(card => card.attributes('data-open'))).toEqual(['false', 'true'])
  expect(wrapper.findAll(part('output'))[0]!.text()).toBe('built')
})
