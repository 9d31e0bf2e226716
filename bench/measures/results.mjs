import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { viewOutput, viewToolEntry } from 'vue-tool-card/core'
import { timeCalls } from '../harness/cpu-time.mjs'
import { root } from '../harness/folders.mjs'
import { buildPages } from '../harness/page-build.mjs'
import { median, sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const LARGE = 'a line of text\n'.repeat(700_000)

/** Headers, and results of ten megabytes. */
export async function measure({ runs, startBrowser }) {
  return [await measureHeaders(runs), await measureLarge(runs), await measureOpening(runs, startBrowser)]
}

function makeEntry(toolName, input, content, { agent, details, isError = false } = {}) {
  return {
    key: 'tx', toolCallId: 'x', toolName, call: { toolCallId: 'x', toolName, input, agent },
    result: { content, isError, details }, status: 'ok', provisional: false, children: [],
  }
}

/**
 * The header of one example for each tool that is known, without one scan of its output. Those that count a diff do
 * more by nature.
 */
async function measureHeaders(runs) {
  const catalogue = JSON.parse(await readFile(join(root, 'test/fixtures/tool-catalogue.json'), 'utf8'))
  const entries = catalogue
    .map(({ agent, tool, example }) => makeEntry(tool, example.input, example.result ?? '', { agent, ...example }))
    .filter(entry => viewToolEntry(entry).callDetail.kind !== 'diff')
  for (let round = 0; round < 50; round++) entries.forEach(entry => viewToolEntry(entry))
  const samples = await sampleInTurn(runs, entries.map((entry, index) => ({
    name: index, sample: timeHeader(entry),
  })))
  const rounds = Array.from({ length: runs }, (_, round) => {
    const times = [...samples.values()].map(own => own[round].ms * 1000).sort((left, right) => left - right)
    return { middle: median(times), slow: times[Math.floor(times.length * 0.95)], slowest: times.at(-1) }
  })
  return makeTable({
    id: 'headers',
    title: `The header of one example of each of ${entries.length} tools without a diff, one scan of its output aside`,
    columns: [
      { key: 'middle', title: 'median', unit: 'µs' },
      { key: 'slow', title: '19 of 20 within', unit: 'µs' },
      { key: 'slowest', title: 'slowest', unit: 'µs' },
    ],
  }, new Map([['vue-tool-card', rounds]]))
}

function timeHeader(entry) {
  const { content } = entry.result
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const header = timeCalls(() => viewToolEntry(entry))
  const scan = timeCalls(() => countLineFeeds(text))
  return async () => ({ ms: (await header()).ms - (await scan()).ms })
}

async function measureLarge(runs) {
  const entry = makeEntry('run_shell', { command: 'cat build.log' }, LARGE)
  const samples = await sampleInTurn(runs, [
    { name: 'indexOf count', sample: timeCalls(() => countLineFeeds(LARGE)) },
    { name: 'split', sample: timeCalls(() => LARGE.split('\n')) },
    { name: 'vue-tool-card, viewOutput', sample: timeCalls(() => viewOutput(LARGE)) },
    { name: 'vue-tool-card, header', sample: timeCalls(() => viewToolEntry(entry)) },
  ])
  // The floor once more, as the other bar is told against it.
  const splits = samples.get('split')
  const own = samples.get('vue-tool-card, viewOutput')
  own.forEach((sample, round) => sample.ofSplit = sample.ms / splits[round].ms)
  return makeTable({
    id: 'large-result',
    title: 'First and last lines and the number of lines of 10 MB',
    floor: 'indexOf count',
    columns: [{ key: 'ms', title: 'counted', unit: 'ms' }, { key: 'ofSplit', title: 'share of split', unit: '×', isCompared: false }],
  }, samples)
}

function countLineFeeds(text) {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

async function measureOpening(runs, startBrowser) {
  await buildPages(['ours', 'details', 'nuxt-ui'])
  const browser = await startBrowser()
  const candidates = [
    { name: 'vue-tool-card', page: 'ours' },
    { name: 'details', page: 'details' },
    { name: 'Nuxt UI UChatTool', page: 'nuxt-ui' },
  ]
  const samples = await sampleInTurn(runs, candidates.map(({ name, page }) => ({ name, sample: () => sampleOpening(browser, page) })))
  return makeTable({
    id: 'large-open',
    title: 'A card with a result of 10 MB',
    floor: 'vue-tool-card',
    columns: [{ key: 'mountMs', title: 'mounted closed', unit: 'ms' }, { key: 'openMs', title: 'opened', unit: 'ms' }],
  }, samples)
}

async function sampleOpening(browser, name) {
  const page = await browser.visit(name)
  await page.call('prepare', { count: 1, isLarge: true })
  const mounted = await page.time('mount')
  await page.call('showMiddle')
  const opened = await page.time('toggle')
  await page.close()
  return { mountMs: mounted.ms, openMs: opened.ms }
}
