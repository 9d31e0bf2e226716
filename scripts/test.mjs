/**
 * `npm test`: every test there is, in the order in which a failure is cheapest to learn. Names of runs
 * narrow it down: `npm test -- unit browser`.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { bringChromium } from './chromium.mjs'
import { countVitestRun, writeSum } from './results.mjs'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test/.tmp/results')

const projects = (...names) => names.flatMap(name => ['--project', name])
const runs = [
  { name: 'unit', vitest: projects('core', 'vue', 'hosts', 'ssr', 'module', 'repository') },
  { name: 'hostile', vitest: projects('hostile') },
  { name: 'build', npm: ['run', 'build'] },
  { name: 'dist', vitest: projects('dist') },
  { name: 'browser', vitest: ['--config', 'vitest.browser.config.ts'], browser: true },
  { name: 'attack', vitest: projects('attack'), browser: true },
  { name: 'e2e', vitest: projects('e2e'), browser: true },
  { name: 'packed', vitest: projects('packed'), browser: true },
]

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !runs.some(run => run.name === name))
if (unknown.length > 0) {
  console.error(`No such run: ${unknown.join(', ')}. There are ${runs.map(run => run.name).join(', ')}.`)
  process.exit(2)
}
const chosen = runs.filter(run => asked.length === 0 || asked.includes(run.name))

rmSync(results, { recursive: true, force: true })
if (chosen.some(run => run.browser)) process.env.CHROMIUM = bringChromium()
// Nuxt would ask, or tell, about the use of its command line.
process.env.NUXT_TELEMETRY_DISABLED = '1'

const counted = chosen.map((run) => {
  console.log(`\n── ${run.name}`)
  return { name: run.name, ...(run.npm ? countCommand('npm', run.npm) : countTests(run)) }
})

const sum = writeSum(join(results, 'sum'), counted)
console.log()
for (const { name, passed, failed } of counted) console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)

function countTests({ name, vitest }) {
  const file = join(results, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync('npx', ['vitest', 'run', ...vitest, ...reporters], { cwd: root, stdio: 'inherit' })
  return countVitestRun(file, status === 0)
}

function countCommand(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
