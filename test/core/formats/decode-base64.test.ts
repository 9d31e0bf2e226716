import { describe, expect, it } from 'vitest'
import { addBase64 } from '../../../src/core/formats/decode-base64'

const nothing = { text: '', rest: [] }

describe('addBase64', () => {
  it.each(['', 'a', 'ab', 'abc', 'é', '€', '💩', 'a\u0000b', '\uFFFF'])('decodes %j', (text) => {
    expect(addBase64(nothing, Buffer.from(text).toString('base64'))).toEqual({ text, rest: [] })
  })

  it('waits for the bytes of a character that is cut', () => {
    const bytes = [...Buffer.from('x€y💩')]
    let decoded: ReturnType<typeof addBase64> = nothing
    for (const byte of bytes) decoded = addBase64(decoded, Buffer.from([byte]).toString('base64'))
    expect(decoded).toEqual({ text: 'x€y💩', rest: [] })
  })

  it.each([[[0xFF, 0x41], '\uFFFDA'], [[0xC3, 0x41], '\uFFFDA'], [[0x80], '\uFFFD'], [[0xF4, 0x90, 0x80, 0x80], '\uFFFD']])('puts a sign for bytes that are no text: %j', (bytes, start) => {
    expect(addBase64(nothing, Buffer.from(bytes).toString('base64')).text.startsWith(start)).toBe(true)
  })

  it('passes over what is no base64', () => {
    expect(addBase64(nothing, 'a G\nk=!').text).toBe('hi')
  })
})
