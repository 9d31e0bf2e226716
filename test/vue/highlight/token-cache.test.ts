// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createTokenCache, getTokenCache } from '../../../src/vue/highlight/token-cache'
import { createFakeHighlighter, paint } from './fake-highlighter'

describe('createTokenCache', () => {
  it('keeps texts apart by language', () => {
    const cache = createTokenCache()
    const lines = paint('a')
    cache.set('go', 'a', lines)
    expect(cache.get('go', 'a')).toBe(lines)
    expect(cache.get('rust', 'a')).toBeUndefined()
  })

  it('lets go of what was used longest ago after 200 texts', () => {
    const cache = createTokenCache()
    for (let index = 0; index < 200; index++) cache.set('go', `${index}`, [])
    cache.get('go', '0')
    cache.set('go', 'new', [])
    expect(cache.get('go', '0')).toBeDefined()
    expect(cache.get('go', '1')).toBeUndefined()
    expect(cache.get('go', '2')).toBeDefined()
  })

  it('holds no more than 500,000 units', () => {
    const cache = createTokenCache()
    for (const letter of 'abcdefghijkl') cache.set('go', letter.repeat(49_000), [])
    expect([...'abcdefghijkl'].filter(letter => cache.get('go', letter.repeat(49_000)))).toHaveLength(10)
    cache.set('go', 'x'.repeat(600_000), [])
    expect(cache.get('go', 'x'.repeat(600_000))).toBeUndefined()
  })

  it('does not count a text twice', () => {
    const cache = createTokenCache()
    for (let round = 0; round < 300; round++) cache.set('go', 'x'.repeat(49_000), [])
    expect(cache.get('go', 'x'.repeat(49_000))).toBeDefined()
  })

  it('belongs to one highlighter', () => {
    const [one, two] = [createFakeHighlighter(), createFakeHighlighter()]
    expect(getTokenCache(one)).toBe(getTokenCache(one))
    expect(getTokenCache(one)).not.toBe(getTokenCache(two))
  })
})
