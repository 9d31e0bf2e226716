import { join } from 'node:path'
import { chromium } from 'playwright'
import { bringChromium } from '../../scripts/chromium.mjs'
import { built } from './folders.mjs'
import { serveFolder } from './serve-folder.mjs'

/** Starts a headless Chromium that opens the built pages. */
export async function startChromium() {
  const server = await serveFolder(join(built, 'pages'))
  const browser = await chromium.launch({ executablePath: bringChromium(), args: ['--no-sandbox'] })
  return {
    version: browser.version(),
    visit: name => visit(browser, `${server.url}/${name}/`),
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Opens a page in a context of its own, so that nothing of the last sample is left. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', error => errors.push(error))
  const devtools = await context.newCDPSession(page)
  // Time of the main thread's processor, not of the clock on the wall.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => 'bench' in window)

  const call = async (name, argument) => {
    const value = await page.evaluate(([name, argument]) => window.bench[name](argument), [name, argument])
    if (errors.length > 0) throw new Error(`${url} ${name}: ${errors[0].stack}`)
    return value
  }
  const readMetrics = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  }
  return {
    call,
    /** Calls a step of the page and yields the milliseconds that its main thread worked, and what the step gave. */
    async time(name, argument) {
      const before = await readMetrics()
      const value = await call(name, argument)
      const after = await readMetrics()
      return { ms: after.TaskDuration - before.TaskDuration, value }
    },
    /** Bytes of the JavaScript heap, garbage collected. */
    async readHeap() {
      await devtools.send('HeapProfiler.collectGarbage')
      return (await devtools.send('Runtime.getHeapUsage')).usedSize
    },
    close: () => context.close(),
  }
}
