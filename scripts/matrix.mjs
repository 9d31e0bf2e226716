/**
 * `npm run test:matrix`: fresh apps of every kind and version that the package claims, each with the packed package:
 * installed, type-checked, built, served and used in Chromium. It takes about half an hour, needs the network, and
 * writes the table of `docs/compatibility.md`. Words pick apps by their names: `npm run test:matrix -- 'Nuxt 3' React`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { bringChromium } from './chromium.mjs'
import { fillMatrix, readApps } from './matrix-table.mjs'

const root = join(import.meta.dirname, '..')
const cache = join(tmpdir(), 'vue-tool-card-matrix')
// Each run has its own, so that two can go side by side.
const report = join(root, `test/.tmp/results/matrix-${process.pid}.json`)
const document = join(root, 'docs/compatibility.md')

mkdirSync(cache, { recursive: true })
const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', cache], { cwd: root, encoding: 'utf8' })

const asked = process.argv.slice(2).join('|')
const { status } = spawnSync('npx', [
  'vitest', 'run', '--project', 'packed', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`,
  ...asked ? ['--testNamePattern', asked] : [],
], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: bringChromium(), PACKED_MATRIX: '1', PACKED_CACHE: cache, PACKED_TARBALL: join(cache, JSON.parse(packed)[0].filename) },
})
if (existsSync(report)) {
  const today = new Date().toISOString().slice(0, 10)
  const text = readFileSync(document, 'utf8')
  const apps = readApps(JSON.parse(readFileSync(report, 'utf8')), new RegExp(asked))
  writeFileSync(document, fillMatrix(text, apps, today))
  rmSync(report)
}
process.exitCode = status ?? 1
