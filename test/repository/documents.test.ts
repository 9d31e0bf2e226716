import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatNames } from '../../src/core/index'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const agents = read('AGENTS.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('AGENTS.md', () => {
  const inTree = agents.split('\n').map(line => /^([\w./][\w.]*\/[\w\-./]*)\s{2,}/.exec(line)?.[1])
  const inText = [...agents.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g)].map(match => match[1]!)
  // Names of entries and of folders to avoid look like paths.
  const isPath = (name: string) => !name.startsWith('vue-tool-card/')
  const paths = [...new Set([...inTree, ...inText])].filter(name => name !== undefined && isPath(name)) as string[]

  it('names a good part of the tree', () => {
    expect(paths.length).toBeGreaterThan(20)
  })

  it.each(paths)('names %s, which exists', (path) => {
    expect(existsSync(new URL(path, root))).toBe(true)
  })

  it('is short enough to be read', () => {
    expect(agents.split('\n').length).toBeLessThan(90)
  })
})

describe('the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'AGENTS.md'])('name only scripts that exist: %s', (document) => {
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(match => match[1]!)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })
})

describe('the links of the documents', () => {
  const names = ['README.md', 'CONTRIBUTING.md', ...readdirSync(new URL('docs/', root)).filter(name => name.endsWith('.md')).map(name => `docs/${name}`)]
  const anchorsOf = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-'))

  it.each(names)('lead somewhere: %s', (name) => {
    const links = [...read(name).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    const lost = links.filter(([, path, anchor]) => {
      const target = path === '' ? name : new URL(path!, new URL(name, root)).href.slice(root.href.length)
      return !existsSync(new URL(target, root)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(lost.map(([link]) => link)).toEqual([])
  })
})

describe('the recipe of a strict page', () => {
  it('names the policy that a test opens a page with', () => {
    const [, policy] = /const policy = '(.*)'/.exec(read('test/e2e/strict-page.test.ts'))!
    expect(read('docs/recipes.md')).toContain(policy!.replaceAll('\\\'', '\''))
  })
})

describe('README.md', () => {
  it('names every format', () => {
    expect(formatNames.filter(name => !read('README.md').includes(`\`${name}\``))).toEqual([])
  })
})

describe('the lock file', () => {
  it('holds no address of a registry', () => {
    expect(read('package-lock.json').match(/"resolved": "http/g)).toBeNull()
  })

  it('has a single Vite, of a version whose optional dependencies can all be installed', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
    const versions = Object.entries(packages).filter(([path]) => path.endsWith('node_modules/vite')).map(([, { version }]) => version)
    expect(versions).toHaveLength(1)
    expect(versions[0]).toMatch(/^8\.3\./)
  })
})
