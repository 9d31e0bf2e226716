import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Counts one run of Vitest by what its JSON reporter wrote. A file that could not even be loaded, or a
 * run that broke off, counts as one failure each.
 *
 * @param {string} file the reporter's output file
 * @param {boolean} succeeded whether the run exited with 0
 * @returns {{ passed: number, failed: number }} the counts of the run
 */
export function countVitestRun(file, succeeded) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some(test => test.status === 'failed')).length
  const failed = report.numFailedTests + brokenFiles
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed }
}

/**
 * Writes the sum of all runs where `.ci/run` looks for it.
 *
 * @param {string} file
 * @param {readonly { passed: number, failed: number }[]} runs
 */
export function writeSum(file, runs) {
  const sum = { passed: 0, failed: 0 }
  for (const { passed, failed } of runs) {
    sum.passed += passed
    sum.failed += failed
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${sum.passed} ${sum.failed}\n`)
  return sum
}

function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  catch {
    return undefined
  }
}
