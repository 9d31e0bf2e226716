import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../src/core/formats/read-arguments'
import { readTime } from '../../../src/core/formats/read-time'

describe('readArguments', () => {
  it.each<[string, unknown, object]>([
    ['JSON', '{"path":"."}', { input: { path: '.' } }],
    ['JSON between blanks', ' \n{"path":"."}\n', { input: { path: '.' } }],
    ['an object', { path: '.' }, { input: { path: '.' } }],
    ['an empty text', '', { input: {} }],
    ['blanks', ' \n', { input: {} }],
    ['the word null', 'null', { input: null }],
    ['null', null, { input: null }],
    ['a list', '[1]', { input: [1] }],
    ['cut JSON', '{"path":"sr', { input: '{"path":"sr', inputText: '{"path":"sr' }],
    ['no JSON', '*** Begin Patch', { input: '*** Begin Patch', inputText: '*** Begin Patch' }],
    ['a key that is there twice', '{"a":1,"a":2}', { input: { a: 2 } }],
    ['a number with too many digits', '{"id":12345678901234567890}', { input: { id: 12345678901234567000 }, inputText: '{"id":12345678901234567890}' }],
    ['such digits in a text', '{"id":"12345678901234567890"}', { input: { id: '12345678901234567890' } }],
    ['a lone surrogate', '"\\ud800"', { input: '\uD800' }],
    ['nothing', undefined, { input: undefined }],
  ])('reads %s', (_, value, expected) => {
    expect(readArguments(value)).toEqual(expected)
  })

  it('takes __proto__ for a name like any other', () => {
    const { input } = readArguments('{"__proto__":{"x":1}}')
    expect(Object.keys(input as object)).toEqual(['__proto__'])
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})

describe('readTime', () => {
  it.each<[unknown, number | undefined]>([
    [1_700_000_000_000, 1_700_000_000_000],
    ['2026-11-30T12:41:46.123Z', Date.UTC(2026, 10, 30, 12, 41, 46, 123)],
    ['2026-11-30T13:41:46+01:00', Date.UTC(2026, 10, 30, 12, 41, 46)],
    ['2026-11-30T13:41:46+0100', Date.UTC(2026, 10, 30, 12, 41, 46)],
    ['2026-11-30T12:41:46', undefined],
    ['2026-11-30', undefined],
    ['30 Nov 2026', undefined],
    ['nonsense Z', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    [null, undefined],
    [{}, undefined],
  ])('yields of %j %j', (value, expected) => {
    expect(readTime({ time: value }, 'time')).toBe(expected)
  })
})
