/** Where paths are seen from. */
export interface PathBase {
  /** Paths below it are shown relative to it. */
  readonly cwd?: string
  /** Shown as `~`. Without it, the usual places of home folders are recognised. */
  readonly home?: string
}

const HOME = /^(?:\/home\/[^/]+|\/Users\/[^/]+|\/root|[A-Za-z]:\\Users\\[^\\]+)(?=[/\\]|$)/

/**
 * Yields the path as a reader would say it: relative to the working directory, else with `~` for home.
 *
 * @example shortenPath('/home/ada/shop/src/a.ts', { cwd: '/home/ada/shop' }) // → 'src/a.ts'
 * @example shortenPath('/home/ada/notes.md', { cwd: '/home/ada/shop' }) // → '~/notes.md'
 */
export function shortenPath(path: string, { cwd, home }: PathBase): string {
  const below = cwd && cutFolder(path, cwd)
  if (below)
    return below.slice(1)
  if (home === undefined)
    return path.replace(HOME, '~')
  const rest = home && cutFolder(path, home)
  return rest === undefined || rest === '' ? (path === home ? '~' : path) : `~${rest}`
}

/** What follows the folder, with its slash in front; `undefined` when the path lies elsewhere. */
function cutFolder(path: string, folder: string): string | undefined {
  let end = folder.length
  while (end > 0 && '/\\'.includes(folder.charAt(end - 1)))
    end--
  const base = folder.slice(0, end)
  const rest = path.startsWith(base) ? path.slice(base.length) : ''
  return base !== '' && /^[/\\]./.test(rest) ? rest : undefined
}
