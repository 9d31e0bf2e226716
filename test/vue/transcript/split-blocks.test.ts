import { describe, expect, it } from 'vitest'
import { splitBlocks } from '../../../src/vue/transcript/split-blocks'

interface Row { readonly key: string }
const rows = (count: number, from = 0): Row[] => Array.from({ length: count }, (_, index) => ({ key: `r${from + index}` }))
const sizes = (blocks: ReturnType<typeof splitBlocks<Row>>) => blocks.map(block => block.rows.length)
const changed = (before: ReturnType<typeof splitBlocks<Row>>, after: typeof before) =>
  after.filter(block => !before.includes(block)).length

describe('the blocks of a transcript', () => {
  it('hold a hundred rows each, in order and without a gap', () => {
    const all = rows(250)
    const blocks = splitBlocks(all)
    expect(sizes(blocks)).toEqual([100, 100, 50])
    expect(blocks.flatMap(block => block.rows)).toEqual(all)
  })

  it.each([0, 1, 99, 100, 101])('of %i rows leave none out', (count) => {
    expect(splitBlocks(rows(count)).flatMap(block => block.rows)).toHaveLength(count)
  })

  it('stay as they are but for the last one when a row is added', () => {
    const all = rows(250)
    const before = splitBlocks(all)
    expect(changed(before, splitBlocks([...all, ...rows(1, 250)], before))).toBe(1)
  })

  it('stay as they are but for one when a row changes', () => {
    const all = rows(250)
    const before = splitBlocks(all)
    expect(changed(before, splitBlocks(all.with(120, { key: 'r120' }), before))).toBe(1)
  })

  it('are all the same when nothing changed', () => {
    const all = rows(250)
    const before = splitBlocks(all)
    expect(changed(before, splitBlocks([...all], before))).toBe(0)
  })

  it('stay as they are when history is put in front', () => {
    const all = rows(250)
    const before = splitBlocks(all)
    const after = splitBlocks([...rows(130, 1000), ...all], before)
    expect(sizes(after)).toEqual([100, 30, 100, 100, 50])
    expect(changed(before, after)).toBe(2)
  })

  it('are cut anew when little is left of each', () => {
    const all = rows(3000)
    const left = all.filter((_, index) => index % 50 === 0)
    expect(sizes(splitBlocks(left, splitBlocks(all)))).toEqual([60])
  })
})
