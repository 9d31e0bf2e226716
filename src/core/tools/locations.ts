import type { ToolLocation } from '../model/entry'
import { boundList, isRecord, readOwn, readOwnString } from '../text/own-values'
import { normalizePath } from '../text/paths'

/** Yields a location; a line that is no positive whole number is left out. */
export function makeLocation(path: string, line?: number): ToolLocation {
  return line !== undefined && Number.isInteger(line) && line > 0 ? { path, line } : { path }
}

/** Yields one location for each different path, in order of first mention. */
export function locatePaths(paths: readonly string[]): readonly ToolLocation[] {
  const seen = new Map<string, ToolLocation>()
  for (const path of paths) {
    const key = normalizePath(path)
    if (path !== '' && !seen.has(key)) seen.set(key, { path })
  }
  return [...seen.values()]
}

/** Yields the usable items of a list of locations of unknown origin; those without a path are left out. */
export function readLocations(value: unknown): readonly ToolLocation[] {
  if (!Array.isArray(value)) return []
  return boundList(value).filter(isRecord).flatMap((item) => {
    const path = readOwnString(item, 'path')
    const line = readOwn(item, 'line')
    return path === undefined || path === '' ? [] : [makeLocation(path, typeof line === 'number' ? line : undefined)]
  })
}
