import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../src/core/text/json'
import { stringifyJson } from '../../../src/core/text/stringify-json'

function makeCycle(): unknown {
  const value: Record<string, unknown> = { a: 1 }
  value['self'] = value
  return value
}

function makeTwins(): unknown {
  const twin = { b: 1 }
  return { first: twin, second: twin }
}

const throwing = Object.defineProperty({}, 'x', {
  enumerable: true,
  get() {
    throw new Error('no')
  },
})

describe('writing a value as JSON', () => {
  it.each<[string, unknown, string]>([
    ['plain values', { a: [1, 'x', null, true], b: {} }, '{"a":[1,"x",null,true],"b":{}}'],
    ['cycles', makeCycle(), '{"a":1,"self":"[circular]"}'],
    ['the same object twice', makeTwins(), '{"first":{"b":1},"second":{"b":1}}'],
    ['getters that throw', throwing, '{"x":"[unreadable]"}'],
    ['bytes', { data: new Uint8Array(4) }, '{"data":"[4 bytes]"}'],
    ['BigInt', { n: 10n }, '{"n":10}'],
    ['numbers that JSON has not', [Number.NaN, Infinity], '[null,null]'],
    ['symbols and functions', [Symbol('s'), () => 1], '["Symbol(s)","[function]"]'],
    ['maps and sets', new Map<unknown, unknown>([['k', new Set([1])], [2, 3]]), '{"k":[1],"2":3}'],
    ['dates and errors', [new Date(0), new Date(Number.NaN), new Error('bad')], '["1970-01-01T00:00:00.000Z","invalid date","bad"]'],
    ['fields without a value', { a: undefined, b: [undefined] }, '{"b":[null]}'],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ['own keys named like inherited ones', JSON.parse('{"__proto__":1,"constructor":2}'), '{"__proto__":1,"constructor":2}'],
  ])('survives %s', (_, value, json) => {
    expect(stringifyJson(value)).toBe(json)
  })

  it('agrees with JSON.stringify on what JSON can hold, on one line and indented', () => {
    const value = { a: [1, { b: 'é"\n' }], c: {}, d: [], e: -0.5 }
    expect(stringifyJson(value)).toBe(JSON.stringify(value))
    expect(stringifyJson(value, { indent: 2 })).toBe(JSON.stringify(value, null, 2))
  })

  it('stops at its longest length without cutting a character', () => {
    const json = stringifyJson(['😀'.repeat(1000)], { maxLength: 100 })
    expect(json.length).toBeLessThanOrEqual(101)
    expect(json.endsWith('…')).toBe(true)
    expect(json.isWellFormed()).toBe(true)
  })

  it('stops at nesting that is too deep', () => {
    let value: unknown = 'leaf'
    for (let depth = 0; depth < 100_000; depth++) value = { k: value }
    expect(stringifyJson(value)).toContain('"…"')
  })
})

describe('reading JSON', () => {
  it.each<[string, unknown]>([
    [' {"a":1}', { a: 1 }],
    ['[1]', [1]],
    ['"x"', 'x'],
    ['42', undefined],
    ['{"a":', undefined],
    ['', undefined],
    ['true', undefined],
  ])('%j gives %j', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })
})
