import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HostilePage } from '../../fixtures/hostile-page/main'
import { catalogue } from '../../support/catalogue'
import { launchChromium, policy, serveHostilePage, watchPage } from '../../support/hostile-page'
import { listTextPlaces, payloads, poison } from '../../support/poison'

declare const page: HostilePage

const logs = new URL('../../fixtures/hostile/', import.meta.url)

/** A native call and its result with every field there is. */
const full = [
  {
    type: 'tool-call', toolCallId: 'id', toolName: 'tool', input: { 'command': 'ls', 'a key': 'x', 'list': ['x', { deep: 'y' }] }, inputText: '{"a":1',
    title: 'title', kind: 'kind', agent: 'agent', server: 'server', cwd: '/cwd', stepId: 's', turnId: 't', locations: [{ path: 'a.ts', line: 1 }],
    approval: { id: 'a', reason: 'why', options: [{ id: 'o', label: 'Yes', kind: 'allow_once' }, { id: 'p', label: 'No', kind: 'reject_once' }] },
  },
  {
    type: 'tool-result', toolCallId: 'id', toolName: 'tool', isError: true, error: { message: 'it broke', code: 'E' }, details: { a: 'x' },
    content: [
      { type: 'text', text: 'text' }, { type: 'image', mimeType: 'image/png', data: 'iVBORw0KGgo=' }, { type: 'audio', mimeType: 'audio/wav', data: 'UklGRg==' },
      { type: 'resource_link', uri: 'https://example.com/', name: 'name', title: 'title', description: 'd', mimeType: 'text/plain' },
      { type: 'resource', resource: { uri: 'file:///a', mimeType: 'text/html', text: 'text' } }, { type: 'image_url', image_url: { url: 'https://example.com/a.png' } },
      { type: 'file', mediaType: 'application/pdf', filename: 'a.pdf', url: 'https://example.com/a.pdf' },
    ],
  },
]
const declared = [
  { call: { card: 'generic', title: 'title', summary: 's', kind: 'read', input: { a: 'b' }, locations: [{ path: 'p', line: 2 }] }, result: { card: 'generic', title: 't', content: 'c' }, status: 'success' },
  { call: { card: 'terminal', title: 'ls', description: 'd', cwd: '/x', summary: 's' }, result: { card: 'terminal', title: 't', output: 'o', signal: 'TERM', exitCode: 3 }, status: 'error' },
  { call: { card: 'diff', title: 'e', diffs: [{ path: 'a.ts', oldText: 'a\n', newText: 'b\n' }] }, result: { card: 'diff', title: 't', diffs: [{ path: 'a.html', oldText: null, newText: '<b>\n' }] }, status: 'ok' },
  { call: { card: 'terminal', title: 'ls' }, result: null, status: 'running' },
]

let server: Awaited<ReturnType<typeof serveHostilePage>>
let browser: Browser
let tab: Page
let faults: string[]

beforeAll(async () => {
  server = await serveHostilePage()
  browser = await launchChromium()
  tab = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  faults = await watchPage(tab, server.url)
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** Opens what can be unfolded, goes over everything with focus and pointer events, and tells what should not be there. */
function inspect(): readonly string[] {
  const found: string[] = []
  for (const more of document.querySelectorAll<HTMLElement>('[data-part="more"], [aria-expanded="false"]')) more.click()
  for (const each of document.querySelectorAll<HTMLElement>('#app [tabindex], #app a, #app button')) {
    each.dispatchEvent(new FocusEvent('focus'))
    each.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data', 'ping', 'srcset', 'background']
  for (const element of document.querySelectorAll('#app *')) {
    const tag = element.localName
    if (/^(?:script|iframe|frame|object|embed|base|meta|link|style|form|math|template|portal)$/.test(tag)) found.push(`<${tag}>`)
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^v-|^:|^@|[^\w:-]/.test(name)) found.push(`${tag} ${name}`)
      if (name === 'style' && /url\(|expression|import/i.test(value)) found.push(`${tag} style ${value}`)
      if (name === 'class' && !/^(?:tc-[\w-]+|tk-[\w-]+|ansi-[\w-]+|tool-[\w-]+|is-[\w-]+|\s)*$/.test(value)) found.push(`${tag} class ${value}`)
      if (!addresses.includes(name)) continue
      const isFragment = name.endsWith('href') && value.startsWith('#')
      const isPicture = name === 'src' && /^data:(?:image|audio|video)\//.test(value)
      if (!isFragment && !isPicture && !/^(?:https?|mailto):/.test((element as HTMLAnchorElement).href ?? value)) found.push(`${tag} ${name}=${value.slice(0, 80)}`)
    }
    if (tag === 'a' && !/\bnoopener\b/.test(element.getAttribute('rel') ?? '') && !element.getAttribute('href')?.startsWith('#')) found.push('a link that gives its opener away')
  }
  return [...new Set(found)]
}

/** Shows records some hundreds at a time, and expects nothing but text of them. */
async function expectText(records: readonly unknown[], perPage: number): Promise<void> {
  const found: string[] = []
  for (let from = 0; from < records.length; from += perPage) {
    await tab.evaluate(list => page.show(list), records.slice(from, from + perPage))
    found.push(...await tab.evaluate(inspect))
  }
  await tab.evaluate(() => page.clear())
  expect([...new Set(found)]).toEqual([])
  expect(faults).toEqual([])
}

describe(`under the policy ${policy}`, () => {
  it('the watch notices a script, a request and a dangerous link', async () => {
    const other = await browser.newPage()
    const noticed = await watchPage(other, server.url)
    await other.evaluate(() => {
      document.querySelector('#app')!.innerHTML = '<img src="https://evil.invalid/x" onerror="pwned(1)"><a href="javascript:pwned(2)">x</a>'
    })
    await expect.poll(() => noticed.join('\n')).toMatch(/refused: script-src-attr[\s\S]*refused: img-src|refused: img-src[\s\S]*refused: script-src-attr/)
    expect(await other.evaluate(inspect)).toEqual(expect.arrayContaining(['img onerror', expect.stringContaining('a href=javascript')]))
    await other.close()
  })

  it('no text of a call or a result with every field becomes anything but text', async () => {
    const places = listTextPlaces(full).filter(({ path, isKey }) => isKey ? path.length > 3 : path[1] !== 'type')
    const records = places.flatMap((place, index) => payloads.flatMap((payload, number) => {
      const made = poison(full, place, text => (index + number) % 2 === 0 ? text + payload : payload) as typeof full
      // An id of its own, but where the id itself is the place.
      const id = place.path[1] === 'toolCallId' ? made[Number(place.path[0])]!.toolCallId : `${index}-${number}`
      return made.map(record => ({ ...record, toolCallId: id }))
    }))
    expect(places.length).toBeGreaterThan(45)
    await expectText(records, 300)
  })

  it('no text of a declared view becomes anything but text', async () => {
    const cards = listTextPlaces(declared).filter(({ isKey, path }) => !isKey && path.at(-1) !== 'card').flatMap(place =>
      payloads.map(payload => (poison(declared, place, () => payload) as typeof declared)[Number(place.path[0])]!))
    const found: string[] = []
    for (let from = 0; from < cards.length; from += 200) {
      await tab.evaluate(list => page.showDeclared(list), cards.slice(from, from + 200))
      found.push(...await tab.evaluate(inspect))
    }
    expect([...new Set(found)]).toEqual([])
    expect(faults).toEqual([])
  })

  it('no text of any tool of the catalogue becomes anything but text, wherever it stands', async () => {
    let count = 0
    const records = catalogue.flatMap(({ tool, agent, example }, index) => {
      const half = { input: example.input, result: example.result, details: example.details }
      return listTextPlaces(half).filter(({ isKey, path }) => !isKey || path.length > 1).flatMap((place, number) => {
        const payload = payloads[count++ % payloads.length]!
        const { input, result, details } = poison(half, place, text => number % 2 === 0 ? text + payload : payload) as typeof half
        const toolCallId = `${index}-${number}`
        return [
          { type: 'tool-call', toolCallId, toolName: tool, input, agent },
          { type: 'tool-result', toolCallId, content: result, isError: example.isError ?? false, ...(details !== undefined && { details }) },
        ]
      })
    })
    expect(records.length).toBeGreaterThan(3_000)
    await expectText(records, 400)
  })

  it.each(readdirSync(logs))('no text of the hostile log %s becomes anything but text', async (name) => {
    await tab.evaluate(log => page.showLog(log), readFileSync(new URL(name, logs), 'utf8'))
    expect(await tab.evaluate(inspect)).toEqual([])
    await tab.evaluate(() => page.clear())
    expect(faults).toEqual([])
  }, 60_000)
})
