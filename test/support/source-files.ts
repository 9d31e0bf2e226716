import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A file of the package, read by the compiler. */
export interface SourceFile {
  /** Below `src`. */
  readonly name: string
  readonly tree: ts.SourceFile
}

const folder = fileURLToPath(new URL('../../src/', import.meta.url))

/** Every TypeScript file of `src`, and the scripts of every component. */
export function readSourceFiles(): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:ts|vue)$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(folder + name, 'utf8')
      const code = name.endsWith('.vue') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(found => found[1]).join('\n') : text
      return { name, tree: ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS) }
    })
}

/** Calls back for every node of a tree, outer ones first. */
export function walkTree(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, child => walkTree(child, visit))
}
