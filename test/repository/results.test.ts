import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countVitestRun, writeSum } from '../../scripts/results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, ...tests: string[]) => ({
  name,
  status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
  assertionResults: tests.map(status => ({ status })),
})

function count(succeeded: boolean, ...testResults: ReturnType<typeof file>[]) {
  const tests = testResults.flatMap(result => result.assertionResults)
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({
    numPassedTests: tests.filter(test => test.status === 'passed').length,
    numFailedTests: tests.filter(test => test.status === 'failed').length,
    testResults,
  }))
  return countVitestRun(path, succeeded)
}

describe('the count of a run', () => {
  it('is that of its tests', () => {
    expect(count(true, file('a', 'passed', 'passed'), file('b', 'passed', 'pending'))).toEqual({ passed: 3, failed: 0 })
    expect(count(false, file('a', 'passed', 'failed'))).toEqual({ passed: 1, failed: 1 })
  })

  it('takes a file that could not be loaded for a failure', () => {
    expect(count(false, file('a', 'passed'), file('broken'))).toEqual({ passed: 1, failed: 1 })
  })

  it('takes a run that failed outside its tests for a failure', () => {
    expect(count(false, file('a', 'passed'))).toEqual({ passed: 1, failed: 1 })
  })

  it('takes a run without a report for a failure', () => {
    expect(countVitestRun(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 })
    writeFileSync(join(folder, 'cut.json'), '{"numPassed')
    expect(countVitestRun(join(folder, 'cut.json'), true)).toEqual({ passed: 0, failed: 1 })
  })

  it('is summed up in a file of two numbers', () => {
    const path = join(folder, 'deep/sum')
    expect(writeSum(path, [{ passed: 3, failed: 0 }, { passed: 2, failed: 1 }])).toEqual({ passed: 5, failed: 1 })
    expect(readFileSync(path, 'utf8')).toBe('5 1\n')
  })
})
