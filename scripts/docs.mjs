/**
 * `npm run docs`: writes the parts of the documents that are made from the sources. A document marks their places:
 * `<!-- docs:members ToolCardProps -->`, the table, `<!-- /docs -->`. With `--check` nothing is written, and it fails
 * where one is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import process from 'node:process'
import { writeParts, writeStates } from './docs-parts.mjs'
import { writeProperties } from './docs-properties.mjs'
import { writeBodies, writeCardSlots, writeEvents, writeMembers, writeTranscriptSlots } from './docs-tables.mjs'
import { collectTypes, parseSource } from './docs-types.mjs'

const root = join(import.meta.dirname, '..')
const read = path => readFileSync(join(root, path), 'utf8')

/** Where the types stand that the tables are made from. */
const typeFiles = [
  'src/core/model/status.ts',
  'src/core/model/view.ts',
  'src/core/view/options.ts',
  'src/vue/appearance.ts',
  'src/vue/tool-cards.ts',
  'src/vue/components/tool-card-types.ts',
  'src/vue/composables/useToolTranscript.ts',
  'src/vue/transcript/tool-transcript-types.ts',
  'src/vue/transcript/transcript-rows.ts',
]
const types = collectTypes(typeFiles.map(path => parseSource(path, read(path))))
const sources = readdirSync(join(root, 'src/vue'), { recursive: true }).filter(path => /\.(?:vue|ts)$/.test(path)).map(path => read(`src/vue/${path}`))

/** The bodies that the package exports, in the order of its index file. */
function readBodies() {
  return [...read('src/vue/index.ts').matchAll(/default as (\w+) \} from '\.\/(.*\.vue)'/g)]
    .map(([, name, path]) => [name, parseSource(path, read(`src/vue/${path}`))])
}

/** What can stand in a document, by the name in its mark. A new part is a new line here. */
const writers = new Map([
  ['members', name => writeMembers(types, name)],
  ['events', name => writeEvents(types, name)],
  ['card-slots', () => writeCardSlots(types)],
  ['transcript-slots', () => writeTranscriptSlots(types)],
  ['bodies', () => writeBodies(types, readBodies())],
  ['parts', () => writeParts(sources)],
  ['states', () => writeStates(types, sources)],
  ['properties', () => writeProperties(read('src/vue/style.css'))],
  ['code', path => `\`\`\`${extname(path).slice(1)}\n${read(path)}\`\`\`\n`],
  ['benchmark', () => readBenchmark()],
])

/** The document with every part as the sources say; throws for a name that nothing is known of. */
export function fillDocument(text) {
  return text.replace(/(<!-- docs:([\w-]+)(?: (\S+))? -->\n)[\s\S]*?(<!-- \/docs -->)/g, (_, start, name, argument, end) => {
    const write = writers.get(name)
    if (!write) throw new Error(`Nothing is known of "${name}". There are ${[...writers.keys()].join(', ')}.`)
    return `${start}\n${write(argument)}\n${end}`
  })
}

/** What the benchmark found when it last ran: when and where, and the table of the bars. */
function readBenchmark() {
  const path = 'bench/results/latest.md'
  if (!existsSync(join(root, path))) return 'No figures have been taken yet.\n'
  const [, taken, bars] = /\n(Taken on .*)\n[\s\S]*?\n## Bars\n\n([\s\S]*?\n)(?=\n|$)/.exec(read(path))
  return `${taken}\n\n${bars}`
}

/** Every document, as it is and as it should be. */
export function readDocuments() {
  const names = readdirSync(join(root, 'docs')).filter(name => name.endsWith('.md'))
  return ['README.md', ...names.map(name => `docs/${name}`)].map((path) => {
    const text = read(path)
    return { path, text, filled: fillDocument(text) }
  })
}

if (process.argv[1] === import.meta.filename) {
  const stale = readDocuments().filter(({ text, filled }) => text !== filled)
  const check = process.argv.includes('--check')
  for (const { path, filled } of stale) {
    if (!check) writeFileSync(join(root, path), filled)
    console.log(`${path} ${check ? 'is out of date: npm run docs' : 'written'}`)
  }
  process.exitCode = check && stale.length > 0 ? 1 : 0
}
