import { baseName } from '../text/paths'

const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'dash', 'ksh', 'fish', 'pwsh', 'powershell', 'cmd'])

/**
 * Yields the command line of an argument list: what a shell was told to run, else the arguments joined
 * and quoted where needed.
 *
 * @example joinArguments(['bash', '-lc', 'ls | wc']) // → 'ls | wc'
 * @example joinArguments(['ls', 'my docs']) // → "ls 'my docs'"
 */
export function joinArguments(args: readonly string[]): string {
  const script = scriptOfShell(args)
  return script ?? args.map(quoteArgument).join(' ')
}

function scriptOfShell(args: readonly string[]): string | undefined {
  if (!isShell(args[0] ?? '')) return undefined
  // The shells of Windows take all that follows, and their other flags have values.
  if (isWindowsShell(args[0] ?? '')) {
    const flag = args.findIndex((arg, index) => index > 0 && isCommandFlag(arg))
    return flag < 0 ? undefined : args.slice(flag + 1).join(' ')
  }
  for (let at = 1; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (isCommandFlag(arg)) return args[at + 1]
    if (!/^[-+]/.test(arg)) return undefined
    if (isFlagWithValue(arg)) at++
  }
  return undefined
}

/** `-o pipefail`, also behind others: `-euo pipefail`. */
function isFlagWithValue(arg: string): boolean {
  return /^(?:[-+][a-z]*o|--(?:rcfile|init-file))$/i.test(arg)
}

/** Tells the name of a shell, with or without folder and `.exe`. */
export function isShell(program: string): boolean {
  return shells.has(shellName(program))
}

/** Tells the shells of Windows whose prompt is `PS>`. */
export function isPowerShell(program: string): boolean {
  const name = shellName(program)
  return name === 'pwsh' || name === 'powershell'
}

function isWindowsShell(program: string): boolean {
  return isPowerShell(program) || shellName(program) === 'cmd'
}

function shellName(program: string): string {
  return baseName(program).toLowerCase().replace(/\.exe$/, '')
}

function isCommandFlag(arg: string): boolean {
  return /^-[a-z]*c$/i.test(arg) || /^[-/](?:c|command)$/i.test(arg)
}

function quoteArgument(arg: string): string {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll('\'', '\'\\\'\'')}'`
}
