import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeParts } from '../../scripts/docs-parts.mjs'
import { readGroups, writeProperties } from '../../scripts/docs-properties.mjs'
import { fillDocument, readDocuments } from '../../scripts/docs.mjs'
import { writeMembers } from '../../scripts/docs-tables.mjs'
import { collectTypes, parseSource } from '../../scripts/docs-types.mjs'

const css = readFileSync(new URL('../../src/vue/style.css', import.meta.url), 'utf8')
const documented = new Set(readGroups(css).flatMap(group => group.rows.map(row => row.name)))

describe('what the documents have of the sources', () => {
  it.each(readDocuments())('is as they say: $path (else: npm run docs)', ({ text, filled }) => {
    expect(text).toBe(filled)
  })

  it('is not to be had of a name that nothing is known of', () => {
    expect(() => fillDocument('<!-- docs:colours -->\n<!-- /docs -->')).toThrow('Nothing is known of "colours"')
  })
})

describe('the tables of props, slots and events', () => {
  const types = (text: string) => collectTypes([parseSource('types.ts', text.replaceAll('/**', '\n/**'))])

  it('have the members of all that an interface extends, lists of words written out, and defaults in a column', () => {
    const text = `
      type Size = 'small' | 'large'
      interface Base { /** How large it is. Default: the plugin's, else \`small\`. It never shrinks. */ size?: Size; /** Its name. */ readonly name: string }
      interface Props extends Pick<Base, 'size'> { /** What it holds. @default 'one' */ readonly content: readonly string[] | null }`
    expect(writeMembers(types(text), 'Props')).toBe([
      '| name | type | default | what it is |',
      '|---|---|---|---|',
      '| `size` | `\'small\' \\| \'large\'` | the plugin\'s, else `small` | How large it is. It never shrinks. |',
      '| `content` | `string[] \\| null` | `\'one\'` | What it holds. |',
      '',
    ].join('\n'))
  })

  it('refuse what has no words', () => {
    expect(() => writeMembers(types('interface Props { /** Fine. */ a: string; b: string }'), 'Props')).toThrow('Props: b has no words')
  })

  it('refuse a part that nobody has told of', () => {
    expect(() => writeParts(['<p data-part="halo">'])).toThrow('no words in scripts/docs-parts.mjs: halo')
  })
})

describe('the table of custom properties', () => {
  it('splits a value into its schemes, and refuses a property without words', () => {
    const style = (comment: string) => `:where(:root, :host) {\n    /* Lines */\n    --tc-line: light-dark(rgb(0 0 0 / 0.1), #fff);${comment}\n  }`
    expect(writeProperties(style(' /* A line */'))).toContain('| `--tc-line` | A line | `rgb(0 0 0 / 0.1)` | `#fff` |')
    expect(() => writeProperties(style(''))).toThrow('--tc-line has no words')
  })

  it('has every property that the stylesheet reads and does not set by itself', () => {
    const rules = css.slice(css.indexOf('--lightningcss-light'))
    const read = new Set([...rules.matchAll(/var\((--tc-[\w-]+)/g)].map(match => match[1]!))
    const set = new Set([...rules.matchAll(/(--tc-[\w-]+):/g)].map(match => match[1]!))
    expect([...read].filter(name => !documented.has(name) && !set.has(name))).toEqual([])
  })

  it('has no property that nothing reads', () => {
    expect([...documented].filter(name => !css.includes(`var(${name}`))).toEqual([])
  })
})
