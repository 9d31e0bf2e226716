import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as core from '../../src/core/index'
import { ar } from '../../src/vue/locales/ar'
import { de } from '../../src/vue/locales/de'

interface Example {
  readonly heading: string
  readonly code: string
}

/** The code blocks of a document, each with the heading above it. */
function readExamples(document: string): readonly Example[] {
  const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8')
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(match => ({
    heading: [...text.slice(0, match.index).matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? document,
    code: match[1]!,
  }))
}

/** What an example prints; its imports are those of the package. */
function run(code: string): readonly string[] {
  const printed: string[] = []
  const body = ts.transpile(code, { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true })
    .replace(/^import (\{[^}]*\}) from 'vue-tool-card\/core';?$/m, 'const $1 = core')
    .replaceAll(/^import (\{[^}]*\}) from 'vue-tool-card\/locales\/[\w-]+';?$/gm, 'const $1 = locales')
  runInNewContext(`{${body}}`, { core, locales: { ar, de }, console: { log: (line: string) => printed.push(line) } })
  return printed
}

/** What the comments below say that it prints. */
function readPromises(code: string): readonly string[] {
  return [...code.matchAll(/^\/\/ → (.+)$/gm)].map(match => match[1]!)
}

describe('the examples of docs/tools.md', () => {
  const examples = readExamples('tools.md')

  it('are there', () => {
    expect(examples.length).toBeGreaterThan(4)
  })

  it.each(examples.map(({ heading, code }) => [heading, code] as const))('print what they say: %s', (_, code) => {
    expect(readPromises(code)).not.toEqual([])
    expect(run(code)).toEqual(readPromises(code))
  })
})

describe.each(['configuration.md', 'languages.md'])('the examples of docs/%s that print', (document) => {
  const examples = readExamples(document).filter(({ code }) => code.includes('console.log'))

  it.each(examples.map(({ heading, code }) => [heading, code] as const))('print what they say: %s', (_, code) => {
    expect(readPromises(code)).not.toEqual([])
    expect(run(code)).toEqual(readPromises(code))
  })
})
