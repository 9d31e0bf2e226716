import { expect, it } from 'vitest'
import { keepsJson } from '../../../src/core/text/json'
import { hasLargeNumbers, restoreNumbers } from '../../../src/core/text/json-numbers'

it.each([
  ['{"a":[true,false,null,-1,1.50,1e5,0,-0.0]}', true],
  ['[9007199254740991,1000000000000000,0.30000000000000004]', true],
  ['{"a":"1234567890123456789 \\"1e999","1234567890123456789":1}', true],
  ['{"a":{"x":1},"b":{"x":1}}', true],
  ['[1234567890123456789]', false],
  ['[-1234567890123456789]', false],
  ['[0.12345678901234567890]', false],
  ['[1E+400]', false],
  ['[1e-400]', false],
  ['{"a":1,"b":{},"a":2}', false],
])('of %s everything is there once it has been read: %s', (text, isKept) => {
  expect(keepsJson(text)).toBe(isKept)
})

it('large numbers are taken from the text, and nothing else', () => {
  const text = '{"a":[1,1234567890123456789],"b":"2","c":1e400,"d":1.5}'
  expect(restoreNumbers({ a: [1, 1234567890123456800], b: '[hidden]', c: Infinity, d: 2 }, text))
    .toEqual({ a: [1, 1234567890123456789n], b: '[hidden]', c: '1e400', d: 2 })
})

it('a value whose text is cut off, or has no large numbers, stays the same object', () => {
  const value = { a: 1 }
  for (const text of ['', '{"a":1}', '{"a":1234567890123456789', 'x 1234567890123456789', '{"a":"1234567890123456789"}'])
    expect(restoreNumbers(value, text)).toBe(value)
})

it('a large text is gone through once, whatever it holds', () => {
  const start = performance.now()
  expect(hasLargeNumbers(`{"a":"${'\\"x'.repeat(1_000_000)} 1234567890123456789","b":1`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(2000)
})
