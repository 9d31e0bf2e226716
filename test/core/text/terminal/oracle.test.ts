import { describe, expect, it } from 'vitest'
import { showInEmulator, showParsed } from './oracle'

const sequences: readonly (readonly [what: string, text: string])[] = [
  ['plain lines', 'one\ntwo\nthree'],
  ['Windows line ends', 'one\r\ntwo\r\n'],
  ['several returns in front of a line feed', 'a\r\r\nb\r\r\n'],
  ['the 8 colours', '\x1B[30ma\x1B[31mb\x1B[32mc\x1B[33md\x1B[34me\x1B[35mf\x1B[36mg\x1B[37mh'],
  ['the 8 bright colours', '\x1B[90ma\x1B[91mb\x1B[92mc\x1B[93md\x1B[94me\x1B[95mf\x1B[96mg\x1B[97mh'],
  ['backgrounds', '\x1B[41m FAIL \x1B[0m \x1B[102m PASS \x1B[49m x'],
  ['a reset without a number', '\x1B[31mred\x1B[mplain'],
  ['a default foreground', '\x1B[1;31mred\x1B[39mbold'],
  ['the named ones of 256', '\x1B[38;5;9ma\x1B[48;5;4mb'],
  ['the cube of 256', '\x1B[38;5;16ma\x1B[38;5;208mb\x1B[38;5;231mc'],
  ['the greys of 256', '\x1B[38;5;232ma\x1B[38;5;244mb\x1B[48;5;255mc'],
  ['256 with colons', '\x1B[38:5:208ma\x1B[48:5:17mb'],
  ['a true colour', '\x1B[38;2;255;135;0ma\x1B[48;2;1;2;3mb'],
  ['a true colour with a colour space', '\x1B[38:2::255:135:0ma'],
  ['a true colour in the middle of a list', '\x1B[1;38;2;9;8;7;4ma'],
  ['an underline colour', '\x1B[4;58;2;255;0;0;1ma\x1B[58:2::1:2:3;3mb\x1B[58;5;9;9mc'],
  ['bold, dim, italic, underline, strike, inverse', '\x1B[1ma\x1B[2mb\x1B[3mc\x1B[4md\x1B[9me\x1B[7mf\x1B[0mg'],
  ['attributes that end', '\x1B[1;2;3;4;7;9ma\x1B[22mb\x1B[23mc\x1B[24md\x1B[27me\x1B[29mf'],
  ['a curly underline, and its end', '\x1B[4:3ma\x1B[4:0mb'],
  ['a double underline', '\x1B[21ma\x1B[24mb'],
  ['empty parameters', '\x1B[;31ma\x1B[1;;32mb'],
  ['a carriage return that covers all', '10%\r100%'],
  ['a carriage return that covers a part', 'progress 10%\rdone'],
  ['a carriage return in colour', '\x1B[31mabcdef\x1B[32m\rxy\x1B[0m\n'],
  ['backspaces', 'abc\b\bX'],
  ['more backspaces than text', 'ab\b\b\b\bX'],
  ['text struck over', 'N\bNA\bAM\bM'],
  ['tabs', 'a\tb\tc\n12345678\tx'],
  ['a tab in a line that is overwritten', 'abcdefghij\r\tX'],
  ['erase to the end of the line', '----------\rHello\x1B[K'],
  ['erase to the start of the line', 'abcdef\x1B[3D\x1B[1KX'],
  ['erase the line', 'one\x1B[2Ktwo'],
  ['erase at the end of colours, as compilers do', '\x1B[01m\x1B[Kmain.c:3:5:\x1B[m\x1B[K \x1B[01;31m\x1B[Kerror: \x1B[m\x1B[Kno such file'],
  ['erase characters', 'abcdef\r\x1B[2X'],
  ['cursor up and overwrite', 'one\ntwo\nthree\x1B[2A\rONE'],
  ['cursor up past the first line', 'one\ntwo\x1B[99A\rX'],
  ['cursor down again', 'one\ntwo\nthree\x1B[2A\x1B[BX'],
  ['cursor forward', 'a\x1B[5Cb'],
  ['cursor back', 'abcdef\x1B[4DX'],
  ['cursor to a column', 'abcdef\x1B[3GX\x1B[10GY'],
  ['start of a line above', 'one\ntwo\x1B[FX'],
  ['start of a line below', 'one\ntwo\x1B[A\x1B[EX'],
  ['several lines drawn again, as installers do', 'a 1%\nb 1%\n\x1B[2A\x1B[2Ka 99%\n\x1B[2Kb 50%\n'],
  ['lines erased from below, as prompts do', 'ask?\nyes\nno\x1B[2K\x1B[1A\x1B[2K\x1B[1A\x1B[2K\x1B[Gdone'],
  ['erase below', 'one\ntwo\nthree\x1B[2A\r\x1B[JX'],
  ['erase above', 'one\ntwo\nthree\x1B[1JX'],
  ['erase everything', 'one\ntwo\x1B[2JX'],
  ['clear: home, then erase', 'one\ntwo\x1B[H\x1B[2Jnew'],
  ['clear: erase, then home', 'one\ntwo\x1B[2J\x1B[3J\x1B[Hnew'],
  ['a reset of the terminal', '\x1B[31mone\ntwo\x1Bcnew'],
  ['save and restore the cursor', 'ab\x1B7cd\x1B8X\x1B[sYZ\x1B[uW'],
  ['a link closed by ESC \\', 'See \x1B]8;;https://example.com/docs\x1B\\the docs\x1B]8;;\x1B\\ now'],
  ['a link closed by BEL', 'See \x1B]8;id=1;https://example.com/docs\x07the docs\x1B]8;;\x07 now'],
  ['a title', '\x1B]0;title\x07text'],
  ['a device string', 'a\x1BP1$r0m\x1B\\b'],
  ['an application string', 'a\x1B_Gf=100;AAAA\x1B\\b'],
  ['a private message and a start of string', 'a\x1B^x\x1B\\b\x1BXy\x1B\\c'],
  ['character sets', '\x1B(Ba\x1B)0b'],
  ['modes of the cursor and of pasting', '\x1B[?25la\x1B[?2004hb\x1B[?25h'],
  ['private sequences that look like style', '\x1B[>4;1ma\x1B[?4mb'],
  ['the one-byte CSI', '\x9B31mred\x9B0m'],
  ['the one-byte OSC and its end', 'a\x9D0;title\x9Cb'],
  ['a sequence that is cut off', 'text\x1B[31'],
  ['an escape at the end', 'text\x1B'],
  ['bells and other controls', 'a\x07b\x0Ec\x0Fd\x7F'],
  ['wide characters that are overwritten', '漢字かな\rab'],
  ['half a wide character that is overwritten', '漢字かな\rabc'],
  ['accents in a line that is overwritten', 'e\u0301e\u0301e\u0301\rab'],
  ['a progress bar', '\x1B[?25l\x1B[32m[###] 30%\r[######] 100%\x1B[0m\x1B[?25h'],
  ['style over line ends', '\x1B[31mone\ntwo\x1B[0m\nthree'],
]

describe('text that a terminal shows', () => {
  it.each(sequences)('is what an emulator shows of %s', async (_, text) => {
    const shown = await showInEmulator(text)
    expect(shown.length).toBeGreaterThan(0)
    expect(showParsed(text)).toEqual(shown)
  })

  it('is what an emulator shows of random sequences', async () => {
    const random = createRandom(20_240)
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 1 + random(40) }, () => makePiece(random)).join('')
      expect(showParsed(text), JSON.stringify(text)).toEqual(await showInEmulator(text))
    }
  })
})

/** Pieces whose effect does not depend on the size of the window. */
function makePiece(random: (below: number) => number): string {
  const pick = (list: readonly string[]) => list[random(list.length)]!
  const count = pick(['', '1', '2', '3', '7'])
  switch (random(12)) {
    case 0: return `\x1B[${pick(['0', '1', '2', '3', '4', '7', '9', '22', '24', '27', '31', '92', '39', '44', '105', '49', '38;5;208', '48;2;1;2;3', '1;33', ''])}m`
    case 1: return `\x1B[${count}${pick(['C', 'D', 'G'])}`
    case 2: return `\x1B[${count}${pick(['A', 'F'])}`
    case 3: return `\x1B[${pick(['', '0', '1', '2'])}K`
    case 4: return pick(['\r', '\b', '\t', '\r\n', '\x07', '\x1B[?25l', '\x1B]0;t\x07', '\x1B(B'])
    case 5: return `\x1B[${pick(['', '0', '1'])}J`
    case 6: return `\x1B[${count}X`
    case 7: return pick(['漢', 'é', 'e\u0301', '字x'])
    case 8: case 9: return '\n'
    default: return pick(['a', 'bc', ' ', 'def ghi', '%', '  x'])
  }
}

/** Numbers that are the same in every run: a linear congruential generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor(state / 2 ** 32 * below)
  }
}
