import { Buffer } from 'node:buffer'
import { buildServer } from '../harness/page-build.mjs'
import { collectGarbage, spend } from '../harness/cpu-time.mjs'
import { sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const COUNT = 1000
const CANDIDATES = [
  { name: 'vue-tool-card', page: 'ours' },
  { name: 'vue-tool-card, ToolTranscript', page: 'ours', variant: 'transcript' },
  { name: 'details', page: 'details' },
  { name: 'reka-ui Collapsible', page: 'reka-ui' },
  { name: 'Nuxt UI UChatTool', page: 'nuxt-ui' },
  { name: 'Nuxt UI UChatTool, unmount-on-hide', page: 'nuxt-ui', variant: 'unmount' },
]

/** Rendering closed cards on a server. */
export async function measure({ runs }) {
  const servers = new Map()
  for (const { page } of CANDIDATES) servers.set(page, servers.get(page) ?? await buildServer(page))
  const html = await servers.get('ours').prepareRender(COUNT, '')()
  const samples = await sampleInTurn(runs, [
    { name: 'string building', sample: makeSampler(() => makeStringBuilder(html)) },
    ...CANDIDATES.map(({ name, page, variant = '' }) => ({
      name, sample: makeSampler(() => servers.get(page).prepareRender(COUNT, variant)),
    })),
  ])
  return [makeTable({
    id: 'server',
    title: `Rendering ${COUNT.toLocaleString('en')} closed cards to HTML on a server`,
    floor: 'string building',
    columns: [{ key: 'micros', title: 'a card', unit: 'µs' }],
  }, samples)]
}

/** Microseconds a card. Each app is rendered once, as on a server; half of them to warm up, as a server that runs. */
function makeSampler(prepare) {
  const RENDERS = 20
  return async () => {
    const renders = Array.from({ length: 2 * RENDERS }, prepare)
    // A string that was put together is copied into one piece when it is sent.
    const render = async index => Buffer.byteLength(await renders[index]())
    await spend(render, RENDERS)
    collectGarbage()
    return { micros: await spend(index => render(RENDERS + index), RENDERS) * 1000 / RENDERS / COUNT }
  }
}

/** The floor: the same HTML from its tags, which are ready, and its texts, which are escaped. */
function makeStringBuilder(html) {
  const pieces = html.split(/(?<=>)|(?=<)/).map(piece => ({
    isTag: piece.startsWith('<'),
    text: piece.startsWith('<') ? piece : unescape(piece),
  }))
  const build = () => {
    let built = ''
    for (const { isTag, text } of pieces) built += isTag ? text : escape(text)
    return built
  }
  if (build() !== html) throw new Error('String building gives other HTML than the server does.')
  return build
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;' }
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]))

function escape(text) {
  return /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, character => ENTITIES[character]) : text
}

function unescape(text) {
  return text.replace(/&[#\w]+;/g, entity => CHARACTERS.get(entity) ?? entity)
}
