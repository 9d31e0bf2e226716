import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundle, dist, readDist, repository } from '../support/dist'

const standalone = JSON.stringify(join(dist, 'tool-card.standalone.js'))

const run = (program: string) =>
  execFileSync('node', ['--input-type=module', '-e', program], { cwd: repository, encoding: 'utf8' }).trim()

describe('the custom element on a server', () => {
  it('is imported and defined by Node, where nothing happens', () => {
    expect(run('import { defineToolCardElement } from "vue-tool-card/element"; console.log(typeof document, defineToolCardElement())'))
      .toBe('undefined undefined')
  })

  it('does not hinder the file for plain pages from being imported either', () => {
    expect(run(`import { createTranscript } from ${standalone}; console.log(typeof createTranscript)`))
      .toBe('function')
  })
})

describe('the entry of the element', () => {
  it('brings its styles, and neither the formats nor the transcript', async () => {
    const { code, packages, initialPackages } = await bundle(`export * from ${JSON.stringify(join(dist, 'element.js'))}`)
    expect(code).toContain('@layer tool-card')
    expect(['toolUseResult', 'ToolTranscript'].filter(word => code.includes(word))).toEqual([])
    expect(packages).toContain('vue')
    expect(initialPackages.join()).not.toMatch(/shiki/)
  })
})

describe('tool-card.standalone.js', () => {
  const code = readDist().get('tool-card.standalone.js')!

  it('imports no package, not even later', async () => {
    expect((await bundle(`export * from ${standalone}`)).packages).toEqual([])
  })

  it('holds the licence of every package inside', () => {
    const notice = code.slice(0, code.indexOf('*/'))
    for (const name of ['@vue/runtime-core', '@vueuse/core', 'diff', 'shiki', '@shikijs/langs', 'regex'])
      expect(notice).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: Copyright`, 'm'))
    expect(notice).toContain('Permission is hereby granted')
    expect(notice).toContain('Redistributions in binary form')
  })

  it('is made for production', () => {
    expect(code.match(/process\.env\.NODE_ENV|__VUE_(?:OPTIONS|PROD)\w+|\[Vue warn\]/g)).toBeNull()
  })

  it('weighs no more than 240 kB on its way to the browser', () => {
    expect(gzipSync(code).length).toBeLessThan(240_000)
  })
})
