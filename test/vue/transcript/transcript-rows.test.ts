import { describe, expect, it } from 'vitest'
import { createTranscript } from 'vue-tool-card/core'
import { toRows } from '../../../src/vue/transcript/transcript-rows'
import { callOf, resultOf } from '../../support/native'

function itemsOf(...records: unknown[]) {
  const transcript = createTranscript()
  transcript.push(...records)
  return transcript.items
}
const ends = (rows: ReturnType<typeof toRows>) => rows.flatMap(row => row.kind === 'tool' && row.stepEnd ? [[row.key, row.stepEnd]] : [])
const step = (id: string, stepId: string, turnId?: string) => callOf(id, {}, { stepId, ...turnId !== undefined && { turnId } })

describe('the end of a step', () => {
  it('is at its last card, wherever results and texts stand', () => {
    const items = itemsOf(step('a', 's1', 't'), step('b', 's1', 't'), { type: 'text' }, resultOf('a'), step('c', 's2', 't'), resultOf('b'))
    expect(ends(toRows(items, []))).toEqual([['tb', { stepId: 's1', turnId: 't' }], ['tc', { stepId: 's2', turnId: 't' }]])
  })

  it('is another one in another turn', () => {
    expect(ends(toRows(itemsOf(step('a', 's1', 't1'), step('b', 's1', 't2')), [])).map(([key]) => key)).toEqual(['ta', 'tb'])
  })

  it('is not there for records without a step', () => {
    expect(ends(toRows(itemsOf(callOf('a'), resultOf('a')), []))).toEqual([])
  })
})

it('rows stay the same objects but for the one whose card or step changed', () => {
  const items = itemsOf(step('a', 's'), step('b', 's'))
  const before = toRows(items, [])
  expect(toRows([...items], before)).toEqual(before)
  expect(toRows([...items], before).every((row, index) => row === before[index])).toBe(true)
  const grown = toRows([...items, ...itemsOf(step('c', 's'))], before)
  expect(grown.map(row => before.includes(row))).toEqual([true, false, false])
  const prepended = toRows([...itemsOf(callOf('z')), ...items], before)
  expect(prepended.map(row => before.includes(row))).toEqual([false, true, true])
})
