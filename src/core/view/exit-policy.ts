import { baseName } from '../text/paths'
import { unwrapShell } from '../tools/command'
import { splitCommands } from '../tools/shell-words'

const defaultExitCodes: Readonly<Record<string, readonly number[]>> = {
  'grep': [1],
  'egrep': [1],
  'fgrep': [1],
  'rg': [1],
  'diff': [1],
  'cmp': [1],
  'test': [1],
  '[': [1],
}

/** Longest command whose programs are looked for. */
const longestCommand = 20_000

/**
 * Tells whether an exit code means no more than "no" for the program that ran last.
 *
 * @example isExpectedExit(1, 'cd src && grep -q x a.ts') // → true
 */
export function isExpectedExit(
  exitCode: number,
  command: string | undefined,
  exitCodes: Readonly<Record<string, readonly number[]>> = defaultExitCodes,
): boolean {
  if (command === undefined || command.length > longestCommand) return false
  const program = findLastProgram(command)
  if (program === undefined || !Object.hasOwn(exitCodes, program)) return false
  return exitCodes[program]?.includes(exitCode) === true
}

/** Words in front of a program that do not change what its exit code means. */
const prefixes: ReadonlySet<string> = new Set(['sudo', 'command', 'exec', 'time', 'env', 'nice', 'nohup'])

/** Most assignments that are looked into. */
const deepestAssignment = 8

function findLastProgram(command: string): string | undefined {
  let line = unwrapShell(command)
  for (let depth = 0; depth < deepestAssignment; depth++) {
    const words = splitCommands(line).at(-1) ?? []
    const program = words.find(word => !/^\w+=/.test(word) && !prefixes.has(word))
    if (program !== undefined) return baseName(program)
    // The code of an assignment is that of the command whose output it takes.
    const script = scriptOfAssignment(words.at(-1) ?? '')
    if (script === undefined) return undefined
    line = script
  }
  return undefined
}

function scriptOfAssignment(word: string): string | undefined {
  const value = word.slice(word.indexOf('=') + 1)
  if (value.startsWith('$(') && value.endsWith(')')) return value.slice(2, -1)
  return value.length > 1 && value.startsWith('`') && value.endsWith('`') ? value.slice(1, -1) : undefined
}
