import { buildPages } from '../harness/page-build.mjs'
import { sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const PEERS = [
  { name: 'details', page: 'details' },
  { name: 'reka-ui Collapsible', page: 'reka-ui' },
  { name: 'Nuxt UI UChatTool', page: 'nuxt-ui' },
]
const TRANSCRIPT = { name: 'vue-tool-card', page: 'ours', variant: 'transcript' }
const CHAT = { name: 'vue-tool-card', page: 'ours', variant: 'chat' }
const COUNT = 10_000
const DELTAS = 50

/** Changes to cards that stand in Chromium. The peers' lists are the app's own: a `v-for` over a shallow ref. */
export async function measure({ runs, startBrowser }) {
  await buildPages(['ours', 'details', 'reka-ui', 'nuxt-ui'])
  const browser = await startBrowser()

  const changes = await sampleInTurn(runs, [TRANSCRIPT, ...PEERS].map(candidate => ({
    name: candidate.name,
    sample: () => sampleChanges(browser, candidate),
  })))
  const streams = await sampleInTurn(runs, [CHAT, ...PEERS].map(candidate => ({
    name: candidate.name,
    sample: () => sampleStream(browser, candidate),
  })))
  return [
    makeTable({
      id: 'changes',
      title: `One change among ${COUNT.toLocaleString('en')} closed cards, until it is painted`,
      floor: TRANSCRIPT.name,
      columns: [
        { key: 'changeMs', title: 'a result comes', unit: 'ms' },
        { key: 'cards', title: 'cards drawn again', unit: '', isCompared: false },
        { key: 'components', title: 'components drawn again', unit: '', isCompared: false },
        { key: 'appendMs', title: 'a card is added', unit: 'ms' },
      ],
    }, changes),
    makeTable({
      id: 'stream',
      title: `A text that grows by ${DELTAS} pieces below 200 closed cards`,
      floor: CHAT.name,
      columns: [{ key: 'ms', title: 'a piece', unit: 'ms' }],
    }, streams),
  ]
}

async function sampleChanges(browser, { page: name, variant }) {
  const page = await browser.visit(name)
  await page.call('prepare', { count: COUNT, variant, isRunning: true })
  await page.call('mount')
  await page.call('showMiddle')
  const change = await page.time('change', COUNT)
  // The first one is not like the others: the code runs for the first time.
  await page.call('append', COUNT)
  const append = await page.time('append', COUNT)
  await page.close()
  const updates = await countUpdates(browser, name, variant)
  return { changeMs: change.ms, appendMs: append.ms, ...updates }
}

/** Counts on a page of its own, since counting takes time. */
async function countUpdates(browser, name, variant) {
  const page = await browser.visit(name)
  await page.call('prepare', { count: 1000, variant, isRunning: true })
  await page.call('countUpdates')
  await page.call('mount')
  await page.call('showMiddle')
  await page.call('forgetUpdates')
  await page.call('change', 1000)
  const updates = await page.call('readUpdates')
  await page.close()
  const sum = names => names.reduce((sum, name) => sum + updates[name], 0)
  return {
    cards: sum(Object.keys(updates).filter(name => /Card$|ChatTool$/.test(name))),
    components: sum(Object.keys(updates)),
  }
}

async function sampleStream(browser, { page: name, variant }) {
  const page = await browser.visit(name)
  await page.call('prepare', { count: 200, variant })
  await page.call('mount')
  await page.call('settle')
  const stream = await page.time('stream', DELTAS)
  await page.close()
  return { ms: stream.ms / DELTAS }
}
