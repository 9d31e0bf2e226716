// What a header costs: `npx node bench/headers.mjs`. Prints the time of each tool of the catalogue, and of
// large results next to a bare count of their line feeds.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { Buffer } from 'node:buffer'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
// As a bundle: the module runner that serves the sources makes each imported name a getter.
const [{ output: [chunk] }] = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { write: false, minify: false, target: 'esnext', lib: { entry: 'src/core/index.ts', formats: ['es'] } },
})
const core = await import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`)
const catalogue = JSON.parse(await readFile(join(root, 'test/fixtures/tool-catalogue.json'), 'utf8'))

/** Milliseconds of one run, the least of several rounds; of the processor, since machines are shared. */
function measure(run, times) {
  let least = Infinity
  for (let round = 0; round < 9; round++) {
    const start = process.cpuUsage()
    for (let time = 0; time < times; time++) run()
    least = Math.min(least, process.cpuUsage(start).user / 1000 / times)
  }
  return least
}

function makeEntry(toolName, input, content, rest = {}) {
  const { agent, details, isError = false } = rest
  return {
    key: 'tx', toolCallId: 'x', toolName, call: { toolCallId: 'x', toolName, input, agent },
    result: { content, isError, details }, status: 'ok', provisional: false, children: [],
  }
}

// Warms up.
for (let round = 0; round < 50; round++) {
  for (const { tool, example } of catalogue) core.viewToolEntry(makeEntry(tool, example.input, example.result ?? '', example))
}

const rows = catalogue.map(({ agent, tool, family, example }) => {
  const entry = makeEntry(tool, example.input, example.result ?? '', { agent, ...example })
  return { name: `${family} ${agent} ${tool}`, micros: measure(() => core.viewToolEntry(entry), 1000) * 1000 }
}).sort((left, right) => right.micros - left.micros)

const median = rows[Math.floor(rows.length / 2)].micros
console.log(`headers of ${rows.length} examples: median ${median.toFixed(1)} µs, ${rows.filter(row => row.micros > 20).length} above 20 µs`)
for (const { name, micros } of rows.slice(0, 12)) console.log(`  ${micros.toFixed(1).padStart(6)} µs  ${name}`)

const texts = [['lines', 'a line of text\n'.repeat(700_000)], ['one line', 'x'.repeat(10_000_000)]]
const calls = [
  ['run_shell', { command: 'ls' }], ['Bash', { command: 'ls' }, 'claude-code'], ['exec_command', { cmd: 'ls' }, 'codex-cli'],
  ['run_shell_command', { command: 'ls' }, 'gemini-cli'], ['read_file', { path: 'a' }], ['fetch', { url: 'https://a' }], ['get_weather', { city: 'x' }],
  ['grep', { pattern: 'x' }], ['list_directory', { path: 'a' }], ['glob', { pattern: '*' }],
]
for (const [what, text] of texts) {
  const bare = measure(() => {
    let count = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
    return count
  }, 3)
  console.log(`10 MB in ${what}: bare count ${bare.toFixed(2)} ms`)
  for (const [name, input, agent] of calls) {
    const entry = makeEntry(name, input, text, { agent })
    const cost = measure(() => core.viewToolEntry(entry), 3)
    console.log(`  ${cost.toFixed(2).padStart(7)} ms  ${(cost / bare).toFixed(2)} ×  ${name}`)
  }
}
