/**
 * Yields the items under their names, each group in order.
 *
 * @example groupBy([1, 2, 3], n => n % 2 ? 'odd' : 'even') // → Map { odd → [1, 3], even → [2] }
 */
export function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [item])
    else group.push(item)
  }
  return groups
}
