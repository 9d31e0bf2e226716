import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readSourceFiles, walkTree } from '../support/source-files'

/**
 * Everything that outlives the call that made it, so that on a server one request could see, or grow, what
 * another left. Each says why that is harmless.
 */
const kept: ReadonlyMap<string, string> = new Map([
  ['core/redact/redact-entry.ts redactions', 'weak: goes with the function and the entry'],
  ['core/text/truncate-text.ts shared', 'one segmenter, without state'],
  ['core/text/own-values.ts fullLengths', 'weak: goes with the shortened list'],
  ['core/text/skip-escape.ts lead', 'an expression whose position is set before each use'],
  ['core/text/with-lazy.ts descriptors', 'as many as the sources name fields'],
  ['core/tools/families/patch.ts asked', 'weak: goes with the context of one view'],
  ['core/tools/labels.ts completed', 'weak: goes with the words that the app gave'],
  ['core/tools/terminal/command-operations.ts known', 'weak: goes with the content of one view'],
  ['core/tools/tool-name.ts known', 'emptied at 500 names; what it holds follows from the name alone'],
  ['element/style-sheets.ts cardSheets', 'weak: goes with the document'],
  ['vue/announce.ts region', 'one element, in browsers only'],
  ['vue/components/ToolTerminalRuns.ts paints', 'weak: goes with the style'],
  ['vue/composables/useCopy.ts clipboards', 'weak: goes with the app'],
  ['vue/composables/open-memory-of.ts memories', 'weak: goes with the transcript'],
  ['vue/composables/open-memory-of.ts memoriesOfLogs', 'weak: goes with the first card'],
  ['vue/highlight/shiki.ts shared', 'one highlighter; its texts are bounded by token-cache.ts'],
  ['vue/highlight/token-cache.ts caches', 'weak: goes with the highlighter; each cache is bounded'],
  ['vue/one-of-many.ts count', 'one number, back at 0 with the next frame'],
  ['vue/printing.ts isPrinting', 'one flag, set in browsers only'],
  ['vue/printing.ts isWatching', 'one flag, set in browsers only'],
  ['vue/shared-clock.ts now', 'one number, that moves in browsers only'],
  ['vue/shared-clock.ts readers', 'one number'],
  ['vue/shared-clock.ts timer', 'stops with its last reader'],
  ['vue/text-selection.ts start', 'one point, in browsers only'],
  ['vue/view-entry.ts made', 'weak: goes with the options and the entry'],
  ['vue/warn-once.ts told', 'at most 100 names, in development only'],
])

const changing = new Set(['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'])

/** Names at the top of a file (and static fields) that something in the file changes. */
function findState(tree: ts.SourceFile): readonly string[] {
  const constants = new Set<string>()
  const state = new Set<string>()
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const isConstant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
    for (const { name } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name)) (isConstant ? constants : state).add(name.text)
    }
  }
  const note = (node: ts.Node) => {
    const root = rootOf(node)
    // What happens while the file is loaded happens once.
    if (root !== undefined && constants.has(root) && ts.findAncestor(node, ts.isFunctionLike) !== undefined) state.add(root)
  }
  walkTree(tree, (node) => {
    if (ts.isPropertyDeclaration(node) && isChangingStatic(node)) state.add(node.name.getText(tree))
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && changing.has(node.expression.name.text)) note(node.expression.expression)
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) note(node.left)
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      if ([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator)) note(node.operand)
    }
    if (ts.isDeleteExpression(node)) note(node.expression)
  })
  return [...state]
}

function isChangingStatic({ modifiers = [] }: { readonly modifiers?: readonly ts.ModifierLike[] | undefined }): boolean {
  const kinds = modifiers.map(({ kind }) => kind)
  return kinds.includes(ts.SyntaxKind.StaticKeyword) && !kinds.includes(ts.SyntaxKind.ReadonlyKeyword)
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

/** `a.b[0].c` → `a` */
function rootOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) return rootOf(node.expression)
  return undefined
}

describe('what the modules of the package keep', () => {
  // The script of a component runs once for each of its instances.
  const files = readSourceFiles().filter(({ name }) => name.endsWith('.ts'))
  const found = files.flatMap(({ name, tree }) => findState(tree).map(state => `${name} ${state}`))

  it('is known, and none of it grows without a bound', () => {
    expect(found.filter(name => !kept.has(name)), 'say here what bounds it, or keep nothing').toEqual([])
    expect([...kept.keys()].filter(name => !found.includes(name)), 'no longer there: take it off the list').toEqual([])
  })

  it('is found by this test when it is there', () => {
    const find = (code: string) => findState(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true))
    expect(find('const seen = new Map(); export function f(k) { seen.set(k, 1) }')).toEqual(['seen'])
    expect(find('const list: string[] = []; const f = k => { list[0] = k }')).toEqual(['list'])
    expect(find('let last; const none = new Set([1])')).toEqual(['last'])
    expect(find('const state = { n: 0 }; const f = () => state.n++')).toEqual(['state'])
    expect(find('class A { static all = new Set() }')).toEqual(['all'])
  })
})
