import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { diffTexts } from 'vue-tool-card/core'
import { timeCalls } from '../harness/cpu-time.mjs'
import { importOwn } from '../harness/own-files.mjs'
import { median, sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'
import { diffCandidates } from './diff-candidates.mjs'
import { diffCases, makeRewritten } from './diff-cases.mjs'

const { findChanges } = await importOwn('core/diff/find-changes.js')

const FLOOR = 'split + intern'
const OURS = 'vue-tool-card'
/** Seconds of processor time after which a comparison is stopped. */
const LIMIT = 5
/** Milliseconds up to which a comparison is worth repeating for a better figure. */
const SHORT = 400

/** Comparing two texts, in Node. Drawing comes on top for everybody and is not measured. */
export async function measure({ runs }) {
  const names = Object.keys(diffCases)
  const all = new Map(Object.keys(diffCandidates).map(candidate => [candidate, Array.from({ length: runs }, () => ({}))]))
  const longest = { ms: 0, megabytes: 0 }
  for (const name of names) {
    const firsts = new Map(Object.keys(diffCandidates).map(candidate => [candidate, compareOnce(candidate, name)]))
    const texts = diffCases[name]()
    const samples = await sampleInTurn(runs, Object.entries(diffCandidates).map(([candidate, compare]) => ({
      name: candidate,
      sample: firsts.get(candidate).ms > SHORT
        ? () => firsts.get(candidate)
        : timeCalls(() => compare(...texts)),
    })))
    for (const [candidate, own] of samples) own.forEach(({ ms }, round) => all.get(candidate)[round][name] = ms)
    longest.ms = Math.max(longest.ms, median(samples.get(OURS).map(({ ms }) => ms)))
    longest.megabytes = Math.max(longest.megabytes, firsts.get(OURS).megabytes)
  }
  return [
    makeTable({
      id: 'diffs',
      title: `Comparing two texts; stopped after ${LIMIT} seconds`,
      floor: FLOOR,
      columns: names.map(name => ({ key: name, title: name, unit: 'ms' })),
      isSideways: true,
    }, all),
    makeTable({
      id: 'diff-most',
      title: 'The most that any of these pairs takes',
      columns: [{ key: 'ms', title: 'time', unit: 'ms' }, { key: 'megabytes', title: 'memory', unit: 'MB' }],
    }, new Map([[OURS, [longest]]])),
    await measureGrowth(runs),
    await measureWords(runs),
  ]
}

/** In a process of its own, since none of these libraries can be stopped. */
function compareOnce(candidate, name) {
  const { stdout, signal, status } = spawnSync(
    'sh',
    ['-c', `ulimit -t ${LIMIT} && exec "$0" "$@"`, process.execPath, join(import.meta.dirname, 'diff-once.mjs'), candidate, name],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status === 0) return JSON.parse(stdout)
  if (signal === 'SIGXCPU' || signal === 'SIGKILL') return { ms: Infinity, megabytes: Infinity }
  throw new Error(`${candidate} does not compare "${name}".`)
}

async function measureGrowth(runs) {
  const sizes = [5000, 10_000, 20_000]
  const samples = await sampleInTurn(runs, sizes.map((size) => {
    const texts = makeRewritten(size)
    return { name: size, sample: timeCalls(() => diffTexts(...texts)) }
  }))
  const growths = Array.from({ length: runs }, (_, round) => ({
    growth: Math.max(...[1, 2].map(at => samples.get(sizes[at])[round].ms / samples.get(sizes[at - 1])[round].ms)),
  }))
  return makeTable({
    id: 'diff-growth',
    title: 'How much longer twice as many lines take, rewritten',
    columns: [{ key: 'growth', title: 'compared', unit: '×' }],
  }, new Map([[OURS, growths]]))
}

/** Words of a changed line. Cards leave out lines above 500 characters; this is what a longer one would cost. */
async function measureWords(runs) {
  const line = seed => Array.from({ length: 1000 }, (_, index) => `w${index * seed % 997}`).join(' ').slice(0, 5000)
  const split = text => text.match(/\w+|\s+|[^\w\s]/g)
  const texts = [line(3), line(7)]
  const samples = await sampleInTurn(runs, [
    { name: OURS, sample: timeCalls(() => findChanges(split(texts[0]), split(texts[1]), 64)) },
  ])
  return makeTable({
    id: 'diff-words',
    title: 'The words of a line of 5,000 characters, rewritten',
    columns: [{ key: 'ms', title: 'compared', unit: 'ms' }],
  }, samples)
}
