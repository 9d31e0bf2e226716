/**
 * Drops the sequences that colour, erase and move and say nothing else; all other terminal sequences stay,
 * since words may be hidden in them: the title of a window, and what a broken sequence swallows.
 *
 * @example dropStyles('\u001B[1mls\u001B[0m') // → 'ls'
 */
export function dropStyles(text: string): string {
  return text.replace(style, '')
}

// eslint-disable-next-line no-control-regex -- they are what is looked for
const style = /(?:\u001B\[|\u009B)(?:\??\d+(?:;\d+)*)?[A-HJKSTfhlmsu]|\u001B[()][0AB]/g
