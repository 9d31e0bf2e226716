import type { UseToolTranscriptReturn } from 'vue-tool-card'
import type { RunStep } from '../../playground/samples/live'
import { mount } from '@vue/test-utils'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { createToolCards, ToolCard, useToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { APPROVAL, runFormat, scriptAnswer, scriptRun } from '../../playground/samples/live'

/** The run of the playground, step by step. */

let unmount: () => void = () => {}
function open(batch: 'frame' | 'sync' = 'sync') {
  let transcript!: UseToolTranscriptReturn
  document.body.style.margin = '0'
  const wrapper = mount(defineComponent(() => {
    transcript = useToolTranscript(undefined, { format: runFormat, batch })
    return () => h('main', transcript.entries.value.map(entry => h(ToolCard, { key: entry.key, entry })))
  }), { attachTo: document.body, global: { plugins: [createToolCards({ highlighter: false })] } })
  unmount = () => wrapper.unmount()
  return transcript
}

beforeEach(() => page.viewport(760, 2400))
afterEach(() => unmount())

const cardsOf = () => [...document.querySelectorAll<HTMLElement>('main > .tool-card')]
const place = (card: HTMLElement) => {
  const { x, y } = card.querySelector('[data-part="status"]')!.getBoundingClientRect()
  return `${x} ${y}`
}

/** Plays the run; waits take no time, and the question is answered with a yes. */
async function play(push: (step: RunStep) => void, each: (step: RunStep) => void | Promise<void>) {
  const answered = function* () {
    for (const step of scriptRun(() => 0)) {
      if ('ask' in step) yield* scriptAnswer(true)
      else yield step
    }
  }
  for (const step of answered()) {
    if ('wait' in step) continue
    push(step as RunStep)
    await nextTick()
    await each(step)
  }
}

describe('a run, as it happens', () => {
  it('moves no header of a closed card, and every row has the same height', async () => {
    const transcript = open()
    const places = new Map<string, string>()
    await play(transcript.push, () => {
      // A question stands under its card, and moves what comes after it: nothing does here.
      for (const [index, card] of cardsOf().entries()) {
        const now = place(card)
        expect(places.get(`${index}`) ?? now).toBe(now)
        places.set(`${index}`, now)
        expect(card.querySelector<HTMLElement>('[data-part="header"]')!.offsetHeight).toBe(26)
      }
    })
    expect(places.size).toBe(8)
    expect(cardsOf().map(card => card.dataset.status)).toEqual(['ok', 'ok', 'error', 'ok', 'ok', 'error', 'ok', 'cancelled'])
  })

  it('never makes an open card lower, and leaves it as high as it was when a long output settles', async () => {
    const transcript = open()
    const heights = new Map<HTMLElement, number>()
    const settled: string[] = []
    const statuses = new Map<HTMLElement, string>()
    await play(transcript.push, async () => {
      for (const header of document.querySelectorAll<HTMLElement>('main > .tool-card > [data-part="header"][aria-expanded="false"]')) {
        header.click()
        await nextTick()
      }
      for (const card of cardsOf()) {
        const before = heights.get(card) ?? 0
        const name = card.querySelector('[data-part="summary"]')!.textContent!
        const wasAsking = statuses.get(card) === 'approval'
        if (!wasAsking) expect(card.offsetHeight, `${name}, ${statuses.get(card)} → ${card.dataset.status}`).toBeGreaterThanOrEqual(before)
        if (statuses.get(card) === 'pending' && card.dataset.status === 'error' && name.startsWith('bun')) settled.push(`${before} → ${card.offsetHeight}`)
        heights.set(card, card.offsetHeight)
        statuses.set(card, card.dataset.status!)
      }
    })
    expect(settled).toHaveLength(1)
    const [before, after] = settled[0]!.split(' → ')
    expect(after).toBe(before)
  })

  it('shows no removed line while an edit is being written', async () => {
    const transcript = open()
    await play(transcript.push, async () => {
      const card = cardsOf().find(other => other.dataset.family === 'edit')
      if (card?.dataset.status !== 'streaming') return
      if (card.dataset.open === 'false') card.querySelector<HTMLElement>('[data-part="header"]')!.click()
      await nextTick()
      expect(card.querySelectorAll('[data-kind="removed"]')).toHaveLength(0)
    })
    const edit = cardsOf().find(other => other.dataset.family === 'edit')!
    expect(edit.querySelectorAll('[data-kind="removed"]').length).toBeGreaterThan(0)
  })

  it('keeps the focus where it is, and hands it to the header when the question it was on goes away', async () => {
    const transcript = open()
    let isAnswered = false
    await play(transcript.push, async (step) => {
      const [first] = cardsOf()
      const header = first?.querySelector<HTMLElement>('[data-part="header"]')
      if (!isAnswered && header) {
        if (document.activeElement === document.body) header.focus()
        expect(document.activeElement).toBe(header)
      }
      if ('said' in step && step.said?.status === 'approval') {
        const approve = document.querySelector<HTMLElement>('[data-part="approval"] .tc-button-primary')!
        approve.focus()
        await userEvent.keyboard('{Enter}')
        isAnswered = true
      }
    })
    const asked = cardsOf()[transcript.entries.value.findIndex(entry => entry.toolCallId === APPROVAL)]!
    expect(document.activeElement).toBe(asked.querySelector('[data-part="header"]'))
  })
})

describe('a thousand pieces', () => {
  it('are drawn no more often than there are frames, and none is lost', async () => {
    const transcript = open('frame')
    transcript.push({ type: 'call', id: 'a', call: { toolName: 'run_shell', input: { command: 'make' } } })
    await expect.poll(() => cardsOf().length).toBe(1)
    cardsOf()[0]!.querySelector<HTMLElement>('[data-part="header"]')!.click()
    await nextTick()

    let changes = 0
    let frames = 0
    let isOver = false
    const observer = new MutationObserver(() => changes++)
    observer.observe(cardsOf()[0]!, { subtree: true, childList: true, characterData: true })
    const count = () => {
      frames += 1
      if (!isOver) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    for (let index = 0; index < 1000; index++) {
      transcript.push({ type: 'update', id: 'a', append: `line ${index}\n` })
      // A macrotask of its own for each.
      if (index % 5 === 0) await new Promise(resolve => setTimeout(resolve))
      else await nextTick()
    }
    await expect.poll(() => document.querySelector('[data-part="output"]')!.textContent).toContain('line 999')
    isOver = true
    observer.disconnect()
    // One more at the start, and one for the frame that was under way.
    expect(changes).toBeLessThanOrEqual(frames + 2)
  })
})
