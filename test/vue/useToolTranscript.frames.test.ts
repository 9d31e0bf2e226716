import type { UseToolTranscriptOptions, UseToolTranscriptReturn } from '../../src/vue/composables/useToolTranscript'
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, effectScope, h, nextTick, shallowRef, triggerRef, watch, watchEffect } from 'vue'
import { useToolTranscript } from '../../src/vue/composables/useToolTranscript'
import { callOf, resultOf } from '../support/native'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of names and states, and how often it was drawn. */
function open(source?: () => readonly unknown[], options: UseToolTranscriptOptions = { batch: 'frame' }) {
  let transcript!: UseToolTranscriptReturn
  let draws = 0
  const wrapper = mount(defineComponent(() => {
    transcript = useToolTranscript(source, options)
    return () => {
      draws += 1
      return h('p', transcript.entries.value.map(entry => `${entry.toolCallId} ${entry.status}`).join())
    }
  }))
  return { transcript, wrapper, draws: () => draws, text: () => wrapper.text() }
}

describe('pushed records', () => {
  it('are shown at once when nothing was shown in this frame, and together in the next one after that', async () => {
    const { transcript, draws, text } = open()
    transcript.push(callOf('a'))
    await nextTick()
    expect([text(), draws()]).toEqual(['a pending', 2])

    for (let index = 0; index < 1000; index++) {
      transcript.push({ type: 'tool-output', toolCallId: 'a', data: `${index}` })
      await nextTick()
    }
    transcript.push(resultOf('a'))
    await nextTick()
    expect([text(), draws()]).toEqual(['a pending', 2])
    vi.advanceTimersToNextFrame()
    await nextTick()
    expect([text(), draws()]).toEqual(['a ok', 3])
  })

  it('of one moment are one change', async () => {
    const { transcript, draws, text } = open()
    transcript.push(callOf('a'))
    transcript.push(resultOf('a'))
    await nextTick()
    expect([text(), draws()]).toEqual(['a ok', 2])
  })

  it('can be read before they are shown', async () => {
    const { transcript, draws } = open()
    transcript.push(callOf('a'))
    await nextTick()
    transcript.push(callOf('b'))
    expect(transcript.entries.value).toHaveLength(2)
    expect(transcript.get('b')).toBe(transcript.entries.value[1])
    expect(transcript.pending.value).toBe(true)
    expect(draws()).toBe(2)
    vi.advanceTimersToNextFrame()
    await nextTick()
    expect(draws()).toBe(3)
  })

  it('are shown by a timer where no frames come, as in a page behind another one', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const { transcript, text } = open()
    transcript.push(callOf('a'))
    await nextTick()
    transcript.push(resultOf('a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(text()).toBe('a ok')
  })

  it('come quicker than frames for as long as they like without one being lost', async () => {
    const { transcript, draws, text } = open()
    for (let index = 0; index < 100; index++) {
      transcript.push(callOf(`c${index}`), resultOf(`c${index}`))
      await vi.advanceTimersByTimeAsync(1)
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(text().split(',')).toHaveLength(100)
    expect(draws()).toBeLessThan(12)
  })

  it('that change nothing in the cards redraw nothing that shows only cards', async () => {
    const { transcript, draws } = open()
    transcript.push(callOf('a'))
    await nextTick()
    for (let index = 0; index < 5; index++) {
      transcript.push({ type: 'text', text: 'So.' })
      vi.advanceTimersToNextFrame()
      await nextTick()
    }
    expect(transcript.items.value).toHaveLength(6)
    expect(draws()).toBe(2)
  })
})

describe('a source', () => {
  it('is read no more often than it is shown, and always when asked', async () => {
    const source = shallowRef<unknown[]>([callOf('a')])
    const read = vi.fn(() => source.value)
    const { transcript, draws, text } = open(read)
    await nextTick()
    read.mockClear()
    for (let index = 0; index < 100; index++) {
      source.value.push(callOf(`c${index}`))
      triggerRef(source)
      await nextTick()
    }
    expect(read).toHaveBeenCalledTimes(1)
    expect(transcript.entries.value).toHaveLength(101)
    expect(read).toHaveBeenCalledTimes(2)
    vi.advanceTimersToNextFrame()
    await nextTick()
    expect(text().split(',')).toHaveLength(101)
    expect(draws()).toBe(3)
  })

  it('wakes watchers with what is new', async () => {
    const source = shallowRef<unknown[]>([callOf('a')])
    const seen: string[] = []
    const scope = effectScope()
    scope.run(() => {
      const { entries, pending } = useToolTranscript(source, { batch: 'frame' })
      watch(entries, list => seen.push(`${list.length} cards`))
      watch(pending, value => seen.push(value ? 'busy' : 'idle'))
    })
    source.value = [callOf('a'), resultOf('a')]
    await nextTick()
    source.value = [callOf('a'), resultOf('a'), callOf('b')]
    vi.advanceTimersToNextFrame()
    await nextTick()
    expect(seen).toEqual(['1 cards', 'idle', '2 cards', 'busy'])
    scope.stop()
  })
})

describe('the end of a page', () => {
  it('ends the waiting for a frame, and leaves what was read readable', async () => {
    const source = shallowRef<unknown[]>([callOf('a')])
    const { transcript, wrapper } = open(() => source.value)
    source.value = [callOf('b')]
    await nextTick()
    source.value = [callOf('b'), callOf('c')]
    wrapper.unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(transcript.entries.value).toHaveLength(2)
    source.value = []
    expect(transcript.entries.value).toHaveLength(0)
  })
})

describe('frames are not waited for', () => {
  it.each<[string, UseToolTranscriptOptions]>([['in a test', {}], ['when told', { batch: 'sync' }]])('%s', async (_, options) => {
    const { transcript, text } = open(undefined, options)
    for (const id of ['a', 'b', 'c']) {
      transcript.push(callOf(id))
      await nextTick()
      expect(text()).toContain(`${id} pending`)
    }
  })

  it('outside of any scope', () => {
    const { entries, push } = useToolTranscript(undefined, { batch: 'frame' })
    let count = 0
    const stop = watchEffect(() => void (count = entries.value.length), { flush: 'sync' })
    for (const id of ['a', 'b', 'c']) push(callOf(id))
    expect(count).toBe(3)
    stop()
  })

  it('on a server', () => {
    vi.stubGlobal('requestAnimationFrame', undefined)
    const { transcript } = open(() => [callOf('a')])
    expect(transcript.entries.value).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('in a browser by default, but for tests', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { transcript, draws } = open(undefined, {})
    for (const id of ['a', 'b', 'c']) {
      transcript.push(callOf(id))
      await nextTick()
    }
    expect(draws()).toBe(2)
    vi.unstubAllEnvs()
  })
})
