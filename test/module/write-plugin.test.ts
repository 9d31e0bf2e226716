import { describe, expect, it } from 'vitest'
import { findFunctions, writePlugin } from '../../src/nuxt/write-plugin'

const write = (options: object) => writePlugin({ options, configs: [] })

describe('the plugin that the Nuxt module writes', () => {
  it('installs the cards with the options of nuxt.config', () => {
    expect(write({ defaultOpen: true, cwd: '/repo' })).toContain('mergeToolCardConfigs({"defaultOpen":true,"cwd":"/repo"})')
  })

  it.each([
    ['a line separator', { cwd: 'a\u2028b' }],
    ['a quotation mark and a backslash', { cwd: '"\\' }],
    ['the end of a script', { cwd: '</script>' }],
  ])('keeps %s in an option a string', (_, options) => {
    const literal = /mergeToolCardConfigs\((.*)\)\), \{/s.exec(write(options))![1]!
    expect(new Function(`return ${literal}`)()).toEqual(options)
  })

  it('leaves the components to the module, which knows their prefix', () => {
    expect(write({})).toContain('nuxtApp.vueApp.use(createToolCards(mergeToolCardConfigs({})), { components: false })')
  })

  it('leaves out what was not set', () => {
    expect(write({ cwd: undefined })).toContain('mergeToolCardConfigs({})')
  })

  it('lays the app\'s file over those of its layers, and all over nuxt.config', () => {
    const text = writePlugin({ options: { cwd: '/' }, configs: ['/app/tool-card.config.ts', '/layer/tool-card.config.js'] })
    expect(text).toContain('import config0 from "/app/tool-card.config.ts"\nimport config1 from "/layer/tool-card.config.js"')
    expect(text).toContain('mergeToolCardConfigs({"cwd":"/"}, config1, config0)')
  })

  it('imports the words of the language that is named, and none for English', () => {
    const text = writePlugin({ options: { cwd: '/' }, locale: 'zh-Hans', configs: [] })
    expect(text).toContain('import { zhHans } from "vue-tool-card/locales/zh-Hans"')
    expect(text).toContain('{ ...{"cwd":"/"}, locale: zhHans }')
    expect(writePlugin({ options: {}, locale: 'en', configs: [] })).not.toContain('locales')
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
