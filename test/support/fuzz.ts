import process from 'node:process'
import fc from 'fast-check'
import { bringOddities } from './hostile-values'

const seed = process.env['FUZZ_SEED']
const factor = Number(process.env['FUZZ_FACTOR'] ?? 1)

/** The same values every time, unless asked otherwise: a test that fails now and then helps nobody. */
const parameters = (runs: number) => ({ numRuns: Math.ceil(runs * factor), seed: seed === undefined ? 1 : Number(seed) })

type Arbitraries<T extends [unknown, ...unknown[]]> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> }

/**
 * Tries a property on so many made values. A failure tells its seed; `FUZZ_SEED` repeats it, and
 * `FUZZ_FACTOR` makes every run so many times as long.
 */
export function tryMany<T extends [unknown, ...unknown[]]>(runs: number, values: Arbitraries<T>, hold: (...made: T) => void): void {
  fc.assert(fc.property(...values, (...made: T) => hold(...made.map(bringOddities) as T)), parameters(runs))
}

/** The same for what is asynchronous. */
export function tryManyAsync<T extends [unknown, ...unknown[]]>(runs: number, values: Arbitraries<T>, hold: (...made: T) => Promise<void>): Promise<void> {
  return fc.assert(fc.asyncProperty(...values, (...made: T) => hold(...made.map(bringOddities) as T)), parameters(runs))
}
