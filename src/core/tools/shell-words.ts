import { endOfNested } from './end-of-nested'

/**
 * Splits a command line into simple commands, each a list of words, as far as a reader needs to know
 * which programs run: quotes and escapes are honoured, substitutions and redirections are parts of words.
 *
 * @example splitCommands('cd a && grep "x y" b') // → [['cd', 'a'], ['grep', 'x y', 'b']]
 */
export function splitCommands(line: string): readonly (readonly string[])[] {
  const commands: string[][] = []
  let words: string[] = []
  let word: string | undefined
  const endWord = () => {
    if (word !== undefined) words.push(word)
    word = undefined
  }
  const endCommand = () => {
    endWord()
    if (words.length > 0) commands.push(words)
    words = []
  }
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at)
    if (char === '\'' || char === '"') {
      const end = endOfNested(line, at)
      word = (word ?? '') + line.slice(at + 1, end)
      at = end
    }
    else if (char === '\\') {
      at++
      if (line.charAt(at) !== '\n') word = (word ?? '') + line.charAt(at)
    }
    else if (char === '#' && word === undefined) {
      at = endOfLine(line, at) - 1
    }
    else if (isSubstitution(line, at, word !== undefined)) {
      const end = endOfNested(line, at)
      word = (word ?? '') + line.slice(at, end + 1)
      at = end
    }
    else if (isRedirection(line, at)) {
      word = (word ?? '') + char
    }
    else if (char === '\n' || char === ';' || char === '&' || char === '|' || char === '(' || char === ')') {
      endCommand()
    }
    else if (char === ' ' || char === '\t' || char === '\r') {
      endWord()
    }
    else {
      word = (word ?? '') + char
    }
  }
  endCommand()
  return commands
}

/** A backtick, or the bracket of `$(`, `${`, `<(` or a list; the bracket in front of a command stands alone. */
function isSubstitution(line: string, at: number, isInWord: boolean): boolean {
  const char = line.charAt(at)
  return char === '`' || (char === '(' && isInWord) || (char === '{' && line.charAt(at - 1) === '$')
}

/** `2>&1`, `&>file`, `>|file`: no end of a command. */
function isRedirection(line: string, at: number): boolean {
  const isBehindArrow = line.charAt(at - 1) === '>'
  if (line.charAt(at) === '|') return isBehindArrow
  return line.charAt(at) === '&' && (isBehindArrow || line.charAt(at + 1) === '>')
}

function endOfLine(line: string, at: number): number {
  const end = line.indexOf('\n', at)
  return end < 0 ? line.length : end
}
