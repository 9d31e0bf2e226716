import type { Cards } from './page-types'
import { page } from '#page'
import { makeItems, makeLargeItem } from './fixture'

/** The steps that the benchmark calls one by one; between them it reads the browser's counters. */
const host = document.body.appendChild(document.createElement('div'))
let cards: Cards
let trigger: HTMLElement | undefined
let appended = 0
let updates: Record<string, number> = {}

const frame = () => new Promise(requestAnimationFrame)
async function paint() {
  void host.offsetHeight
  await frame()
  await frame()
}

interface Preparation {
  readonly count: number
  readonly isOpen?: boolean
  readonly isLarge?: boolean
  /** The item in the middle has no result yet. */
  readonly isRunning?: boolean
  readonly variant?: string
  readonly markup?: string
}

const steps = {
  prepare({ count, isOpen = false, isLarge = false, isRunning = false, variant = '', markup = '' }: Preparation) {
    const items = isLarge ? [makeLargeItem()] : makeItems(count)
    const middle = Math.floor(count / 2)
    cards = page.prepare({
      items: isRunning ? items.map((item, index) => index === middle ? { ...item, isDone: false } : item) : items,
      isOpen, variant, markup,
    })
  },
  async mount() {
    cards.mount(host)
    await paint()
  },
  /** Waits until nothing has changed for a while: late colours, late images. */
  async settle() {
    let last = performance.now()
    const observer = new MutationObserver(() => last = performance.now())
    observer.observe(host, { childList: true, subtree: true, attributes: true, characterData: true })
    while (performance.now() - last < 800) await new Promise(resolve => setTimeout(resolve, 50))
    observer.disconnect()
  },
  countElements: () => host.querySelectorAll('*').length,
  readMarkup: () => host.innerHTML,
  /** Brings the card in the middle into view, so that what is measured then is drawn. */
  async showMiddle() {
    const triggers = host.querySelectorAll<HTMLElement>(page.trigger)
    trigger = triggers[Math.floor(triggers.length / 2)]
    trigger!.scrollIntoView({ block: 'center' })
    for (let time = 0; time < 5; time++) await frame()
  },
  async toggle() {
    trigger!.click()
    await paint()
  },
  async toggleUntilColoured() {
    trigger!.click()
    while (!host.querySelector(page.coloured!)) await frame()
    await paint()
  },
  async append(count: number) {
    cards.append!({ ...makeItems(1, ++appended)[0]!, id: `call_${count + appended}` })
    await paint()
  },
  async change(count: number) {
    cards.change!(makeItems(count)[Math.floor(count / 2)]!)
    await paint()
  },
  async stream(deltas: number) {
    for (let delta = 1; delta <= deltas; delta++) {
      cards.setText!('some words of an answer '.repeat(delta))
      await frame()
    }
  },
  /** To be called before cards are mounted. */
  countUpdates() {
    cards.app!.mixin({
      updated() {
        const name = this.$options.name ?? this.$options.__name ?? 'unnamed'
        updates[name] = (updates[name] ?? 0) + 1
      },
    })
  },
  forgetUpdates() {
    updates = {}
  },
  /** How often each component was drawn again, by name. */
  readUpdates: () => updates,
}

Object.assign(window, { bench: steps })
