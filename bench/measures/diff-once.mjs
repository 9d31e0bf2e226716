// Compares one pair of texts once, in a process of its own that can be stopped: how long it takes, and by how
// many megabytes the process grows. Prints both as JSON.
import process from 'node:process'
import { collectGarbage, spend } from '../harness/cpu-time.mjs'
import { diffCandidates } from './diff-candidates.mjs'
import { diffCases } from './diff-cases.mjs'

const [candidate, name] = process.argv.slice(2)
const texts = diffCases[name]()
collectGarbage()
const before = process.resourceUsage().maxRSS
const ms = await spend(() => diffCandidates[candidate](...texts), 1)
console.log(JSON.stringify({ ms, megabytes: (process.resourceUsage().maxRSS - before) / 1024 }))
