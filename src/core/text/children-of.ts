import type { ToolEntry } from '../model/entry'
import { isArray, isRecord } from './own-values'

/** Yields the calls of a sub-agent that can be shown: the list itself when all can; none when it is no list. */
export function childrenOf({ children }: ToolEntry): readonly ToolEntry[] {
  if (isArray(children) !== true) return []
  if (children.length === 0) return children
  const entries = children.filter((child): boolean => isRecord(child))
  return entries.length === children.length ? children : entries
}
