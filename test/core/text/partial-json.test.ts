import { describe, expect, it } from 'vitest'
import { parsePartialJson } from '../../../src/core/text/partial-json'

describe('parsePartialJson', () => {
  it.each<[string, unknown]>([
    ['', undefined],
    ['{', {}],
    ['{"pa', {}],
    ['{"path"', {}],
    ['{"path":', {}],
    ['{"path":"', { path: '' }],
    ['{"path":"src/a.t', { path: 'src/a.t' }],
    ['{"path":"a","n":1', { path: 'a' }],
    ['{"path":"a","n":12,', { path: 'a', n: 12 }],
    ['{"a":{"b":[1,2,"x', { a: { b: [1, 2, 'x'] } }],
    ['{"a":tru', {}],
    ['{"a":true,"b":nul', { a: true }],
    ['{"a":"x\\', { a: 'x' }],
    ['{"a":"x\\\\', { a: 'x\\' }],
    ['{"a":"x\\n', { a: 'x\n' }],
    ['{"a":"x\\u00', { a: 'x' }],
    ['{"a":"x\\ud83d', { a: 'x' }],
    ['{"a":"x\\ud83d\\ude80', { a: 'x🚀' }],
    ['{"a":"x\uD83D', { a: 'x' }],
    ['{"a":"say \\"hi', { a: 'say "hi' }],
    ['{"a":"{[","b":"c', { a: '{[', b: 'c' }],
    ['["a","b"', ['a', 'b']],
    ['[[],[1', [[], []]],
    [' {"a" : "b"} ', { a: 'b' }],
    ['"text', 'text'],
    ['12', undefined],
    ['}}', undefined],
    ['no JSON', undefined],
  ])('yields of %j what is certain', (text, expected) => {
    expect(parsePartialJson(text)).toEqual(expected)
  })

  it('yields the whole value of a whole text, and never throws on any part of it', () => {
    const value = { 'a': [1, -2.5e3, true, null, 'x"\\\n\u0001🚀'], 'b': { c: {}, __proto__x: [] }, ' ': '' }
    const text = JSON.stringify(value, null, 1)
    for (let length = 0; length <= text.length; length++) expect(() => parsePartialJson(text.slice(0, length))).not.toThrow()
    expect(parsePartialJson(text)).toEqual(value)
  })

  it('looks at the first 100,000 characters only', () => {
    expect(parsePartialJson(`{"a":"${'x'.repeat(10_000_000)}`)).toEqual({ a: 'x'.repeat(100_000 - 6) })
  })
})
