import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSSRApp, h, nextTick, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { createTranscript, ToolCard } from 'vue-tool-card'
import { call } from '../support/records'

const start = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const badges = (wrapper: ReturnType<typeof mount>) => wrapper.findAll('[data-part="badge"]').map(badge => badge.text())

/** A card of a shell call; `answer` gives it its result. */
function mountCard(startedAt: number | undefined, id = 'a') {
  const transcript = createTranscript()
  transcript.push(call('run_shell', { command: 'make' }, { toolCallId: id, ...(startedAt !== undefined && { startedAt }) }))
  const entry = ref(transcript.entries[0]!)
  let draws = 0
  const count = () => draws++
  const wrapper = mount(() => h(ToolCard, { entry: entry.value, onVnodeUpdated: count }))
  const answer = async (durationMs?: number, content = 'made\n') => {
    transcript.push({ type: 'tool-result', toolCallId: id, content, isError: false, ...(durationMs !== undefined && { durationMs }) })
    entry.value = transcript.entries[0]!
    await nextTick()
  }
  return { wrapper, answer, draws: () => draws }
}

const pass = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  await nextTick()
}

describe('the time a call has been running', () => {
  it('ticks by the second from the first one on, without drawing the card again, and ends with the call', async () => {
    const { wrapper, answer, draws } = mountCard(start)
    await nextTick()
    const seen = [badges(wrapper)]
    for (const step of [500, 500, 1000, 58_000, 5000]) {
      await pass(step)
      seen.push(badges(wrapper))
    }
    expect(seen.map(list => list.join())).toEqual(['', '', '1 s', '2 s', '1m 00s', '1m 05s'])
    expect(draws()).toBe(0)
    await answer(65_400)
    expect(badges(wrapper)).toEqual(['1m 05s'])
    expect(vi.getTimerCount()).toBe(0)
    wrapper.unmount()
  })

  it.each([
    ['the data has no start', undefined],
    ['it starts in the future', start + 60_000],
    ['it started long before anybody looked', start - 25 * 60 * 60 * 1000],
    ['its start is no time', Number.NaN],
  ])('is not told when %s', async (_, startedAt) => {
    const { wrapper } = mountCard(startedAt)
    await pass(3000)
    expect(badges(wrapper)).toEqual([])
    wrapper.unmount()
  })

  it('needs one timer for all cards, and none when none is left', async () => {
    const cards = [mountCard(start, 'a'), mountCard(start - 1000, 'b')]
    await pass(2000)
    expect(cards.map(({ wrapper }) => badges(wrapper).join())).toEqual(['2 s', '3 s'])
    expect(vi.getTimerCount()).toBe(1)
    cards[0]!.wrapper.unmount()
    expect(vi.getTimerCount()).toBe(1)
    cards[1]!.wrapper.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not told by a server, whose clock is another', async () => {
    const transcript = createTranscript()
    transcript.push(call('run_shell', { command: 'make' }, { startedAt: start - 5000 }))
    const html = await renderToString(createSSRApp({ render: () => h(ToolCard, { entry: transcript.entries[0]! }) }))
    expect(html).not.toContain('5 s')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the time a call took', () => {
  it.each([
    [undefined, ''], [999, ''], [1000, '1.0 s'], [16_673, '16.7 s'], [125_000, '2m 05s'], [Number.POSITIVE_INFINITY, ''],
  ])('%s ms is told as "%s"', async (durationMs, text) => {
    const { wrapper, answer } = mountCard(undefined)
    await answer(durationMs)
    expect(badges(wrapper).join()).toBe(text)
    wrapper.unmount()
  })
})
