const told = new Set<string>()
/** Enough for any honest app; a flood of different mistakes is one mistake. */
const LIMIT = 100

/** Tells the developer of a mistake, once, and only in development. */
export function warnOnce(id: string, message: string, cause?: unknown): void {
  if (!isDevelopment() || told.has(id) || told.size >= LIMIT)
    return
  told.add(id)
  // eslint-disable-next-line no-console -- the one place that talks to developers
  console.warn(`[tool-card] ${message}`, ...(cause === undefined ? [] : [cause]))
}

/** Bundlers replace the expression; a page without one has no `process` and is not told. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  }
  catch {
    return false
  }
}
