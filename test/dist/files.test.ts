import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundle, dist, readDist, repository } from '../support/dist'

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly peerDependencies: Record<string, string>
}

const all = `export * from ${JSON.stringify(`${dist}/index.js`)}`
const files = readDist()
const texts = (extension: string) => [...files].filter(([name]) => name.endsWith(extension))

describe('the files of the package', () => {
  it('hold no path of the machine that built them, and nothing of node_modules', () => {
    const found = [...files].filter(([, text]) => text.includes(repository) || text.includes('node_modules'))
    expect(found.map(([name]) => name)).toEqual([])
  })

  it('are there once each, and are nothing but code, declarations and styles', () => {
    const written = [...files].filter(([, text]) => text !== '')
    expect(written.length - new Set(written.map(([, text]) => text)).size).toBe(0)
    expect([...files.keys()].filter(name => !/\.(?:js|d\.ts|css)$/.test(name))).toEqual([])
  })

  it('are compiled: nobody needs a plugin for single-file components', () => {
    const importsVueFile = /(?:from|import)\s*\(?["'][^"']+\.vue["']/
    expect(texts('s').filter(([, text]) => importsVueFile.test(text)).map(([name]) => name)).toEqual([])
  })

  it('name every import with its extension in the declarations, as Node\'s resolution asks', () => {
    const relative = texts('.d.ts').flatMap(([, text]) => [...text.matchAll(/from ["'](\.[^"']+)["']/g)].map(([, path]) => path!))
    expect(relative.filter(path => !path.endsWith('.js'))).toEqual([])
  })

  it('have one stylesheet, in one cascade layer, without pictures as data', () => {
    expect(texts('.css').map(([name]) => name).filter(name => !name.startsWith('themes/'))).toEqual(['style.css'])
    const style = files.get('style.css')!
    expect(style).toMatch(/^@layer [\w-]+/m)
    expect(style).not.toContain('url(')
  })

  it('do not import the stylesheet by themselves', () => {
    const importsStyle = /import\s*\(?["'][^"']+\.css["']/
    expect(texts('.js').filter(([, text]) => importsStyle.test(text)).map(([name]) => name)).toEqual([])
  })

  it('load the highlighter first when it is needed', async () => {
    const { initialPackages, packages } = await bundle(all)
    expect(packages.join()).toMatch(/shiki/)
    expect(initialPackages.join()).not.toMatch(/shiki/)
  })

  it('import only packages that are installed along with this one', async () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as Manifest
    const installed = Object.keys({ ...dependencies, ...peerDependencies })
    const { packages } = await bundle(all)
    expect(packages.filter(name => !installed.some(known => name === known || name.startsWith(`${known}/`)))).toEqual([])
  })
})
