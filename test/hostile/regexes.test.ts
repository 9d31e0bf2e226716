import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { check } from 'recheck'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readSourceFiles, walkTree } from '../support/source-files'

/** Patterns that were found to be linear; only what is not among them is examined. `REGEXES=all` examines and writes all. */
const safeFile = new URL('regexes.safe.txt', import.meta.url)

/** Slower than linear on a text without end, and only ever given a short one. */
const bounded: ReadonlyMap<string, { readonly longest: number, readonly attack: (length: number) => string, readonly because: string }> = new Map([
  [String.raw`/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gi`, {
    longest: 5_000, attack: n => '"\\'.repeat(n / 2), because: 'readJsonTokens leaves longer lines alone',
  }],
  [String.raw`/^[[(][^\n]{0,200}limit reached/m`, {
    longest: 4_096, attack: n => '(\r'.repeat(n / 2), because: 'only the ends of a text are looked at',
  }],
  [String.raw`/^Found [^\n]{0,1000}\(results limited to \d+/m`, {
    longest: 4_096, attack: n => 'Found \r'.repeat(n / 7), because: 'only the ends of a text are looked at',
  }],
  [String.raw`/^([a-z-])[rwxsStT-]{9}\S* +\d+ +\S+ +\S+ +(\d\S*) +\S+ +\d+ +[\d:]+ (.*)$/s`, {
    longest: 1_000, attack: n => `drwxrwxrwx${' 1'.repeat(n / 2)}\n`, because: 'a listing has no longer rows',
  }],
  [String.raw`/ -> .*$/`, {
    longest: 1_000, attack: n => ' -> '.repeat(n / 4), because: 'a listing has no longer rows',
  }],
  [String.raw`/(?:(?: {2,}|\t|\s(?=\())[[(]?\d[\d.,]*\s?(?:bytes?|[KMGT]?i?B|[KMG])[\])]?|(?: {2,}|\t)\[?\d[\d.,]*\]?)$/i`, {
    longest: 30, attack: n => ' '.repeat(n), because: 'only the end of a row is looked at',
  }],
  [String.raw`/ {2,}\d[\d.]* [KMGT]?B$/`, {
    longest: 30, attack: n => ' '.repeat(n), because: 'only the end of a row is looked at',
  }],
  [String.raw`/<usage>([\s\S]{0,2000}?)<\/usage>/`, {
    longest: 4_096, attack: n => '<usage><'.repeat(n / 8), because: 'only the end of a text is looked at',
  }],
  [String.raw`/^Here's the files and directories up to 2 levels deep in [^\n]+, excluding hidden items[^\n]*\n/`, {
    longest: 4_096,
    attack: n => `Here's the files and directories up to 2 levels deep in ${', excluding hidden items'.repeat(n / 24)}`,
    because: 'leads are looked for at the start of a text',
  }],
  [String.raw`/^Command executed(?: in terminal)?(?: within working directory)?(?: in)? '[^\n]{0,1000}'\.(?:[^\n]*\n){1,4}?(?:Output:\n?|(?=Output \())/`, {
    longest: 4_096, attack: n => `Command executed '${'\'.y'.repeat(n / 3)}`, because: 'leads are looked for at the start of a text',
  }],
  [String.raw`/^\[Output exceeded [^\]]*?\((\d+) (lines|bytes) total\)[^\]]*\]$/`, {
    longest: 1_000, attack: n => `[Output exceeded ${'(0 lines total)'.repeat(n / 15)} `, because: 'no longer last line is looked at',
  }],
  [String.raw`/"([^"\n]{0,2000})"="([^"]*)"/g`, {
    longest: 20_000, attack: n => '"="'.repeat(n / 3), because: 'only the start of an answer is looked at',
  }],
  [String.raw`/^\s*(?:[-*]|\d{1,4}[.)])?\s{0,4}(?:\*\*)?\[([^\]\n]{1,1000})\]\((https?:\/\/[^\s)]+)\)(?:\*\*)?(.*)$/s`, {
    longest: 4_000, attack: n => `${' '.repeat(n / 2)}[a](http://${'x'.repeat(n / 2)}`, because: 'readEntry leaves longer rows alone',
  }],
  [String.raw`/^([^:\n]{1,1000}?)-\d+-/`, {
    longest: 1_000_000, attack: n => `${'-1'.repeat(500)}-${'1'.repeat(n)}`, because: 'the name in front has at most 1,000 characters',
  }],
  [String.raw`/^Command did not complete within its [^\n]{0,200}? and was moved to the background \(ID: ([^)\n]+)\)/`, {
    longest: 4_096,
    attack: n => `Command did not complete within its ${' and was moved to the background (ID: '.repeat(n / 38)}`,
    because: 'leads are looked for at the start of a text',
  }],
])

/** Expressions that are put together while the program runs. */
const composed: ReadonlyMap<string, string> = new Map([
  ['core/diff/mark-words.ts', 'alternatives that begin with different characters, each a run of one kind'],
  ['vue/transcript/transcript-filter.ts', 'the words of the reader, escaped'],
  ['core/tools/bodies/search-pattern.ts', 'a class or an escape, tried on a single character'],
  ['core/tools/families/agent.ts', 'one of three fixed names and digits, on 2,000 characters'],
])

function collect() {
  const patterns = new Map<string, string>()
  const made: string[] = []
  for (const { name, tree } of readSourceFiles()) {
    walkTree(tree, (node) => {
      if (ts.isRegularExpressionLiteral(node)) patterns.set(node.text, name)
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(tree) === 'RegExp') made.push(name)
    })
  }
  return { patterns, made }
}

describe('the regular expressions of the package', () => {
  const { patterns, made } = collect()
  const known = new Set(existsSync(safeFile) ? readFileSync(safeFile, 'utf8').split('\n') : [])
  const isUpdate = process.env['REGEXES'] === 'all'

  it('take no more than linear time, but for those that are only given short texts', async () => {
    const news = [...patterns].filter(([pattern]) => !bounded.has(pattern) && (isUpdate || !known.has(pattern)))
    const faults: string[] = []
    const safe = new Set([...patterns.keys()].filter(pattern => known.has(pattern) && !isUpdate))
    for (const [pattern, file] of news) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern) ?? []
      const { status } = await check(source, flags, { timeout: 30_000 })
      if (status === 'safe') safe.add(pattern)
      else faults.push(`${file}: ${pattern} is ${status}`)
    }
    if (isUpdate) writeFileSync(safeFile, `${[...safe].sort().join('\n')}\n`)
    expect(faults, 'mend the pattern, or bound its text and say so above').toEqual([])
  }, 600_000)

  it.each([...bounded])('answer at once for the longest text they are given: %s', (pattern, { longest, attack }) => {
    expect([...patterns.keys()], 'it is gone: take it off the list').toContain(pattern)
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern) ?? []
    const start = performance.now()
    new RegExp(source, flags).test(attack(longest))
    // Milliseconds; more only where a pattern runs away.
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('are put together only where it is known what of', () => {
    expect([...new Set(made)].sort()).toEqual([...composed.keys()].sort())
  })
})
