import { describe, expect, it, vi } from 'vitest'
import { reactive, readonly } from 'vue'
import { withLazy } from '../../../src/core/text/with-lazy'

describe('fields that are computed when they are first read', () => {
  it('are computed once, and never before', () => {
    const compute = vi.fn(() => [1])
    const object = withLazy({ a: 1 }, { b: compute })
    expect(compute).not.toHaveBeenCalled()
    expect(object.b).toBe(object.b)
    expect(compute).toHaveBeenCalledOnce()
  })

  it('are fields like any other to whoever lists, copies, compares or writes the object', () => {
    const object = withLazy({ a: 1 }, { b: () => 2, c: () => [3] })
    expect(Reflect.ownKeys({ ...object })).toEqual(['a', 'b', 'c'])
    expect(object).toEqual({ a: 1, b: 2, c: [3] })
    expect(JSON.stringify(object)).toBe('{"a":1,"b":2,"c":[3]}')
    expect(structuredClone(object)).toEqual({ a: 1, b: 2, c: [3] })
  })

  it('belong to their own object, however many have fields of the same name', () => {
    const objects = [1, 2, 3].map(value => withLazy({}, { value: () => value }))
    expect(objects.map(({ value }) => value)).toEqual([1, 2, 3])
  })

  it('are not there in an object that only has been given their description', () => {
    const description = Object.getOwnPropertyDescriptor(withLazy({}, { b: () => 2 }), 'b')!
    expect(Object.defineProperty({}, 'b', description)).toEqual({ b: undefined })
  })

  it.each([['reactive', reactive], ['readonly', readonly]])('are there in a %s object', (_, wrap) => {
    const object = wrap(withLazy({ a: 1 }, { b: () => ({ c: 2 }) }))
    expect(object.b.c).toBe(2)
    expect({ ...object }).toEqual({ a: 1, b: { c: 2 } })
  })
})
