import { buildPages } from '../harness/page-build.mjs'
import { sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const CANDIDATES = [
  { name: 'vue-tool-card', page: 'ours' },
  { name: 'reka-ui Collapsible with Shiki', page: 'reka-ui' },
]

/** The first card that opens on a page, until it is coloured: the highlighter is fetched, read and run. */
export async function measure({ runs, startBrowser }) {
  await buildPages(CANDIDATES.map(({ page }) => page))
  const browser = await startBrowser()
  const samples = await sampleInTurn(runs, CANDIDATES.map(({ name, page }) => ({ name, sample: () => sampleFirst(browser, page) })))
  return [makeTable({
    id: 'first-colour',
    title: 'The first command that is opened on a page, until it is coloured',
    floor: 'vue-tool-card',
    columns: [{ key: 'ms', title: 'opened', unit: 'ms' }],
  }, samples)]
}

async function sampleFirst(browser, name) {
  const page = await browser.visit(name)
  await page.call('prepare', { count: 1 })
  await page.call('mount')
  await page.call('showMiddle')
  const opened = await page.time('toggleUntilColoured')
  await page.close()
  return { ms: opened.ms }
}
