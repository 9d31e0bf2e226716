import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatToolLine, viewToolEntry } from 'vue-tool-card/core'
import type { HostilePage } from '../../fixtures/hostile-page/main'
import { launchChromium, serveHostilePage, watchPage } from '../../support/hostile-page'
import { callOf, resultOf } from '../../support/native'
import { makeEntry } from '../../support/tool-entry'
import { fixtureNames, readFixture } from '../../support/transcripts'
import { viewLog } from '../../support/view-log'

declare const page: HostilePage

const readers = [
  { locale: 'en-US', timezoneId: 'UTC' }, { locale: 'de-DE', timezoneId: 'Europe/Berlin' }, { locale: 'fr-FR', timezoneId: 'Pacific/Apia' },
  { locale: 'ar-EG', timezoneId: 'Africa/Cairo' }, { locale: 'hi-IN', timezoneId: 'Asia/Kolkata' },
]

let server: Awaited<ReturnType<typeof serveHostilePage>>
let browser: Browser

beforeAll(async () => {
  server = await serveHostilePage()
  browser = await launchChromium(['--js-flags=--expose-gc'])
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

describe.each(readers)('in a browser in $timezoneId that speaks $locale', (reader) => {
  it('every log is viewed as in Node', async () => {
    const context = await browser.newContext(reader)
    const tab = await context.newPage()
    await watchPage(tab, server.url)
    for (const name of fixtureNames) {
      const log = readFixture(name)
      expect(await tab.evaluate(text => page.viewLog(text), log) === viewLog(log), name).toBe(true)
    }
    await context.close()
  })

  it('int-locale-of-counts: headers with large numbers read as in Node', async () => {
    const context = await browser.newContext(reader)
    const tab = await context.newPage()
    const faults = await watchPage(tab, server.url)
    const output = 'x\n'.repeat(12_345)
    await tab.evaluate(records => page.show(records), [
      callOf('a', { command: 'ls' }), resultOf('a', output),
      callOf('b', { path: 'a', content: 'y'.repeat(4_200) }, { toolName: 'write_file' }), resultOf('b', 'ok', { toolName: 'write_file' }),
    ])
    const shown = await tab.locator('[data-part="result-summary"]').allInnerTexts()
    const views = [
      viewToolEntry(makeEntry({ input: { command: 'ls' }, content: output })),
      viewToolEntry(makeEntry({ name: 'write_file', input: { path: 'a', content: 'y'.repeat(4_200) }, content: 'ok' })),
    ]
    expect(views.map(formatToolLine).join()).toContain('12345 lines')
    expect(shown.map(text => text.replace(/^→\s*/, ''))).toEqual(views.map(view => view.resultSummary))
    expect(faults).toEqual([])
    await context.close()
  })
})

it('thousands of transcripts that come and go leave no element, listener or memory behind', async () => {
  const tab = await browser.newPage()
  const faults = await watchPage(tab, server.url)
  const client = await tab.context().newCDPSession(tab)
  await client.send('Performance.enable')
  const records = Array.from({ length: 5 }, (_, id) => [callOf(`c${id}`, { command: `ls ${id}` }), resultOf(`c${id}`, 'a\nb\n')]).flat()
  const measure = async () => {
    for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics') as { metrics: readonly { name: string, value: number }[] }
    const read = (name: string) => metrics.find(metric => metric.name === name)!.value
    return { nodes: read('Nodes'), listeners: read('JSEventListeners'), heap: read('JSHeapUsedSize') }
  }
  const churn = (times: number) => tab.evaluate(([list, count]) => page.churn(list, count), [records, times] as const)
  // Until the engine has compiled what it will; later it drops a megabyte of that and makes it again, as it likes.
  await churn(1_200)
  const before = await measure()
  await churn(3_000)
  const after = await measure()
  expect(after.nodes - before.nodes).toBeLessThan(100)
  expect(after.listeners - before.listeners).toBeLessThan(20)
  // Two thirds of a kilobyte a visit, half of it that megabyte.
  expect(after.heap - before.heap).toBeLessThan(2_000_000)
  expect(faults).toEqual([])
  await tab.close()
})
