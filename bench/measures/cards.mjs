import { buildPages } from '../harness/page-build.mjs'
import { sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const OURS = { name: 'vue-tool-card', page: 'ours' }
const CONTAINED = { name: 'vue-tool-card, content-visibility', page: 'ours', variant: 'contained' }
const FLOOR = { name: 'innerHTML', page: 'inner-html', floorOf: OURS }
const CONTAINED_FLOOR = { name: 'innerHTML, content-visibility', page: 'inner-html', floorOf: CONTAINED }
const PEERS = [
  { name: 'details', page: 'details' },
  { name: 'reka-ui Collapsible', page: 'reka-ui' },
  { name: 'Nuxt UI UChatTool', page: 'nuxt-ui' },
  { name: 'Nuxt UI UChatTool, unmount-on-hide', page: 'nuxt-ui', variant: 'unmount' },
]
const TRANSCRIPT = { name: 'vue-tool-card, ToolTranscript', page: 'ours', variant: 'transcript' }

const CLOSED = [
  { key: 'ms', title: 'mount', unit: 'ms' },
  { key: 'elements', title: 'elements a card', unit: '', isCompared: false },
  { key: 'heap', title: 'heap a card', unit: 'kB', isCompared: false },
]

/** Cards in Chromium: mounted closed, mounted open, and one of them opened. */
export async function measure({ runs, startBrowser }) {
  await buildPages(['ours', 'inner-html', 'details', 'reka-ui', 'nuxt-ui'])
  const browser = await startBrowser()
  const tables = []
  for (const count of [1000, 10_000]) {
    const markups = new Map()
    for (const floor of [FLOOR, CONTAINED_FLOOR]) markups.set(floor, await readMarkup(browser, floor.floorOf, count))
    const samples = await sampleInTurn(runs, [CONTAINED_FLOOR, CONTAINED, TRANSCRIPT, FLOOR, OURS, ...PEERS].map(candidate => ({
      name: candidate.name,
      sample: () => sampleMount(browser, candidate, { count, markup: markups.get(candidate) }),
    })))
    const title = `Mounting ${count.toLocaleString('en')} closed cards, until they are painted`
    // Whoever measures the style of closed cards must measure it on both sides.
    tables.push(makeTable({ id: `closed-${count}`, title, floor: CONTAINED_FLOOR.name, columns: CLOSED }, samples))
  }

  const opened = await sampleInTurn(runs, [OURS, TRANSCRIPT, ...PEERS.filter(peer => peer.variant !== 'unmount')].map(candidate => ({
    name: candidate.name,
    sample: () => sampleMount(browser, candidate, { count: 1000, isOpen: true }),
  })))
  tables.push(makeTable({
    id: 'open-1000',
    title: 'Mounting 1,000 open cards, until nothing changes any more: highlighting included',
    floor: OURS.name,
    columns: [{ key: 'settledMs', title: 'mount', unit: 'ms' }, { key: 'elements', title: 'elements a card', unit: '', isCompared: false }],
  }, opened))

  const toggled = await sampleInTurn(runs, [OURS, TRANSCRIPT, ...PEERS].map(candidate => ({
    name: candidate.name,
    sample: () => sampleToggle(browser, candidate),
  })))
  tables.push(makeTable({
    id: 'toggle',
    title: 'Opening one of 1,000 closed cards, and closing it again',
    floor: OURS.name,
    columns: [{ key: 'openMs', title: 'open', unit: 'ms' }, { key: 'closeMs', title: 'close', unit: 'ms' }],
  }, toggled))
  return tables
}

async function readMarkup(browser, { page: name, variant }, count) {
  const page = await browser.visit(name)
  await page.call('prepare', { count, variant })
  await page.call('mount')
  const markup = await page.call('readMarkup')
  await page.close()
  return markup
}

async function sampleMount(browser, { page: name, variant }, { count, isOpen = false, markup }) {
  const page = await browser.visit(name)
  await page.call('prepare', { count, isOpen, variant, markup })
  const heap = await page.readHeap()
  const mounted = await page.time('mount')
  const settled = await page.time('settle')
  const elements = await page.call('countElements')
  const grown = await page.readHeap() - heap
  await page.close()
  return {
    ms: mounted.ms,
    settledMs: mounted.ms + settled.ms,
    elements: elements / count,
    heap: grown / count / 1024,
  }
}

async function sampleToggle(browser, { page: name, variant }) {
  const page = await browser.visit(name)
  await page.call('prepare', { count: 1000, variant })
  await page.call('mount')
  await page.call('showMiddle')
  const opening = await page.time('toggle')
  await page.call('settle')
  const closing = await page.time('toggle')
  await page.close()
  return { openMs: opening.ms, closeMs: closing.ms }
}
