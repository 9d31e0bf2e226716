import { describe, expect, it } from 'vitest'
import { copyValue } from '../../../src/core/transcript/copy-value'
import { isSameValue } from '../../../src/core/transcript/same-value'
import { signValue } from '../../../src/core/transcript/sign-value'

const date = new Date(0)
const circle = () => {
  const value: Record<string, unknown> = { list: [] }
  value.list = [value]
  return value
}
const thrower = () => ({
  a: 1,
  get b(): never {
    throw new Error('no')
  },
})

/** Hostile values cannot be printed, so they are named by their place. */
function number<Value>(values: readonly Value[]): readonly (readonly [number, Value])[] {
  return values.map((value, index) => [index, value])
}

describe('isSameValue', () => {
  it.each(number<[unknown, unknown]>([
    [1, 1], [Number.NaN, Number.NaN], ['a', 'a'], [null, null], [undefined, undefined], [date, date],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }], [{ a: 1, b: 2 }, { b: 2, a: 1 }], [[], []],
    [circle(), circle()], [thrower(), thrower()], [Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
  ]))('finds pair %i the same, and signs both alike', (_, [left, right]) => {
    expect(isSameValue(left, right)).toBe(true)
    expect(signValue(left)).toBe(signValue(right))
  })

  it.each(number<[unknown, unknown]>([
    [1, 2], [0, -0], [0, false], ['', null], [null, undefined], [[], {}], [[1], [1, 2]], [{ a: 1 }, { b: 1 }], [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, {}], [{ a: [1] }, { a: [2] }], [new Date(0), new Date(0)], [thrower(), { a: 1, b: 1 }], [1n, 2n],
  ]))('tells the two of pair %i apart', (_, [left, right]) => {
    expect(isSameValue(left, right)).toBe(false)
  })
})

describe('copyValue', () => {
  it.each(number<unknown>([
    { a: [1, { b: 2 }] }, JSON.parse('{"__proto__":{"x":1}}'), [1, [2]], circle(), thrower(),
  ]))('copies value %i at every level', (_, value) => {
    const copy = copyValue(value)
    expect(copy === value).toBe(false)
    expect(isSameValue(copy, value)).toBe(true)
  })

  it('is not reached by later changes', () => {
    const value = { a: [1, { b: 2 }] }
    const copy = copyValue(value)
    ;(value.a[1] as { b: number }).b = 3
    expect(copy).toEqual({ a: [1, { b: 2 }] })
  })

  it.each([[date], ['a'], [null], [1n], [new Map()]])('hands %o on as it is', (value) => {
    expect(copyValue(value)).toBe(value)
  })
})

describe('signValue', () => {
  it('tells most arguments apart', () => {
    const values = [{ n: 1 }, { n: 2 }, { n: '1' }, { m: 1 }, { n: [1] }, { n: {} }, 'a', 'b', null, undefined, [], 1]
    expect(new Set(values.map(signValue)).size).toBe(values.length)
  })
})
