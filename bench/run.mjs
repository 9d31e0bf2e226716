// `npm run bench`: vue-tool-card beside other ways to show tool calls. docs/benchmark.md tells how to read it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { bars } from './bars.mjs'
import { checkBars } from './harness/check.mjs'
import { bench, installed, root } from './harness/folders.mjs'
import { describeMachine } from './harness/machine.mjs'
import { toMarkdown } from './harness/markdown.mjs'
import { installPackage } from './harness/own-files.mjs'

const GROUPS = ['sizes', 'pairing', 'diffs', 'terminal', 'results', 'server', 'highlight', 'live', 'cards']

const { values } = parseArgs({
  options: {
    'runs': { type: 'string', default: '5' },
    'only': { type: 'string' },
    'check': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const groups = values.only?.split(',') ?? GROUPS
const unknown = groups.filter(group => !GROUPS.includes(group))
if (!Number.isInteger(runs) || runs < 1) fail(`--runs takes a number from 1 on, not "${values.runs}".`)
if (unknown.length > 0) fail(`No such group: ${unknown.join(', ')}. There are ${GROUPS.join(', ')}.`)

// Vue is told by this variable to leave out what only developers need.
process.env.NODE_ENV = 'production'
if (!isInstalled()) run('npm', 'ci', '--prefix', bench)
// Without it, what was built for the last run is measured again.
if (!values['no-build'] || !existsSync(installed)) {
  run('npm', 'run', 'build')
  installPackage()
}

let browser
const startBrowser = async () => {
  const { startChromium } = await import('./harness/chromium.mjs')
  return browser ??= await startChromium()
}
const machine = describeMachine()
const tables = []
for (const group of groups) {
  console.error(`measuring ${group} …`)
  const { measure } = await import(`./measures/${group}.mjs`)
  tables.push(...await measure({ runs, startBrowser }))
}
machine.chromium = browser?.version
await browser?.close()

const checks = checkBars(bars, groups, tables)
const report = { machine, runs, checks, tables }
const markdown = toMarkdown(report)
console.log(markdown)
// Figures of different minutes do not belong into one table.
if (groups.length === GROUPS.length) {
  mkdirSync(join(bench, 'results'), { recursive: true })
  writeFileSync(join(bench, 'results/latest.json'), `${JSON.stringify(report, (_, value) => value === Infinity ? 'stopped' : value, 2)}\n`)
  writeFileSync(join(bench, 'results/latest.md'), markdown)
}

const missed = checks.filter(({ holds }) => !holds)
for (const { says, value, limit } of missed) console.error(`missed: ${says}: ${value?.toFixed(2) ?? 'not measured'}, above ${limit}`)
process.exit(values.check && missed.length > 0 ? 1 : 0)

/** Whether the peers are there, as the lock file has them by now. */
function isInstalled() {
  const record = join(bench, 'node_modules/.package-lock.json')
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(bench, 'package-lock.json')).mtimeMs
}

function run(command, ...args) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: undefined } })
}

function fail(message) {
  console.error(message)
  process.exit(2)
}
