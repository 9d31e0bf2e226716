import { describe, expect, it } from 'vitest'
import { removeInvisible, revealControls, revealInvisible } from '../../../src/core/text/invisible-characters'

it('writes out what a page cannot hold, and nothing else', () => {
  expect(revealControls('a\0\r\tb\n\uD83D \u{1F600}\u202E')).toBe('a\\u0000\\r\tb\n\\ud83d \u{1F600}\u202E')
})

describe('writing out what nobody sees', () => {
  it.each([
    ['a direction override', 'a\u202Eb', 'a\\u202eb'],
    ['a return that would overwrite', 'rm -rf / #\recho hi', 'rm -rf / #\\recho hi'],
    ['a title that a terminal would swallow', 'ok \u001B]0;; rm ~ ;\u0007', 'ok \\u001b]0;; rm ~ ;\\u0007'],
    ['eight-bit controls', 'ok \u009D; rm ~\u009C', 'ok \\u009d; rm ~\\u009c'],
    ['a backspace and a zero', 'a\bb\0c', 'a\\u0008b\\u0000c'],
    ['a joiner within a command', 'cu\u200Drl x\u200Cy', 'cu\\u200drl x\\u200cy'],
    ['a joiner at either end', '\u200Dls\u200D', '\\u200dls\\u200d'],
    ['a joiner between Cyrillic letters', 'с\u200Dу', 'с\\u200dу'],
    ['a variation selector behind a letter', 'cu\uFE0Frl', 'cu\\ufe0frl'],
  ])('shows %s', (_, text, seen) => {
    expect(revealInvisible(text)).toBe(seen)
  })

  it.each([
    ['tabs and line ends', 'a\tb\nc', 'a\tb\nc'],
    ['Windows line ends as line ends', 'a\r\nb\r\n', 'a\nb\n'],
    ['emoji that are joined', '👩🏽\u200D🚀 ❤\uFE0F\u200D🔥 1\uFE0F\u20E3', '👩🏽\u200D🚀 ❤\uFE0F\u200D🔥 1\uFE0F\u20E3'],
    ['Persian, with digits and foreign words', 'می\u200Cخواهم 10\u200Cام HTML\u200Cها', 'می\u200Cخواهم 10\u200Cام HTML\u200Cها'],
    ['Hindi', 'क्\u200Dष', 'क्\u200Dष'],
  ])('leaves %s', (_, text, seen) => {
    expect(revealInvisible(text)).toBe(seen)
  })

  it('drops stray joiners of a result, and keeps those of an emoji', () => {
    expect(removeInvisible('a\u200Db 👩\u200D💻')).toBe('ab 👩\u200D💻')
  })

  it('takes linear time', () => {
    const start = performance.now()
    for (const unit of ['a\u200D', '\u200D', 'می\u200C', '\r', '\u001B]']) revealInvisible(unit.repeat(200_000))
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
