import { isSameValue } from './same-value'

/**
 * Tells a list that is the one before with records put in front, or cut off there. Where it may as well have
 * grown or shrunk at its end it has done that.
 *
 * @example hasMoved(['b', 'c'], ['a', 'b', 'c']) // → true
 */
export function hasMoved(before: readonly unknown[], after: readonly unknown[]): boolean {
  const count = Math.min(before.length, after.length)
  if (count === 0 || before.length === after.length) return false
  const [left, right] = [before.length - count, after.length - count]
  // From the end: a list that goes on growing is told apart by its last record.
  for (let index = count - 1; index >= 0; index--) {
    if (!isSameValue(before[left + index], after[right + index])) return false
  }
  return !Array.from({ length: count }, (_, index) => index).every(index => isSameValue(before[index], after[index]))
}
