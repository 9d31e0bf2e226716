import { describe, expect, it } from 'vitest'
import { findFunctions, writePlugin } from '../../src/nuxt/write-plugin'

describe('the plugin that the Nuxt module writes', () => {
  it('installs the cards with the options of nuxt.config', () => {
    expect(writePlugin({ defaultOpen: true, cwd: '/repo' })).toContain('createToolCards({"defaultOpen":true,"cwd":"/repo"})')
  })

  it.each([
    ['a line separator', { cwd: 'a\u2028b' }],
    ['a quotation mark and a backslash', { cwd: '"\\' }],
    ['the end of a script', { cwd: '</script>' }],
  ])('keeps %s in an option a string', (_, options) => {
    const literal = /createToolCards\((.*)\)\)/s.exec(writePlugin(options))![1]!
    expect(new Function(`return ${literal}`)()).toEqual(options)
  })

  it('leaves out what was not set', () => {
    expect(writePlugin({ cwd: undefined })).toContain('createToolCards({})')
  })
})

describe('options that cannot be written down', () => {
  it.each([
    [{ defaultOpen: () => true }, ['defaultOpen']],
    [{ labels: { toggle: () => '', noOutput: 'nothing' } }, ['labels.toggle']],
    [{ preview: { head: 6 }, highlighter: false, cwd: null }, []],
  ])('%o are told by their path', (options, paths) => {
    expect(findFunctions(options)).toEqual(paths)
  })
})
