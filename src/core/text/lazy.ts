/** Yields a function that computes its value at the first call and keeps it. */
export function lazy<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined
  return () => (kept ??= { value: compute() }).value
}
