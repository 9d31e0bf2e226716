import type { JsonNode } from '../core/model/bodies'
import { isBranch } from './json-rows'

/** Nodes that are looked at: what lies behind is more than anyone reads. */
const MAX_NODES = 20_000

/** Yields the paths of the keys and values that hold what is looked for, and of all branches around them. */
export function findInTree(root: JsonNode, search: (text: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>()
  let left = MAX_NODES

  function look(node: JsonNode): boolean {
    left--
    let isFound = typeof node.key === 'string' && search(JSON.stringify(node.key))
    if (isBranch(node)) {
      for (const child of node.children) {
        if (left <= 0) break
        // Every child is looked at, since each match is shown.
        isFound = look(child) || isFound
      }
    }
    else {
      isFound ||= search(node.text)
    }
    if (isFound) found.add(node.path)
    return isFound
  }

  look(root)
  return found
}
