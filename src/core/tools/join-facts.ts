/**
 * Joins facts of a result; empty ones are left out.
 *
 * @example joinFacts('failed', '', '12 lines') // → 'failed · 12 lines'
 */
export function joinFacts(...facts: readonly string[]): string {
  return facts.filter(fact => fact !== '').join(' · ')
}
