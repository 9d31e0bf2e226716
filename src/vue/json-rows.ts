import type { JsonBranch, JsonNode } from '../core/model/bodies'
import type { PreviewOptions } from '../core/text/view-output'
import { elideRows } from '../core/tools/bodies/elide-rows'

/** A row of a tree that is drawn as pretty JSON. */
export type JsonRow = { readonly id: string, readonly depth: number } & (
  /** A value; one with an opening bracket is closed by a row of its own. */
  | { readonly kind: 'node', readonly node: JsonNode, readonly isOpen: boolean, readonly hasComma: boolean }
  | { readonly kind: 'close', readonly node: JsonBranch, readonly hasComma: boolean }
  /** Stands for children that are left out, and takes them back. */
  | { readonly kind: 'more', readonly node: JsonBranch, readonly count: number, readonly isExpanded: boolean }
  /** Children that are too many to be drawn one by one. */
  | { readonly kind: 'rest', readonly nodes: readonly JsonNode[] }
)

/** What the reader has unfolded. */
export interface JsonFolding {
  readonly isOpen: (node: JsonBranch) => boolean
  readonly isExpanded: (node: JsonBranch, hidden: readonly JsonNode[]) => boolean
  readonly preview: PreviewOptions | undefined
}

/** Children that are drawn one by one when a long list is unfolded. */
const MAX_ROWS = 2_000

/** Rows that a tree opens to by itself. */
const FIRST_ROWS = 12

export function isBranch(node: JsonNode): node is JsonBranch {
  return node.kind === 'list' || node.kind === 'object'
}

/** The rows of a tree that are in view, in their order. */
export function listJsonRows(root: JsonNode, folding: JsonFolding): readonly JsonRow[] {
  const rows: JsonRow[] = []
  addNode(rows, root, 0, false, folding)
  return rows
}

function addNode(rows: JsonRow[], node: JsonNode, depth: number, hasComma: boolean, folding: JsonFolding): void {
  const isOpen = isBranch(node) && node.count > 0 && folding.isOpen(node)
  rows.push({ kind: 'node', id: node.path, depth, node, isOpen, hasComma: hasComma && !isOpen })
  if (!isOpen)
    return
  addChildren(rows, node, depth + 1, folding)
  rows.push({ kind: 'close', id: `${node.path} close`, depth, node, hasComma })
}

function addChildren(rows: JsonRow[], node: JsonBranch, depth: number, folding: JsonFolding): void {
  const { head, hidden, tail } = elideRows(node.children, folding.preview)
  const last = node.children.at(-1)
  const add = (nodes: readonly JsonNode[]) => {
    for (const child of nodes)
      addNode(rows, child, depth, child !== last, folding)
  }
  add(head)
  if (hidden.length > 0) {
    const isExpanded = folding.isExpanded(node, hidden)
    rows.push({ kind: 'more', id: `${node.path} more`, depth, node, count: hidden.length, isExpanded })
    if (isExpanded)
      add(hidden.slice(0, MAX_ROWS))
    if (isExpanded && hidden.length > MAX_ROWS)
      rows.push({ kind: 'rest', id: `${node.path} rest`, depth, nodes: hidden.slice(MAX_ROWS) })
  }
  add(tail)
}

/**
 * The branches that are open before anyone opens one: the top, and level by level what fits in a dozen
 * rows. The items of a list open together or not at all.
 */
export function findFirstOpen(root: JsonNode, preview: PreviewOptions | undefined): ReadonlySet<string> {
  const open = new Set<string>()
  let rows = 1
  let sets: readonly (readonly JsonNode[])[] = [[root]]
  while (sets.length > 0) {
    const next: (readonly JsonNode[])[] = []
    for (const nodes of sets) {
      const branches = nodes.filter(node => isBranch(node) && node.count > 0) as JsonBranch[]
      const shown = branches.map(node => elideRows(node.children, preview))
      const cost = shown.reduce((sum, { head, hidden, tail }) => sum + head.length + tail.length + (hidden.length > 0 ? 2 : 1), 0)
      if (cost === 0 || (nodes[0] !== root && rows + cost > FIRST_ROWS))
        continue
      rows += cost
      for (const [index, node] of branches.entries()) {
        open.add(node.path)
        const children = [...shown[index]!.head, ...shown[index]!.tail]
        next.push(...node.kind === 'list' ? [children] : children.map(child => [child]))
      }
    }
    sets = next
  }
  return open
}
