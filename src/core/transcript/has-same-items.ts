/**
 * Tells whether two lists have the same items, by identity.
 *
 * @example hasSameItems([1, 2], [1, 2]) // → true
 */
export function hasSameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index])
}
