import { describe, expect, it } from 'vitest'
import { truncateText } from '../../../src/core/text/truncate-text'

const characters = ['👨‍👩‍👧‍👦', '🇳🇴', 'e\u0323\u0301', 'क्षि', '𠮷']

describe('truncating a text', () => {
  it('leaves a text that fits alone, counted in code points', () => {
    expect(truncateText('😀😀', 2)).toBe('😀😀')
  })

  it('never cuts inside a character, wherever the cut falls', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (let lead = 0; lead <= 60; lead++) {
      const text = `${'x'.repeat(lead)}${characters.join('')}${'y'.repeat(100)}`
      const short = truncateText(text, 50)
      const kept = short.slice(0, -1)
      expect(short.endsWith('…')).toBe(true)
      expect(text.startsWith(kept)).toBe(true)
      expect(short.isWellFormed()).toBe(true)
      const boundaries = [...segmenter.segment(text)].map(segment => segment.index)
      expect(boundaries).toContain(kept.length)
    }
  })
})
