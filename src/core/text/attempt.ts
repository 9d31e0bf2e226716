/** Yields what the function gives, and the fallback when it throws: for values that refuse to be read. */
export function attempt<T>(compute: () => T, fallback: T): T {
  try {
    return compute()
  }
  catch {
    return fallback
  }
}
