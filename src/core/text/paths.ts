/**
 * Yields the last part of a path, whichever separator it uses; a closing separator is no part.
 *
 * @example baseName('C:\\app\\main.ts') // → 'main.ts'
 */
export function baseName(path: string): string {
  const end = endOfPath(path)
  const start = Math.max(path.lastIndexOf('/', end - 1), path.lastIndexOf('\\', end - 1)) + 1
  return start < end ? path.slice(start, end) : path
}

/**
 * Yields a path in the form in which equal paths are equal texts: slashes, and no `./` in front.
 *
 * @example normalizePath('.\\src\\a.ts') // → 'src/a.ts'
 */
export function normalizePath(path: string): string {
  const slashed = path.replaceAll('\\', '/')
  let start = 0
  while (slashed.startsWith('./', start)) start += 2
  return slashed.slice(start)
}

function endOfPath(path: string): number {
  let end = path.length
  while (end > 0 && (path[end - 1] === '/' || path[end - 1] === '\\')) end--
  return end
}
