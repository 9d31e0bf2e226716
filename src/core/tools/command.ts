import { isRecord, readOwn, readOwnString } from '../text/own-values'
import { toCallLine } from '../text/single-line'
import { isPowerShell, joinArguments } from './argv'
import { endOfNested } from './end-of-nested'
import type { CallContext } from './family'
import { opensHeredoc } from './heredoc'
import { onlyStrings, pickItems, pickList, readField } from './tool-args'

/** The commands of one call, each whole. */
export interface CommandArguments {
  readonly commands: readonly string[]
  readonly isPowerShell: boolean
}

const commandKeys = ['command', 'cmd', 'CommandLine', 'script', 'commands', 'command_line', 'commandLine'] as const

/** Yields the commands that the arguments ask for; none when there are none. */
export function readCommands(context: CallContext): CommandArguments {
  const named = /powershell|pwsh/.test(context.name)
  if (context.text !== undefined) return { commands: [context.text], isPowerShell: named }
  for (const source of [context.args, readField(context.args, 'action')]) {
    for (const key of commandKeys) {
      const read = readCommand(source, key)
      if (read !== undefined) return { ...read, isPowerShell: named || read.isPowerShell }
    }
  }
  return { commands: [], isPowerShell: named }
}

function readCommand(source: unknown, key: string): CommandArguments | undefined {
  const given = readOwn(source, key)
  const list = key === 'commands' ? readCommandList(pickList(source, [key])) : readArgumentList(readField(source, key), given)
  if (list !== undefined || typeof given !== 'string' || given === '') return list
  return { commands: [given], isPowerShell: false }
}

function readCommandList(list: readonly unknown[] | undefined): CommandArguments | undefined {
  const commands = (list ?? []).map(commandOfItem).filter(command => command !== '')
  return commands.length === 0 ? undefined : { commands, isPowerShell: false }
}

/** A text is a command line of its own unless it is wholly a list of words. */
function readArgumentList(value: unknown, given: unknown): CommandArguments | undefined {
  if (!Array.isArray(value)) return undefined
  const args = onlyStrings(value)
  if (args.length === 0 || (value !== given && args.length < value.length)) return undefined
  return { commands: [joinArguments(args)], isPowerShell: isPowerShell(args[0] ?? '') }
}

function commandOfItem(item: unknown): string {
  if (typeof item === 'string') return item
  if (Array.isArray(item)) return joinArguments(onlyStrings(item))
  if (!isRecord(item)) return ''
  const command = readOwnString(item, 'command') ?? readOwnString(item, 'cmd') ?? ''
  const rest = onlyStrings(pickItems(item, ['args']))
  return rest.length === 0 ? command : `${command} ${joinArguments(rest)}`
}

/**
 * Puts a command on one line for the header: a shell around it and one leading `cd` are dropped, and a
 * here-document stops at its first line.
 *
 * @example summarizeCommand('cd /app && npm test') // → 'npm test'
 */
export function summarizeCommand(command: string): string {
  const inner = dropChangeDirectory(unwrapShell(command))
  const firstLine = /^[^\n]*/.exec(inner)?.[0] ?? ''
  if (firstLine.length < inner.length && opensHeredoc(firstLine)) return `${toCallLine(firstLine, 198)} …`
  return toCallLine(inner)
}

/** A text that is wholly `bash -lc '…'`. */
export function unwrapShell(command: string): string {
  const match = /^\s*(?:\/[\w./-]{0,200}\/)?(?:bash|sh|zsh|dash) -[a-z]{0,3}c (['"])/.exec(command)
  if (match?.[1] === undefined) return command
  const quote = match[1]
  const body = command.slice(match[0].length).trimEnd()
  if (!body.endsWith(quote)) return command
  const script = body.slice(0, -1)
  // A quote inside ends the script: the text is more than one quoted word.
  if (quote === '\'') return script.replaceAll('\'\\\'\'', '').includes('\'') ? command : script.replaceAll('\'\\\'\'', '\'')
  return hasBareQuote(script) ? command : script.replace(/\\(["\\$`])/g, '$1')
}

function hasBareQuote(script: string): boolean {
  return /(?<!\\)(?:\\\\)*"/.test(script)
}

function dropChangeDirectory(command: string): string {
  const lead = /^\s*cd\s+(?:--\s+)?/.exec(command)?.[0]
  if (lead === undefined) return command
  const end = endOfWord(command, lead.length)
  const joint = end === lead.length ? null : /^\s*(?:&&|;)\s*/.exec(command.slice(end))
  const rest = joint === null ? '' : command.slice(end + joint[0].length)
  return rest.trim() === '' ? command : rest
}

/** Longest folder that a command changes into, as it is written. */
const longestWord = 4000

/** Yields the offset behind the word at `from`, with quotations and substitutions in it. */
function endOfWord(line: string, from: number): number {
  const text = line.slice(0, from + longestWord)
  let at = from
  while (at < text.length) {
    const char = text.charAt(at)
    if (/[\s;&|<>]/.test(char)) return at
    const isNested = /["'`]/.test(char) || (/[({]/.test(char) && text.charAt(at - 1) === '$')
    at = isNested ? endOfNested(text, at) + 1 : at + (char === '\\' ? 2 : 1)
  }
  return text.length
}
