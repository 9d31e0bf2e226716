import { expect, it } from 'vitest'
import { fillMatrix, readApps } from '../../scripts/matrix-table.mjs'

const test = (name: string, title: string, status: string, versions?: string) => ({ ancestorTitles: [name], fullName: `${name} ${title}`, title, status, meta: { versions } })
const row = (name: string, rest: string) => `| ${name} | ${rest} |`

it('gives each app that was tested its row, and keeps the rows of the others', () => {
  const apps = readApps({ testResults: [
    { assertionResults: [test('Vite 10', 'builds', 'passed', 'vite 10.0.0'), test('Vite 10', 'shows cards', 'failed')] },
    { assertionResults: [test('Vite 8', 'builds', 'passed', 'vite 8.4.0'), test('Vite 9', 'builds', 'skipped')] },
    // What is left of an app whose installation failed.
    { assertionResults: [test('Vite 11', 'builds', 'skipped')] },
  ] }, /Vite (?:8|1)/)
  const before = ['# Apps', '<!-- matrix -->', '', '| app | versions | tried on | tests |', '|---|---|---|---|',
    row('Vite 9', 'vite 9.0.0 | 2026-01-01 | 2 passed'), row('Vite 10', 'vite 9.9.9 | 2026-01-01 | 2 passed'), '', '<!-- /matrix -->', 'more'].join('\n')
  const after = fillMatrix(before, apps, '2026-02-02')

  expect(after.split('\n').filter(line => line.startsWith('| V'))).toEqual([
    row('Vite 8', 'vite 8.4.0 | 2026-02-02 | 1 passed'),
    row('Vite 9', 'vite 9.0.0 | 2026-01-01 | 2 passed'),
    row('Vite 10', 'vite 10.0.0 | 2026-02-02 | 1 passed, failed: shows cards'),
    row('Vite 11', ' | 2026-02-02 | 0 passed, failed: builds'),
  ])
  expect(fillMatrix(after, apps, '2026-02-02')).toBe(after)
})
