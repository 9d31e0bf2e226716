import { expect, it } from 'vitest'
import { formatDuration, formatSize, formatThousands } from '../../../src/core/text/format-units'
import { utf8Length } from '../../../src/core/text/utf8-length'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [4197, '4.1 KB'],
  [10_240, '10.0 KB'],
  [1_048_575, '1.0 MB'],
  [5 * 1024 ** 3, '5.0 GB'],
  [5 * 1024 ** 4, '5120.0 GB'],
])('writes a size of %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

it.each([
  [850, '850 ms'],
  [999.6, '1.0 s'],
  [16_673, '16.7 s'],
  [59_960, '1m 00s'],
  [125_000, '2m 05s'],
])('writes %d ms as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

it('writes thousands with one decimal', () => {
  expect([950, 1000, 4635].map(formatThousands)).toEqual(['950', '1.0k', '4.6k'])
})

it('counts bytes as the encoder does, half pairs included', () => {
  for (const text of ['', 'abc', 'é€😀', '\uD83D', '\uD83Dx\uDE00', 'שלום']) {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
  }
})
