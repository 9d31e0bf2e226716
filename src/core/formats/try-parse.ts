/** Yields the value of a JSON text, `undefined` when it is none. */
export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  }
  catch {
    return undefined
  }
}
