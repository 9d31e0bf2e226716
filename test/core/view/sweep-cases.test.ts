import { describe, expect, it } from 'vitest'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { expandMacros } from '../../support/case-macros'
import { readCases } from '../../support/cases'
import { makeEntry } from '../../support/tool-entry'

interface Sweep {
  readonly name: string
  readonly sweep: { readonly var: string, readonly from: number, readonly to: number }
  readonly args: Readonly<Record<string, unknown>>
}

const inputOf = (id: string) => readCases('summaries').find(item => item.id === id)!.input as unknown as Sweep

/** The one argument of a case for every value of its variable. */
function listTexts({ sweep, args }: Sweep): readonly (readonly [key: string, text: string])[] {
  const [[key, template]] = Object.entries(args) as [[string, unknown]]
  return Array.from({ length: sweep.to - sweep.from + 1 }, (_, index) => {
    const filled = JSON.parse(JSON.stringify(template).replaceAll(`"${sweep.var}"`, String(sweep.from + index))) as unknown
    return [key, expandMacros(filled) as string]
  })
}

const withoutQuotes = (text: string) => text.replace(/^"|"$/g, '')

describe('a summary that is cut', () => {
  it('sum-cap-splits-surrogates: never holds half a character, and is the start of the text', () => {
    const input = inputOf('sum-cap-splits-surrogates')
    for (const [key, text] of listTexts(input)) {
      const view = viewToolEntry(makeEntry({ name: input.name, input: { [key]: text }, content: text, isError: true }))
      for (const words of [view.callSummary, view.resultSummary!, formatToolLine(view)]) {
        expect(words.isWellFormed()).toBe(true)
        expect(words).not.toContain('\uFFFD')
      }
      expect(view.callSummary.endsWith('…')).toBe(true)
      expect(text.startsWith(view.callSummary.slice(0, -1))).toBe(true)
    }
  })

  it('sum-cap-splits-graphemes: ends where a character ends', () => {
    const input = inputOf('sum-cap-splits-graphemes')
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const [key, text] of listTexts(input)) {
      const summary = withoutQuotes(viewToolEntry(makeEntry({ name: input.name, input: { [key]: text } })).callSummary)
      expect(summary.endsWith('…')).toBe(true)
      expect([...segmenter.segment(text)].map(segment => segment.index)).toContain(summary.length - 1)
      expect(text.startsWith(summary.slice(0, -1))).toBe(true)
    }
  })
})
