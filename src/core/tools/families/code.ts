import { countRows, eachLine } from '../each-line'
import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ToolFamily } from '../family'
import { readTerminalResult } from '../terminal/terminal-result'
import { pickString } from '../tool-args'

/** Tools whose code is JavaScript though no argument says so. */
const javaScriptTools: ReadonlySet<string> = new Set(['exec', 'jsrepl', 'codemode', 'javascript', 'js'])

/** Shiki's names of the languages that arguments name in short. */
const languages: ReadonlyMap<string, string> = new Map([
  ['py', 'python'],
  ['python3', 'python'],
  ['js', 'javascript'],
  ['node', 'javascript'],
  ['ts', 'typescript'],
  ['bash', 'shellscript'],
  ['sh', 'shellscript'],
  ['shell', 'shellscript'],
])

/** Code that an interpreter runs. */
export const code: ToolFamily = {
  name: 'code',
  icon: 'terminal',
  bodyKind: 'code',
  readCall,
  readResult: readTerminalResult,
}

function readCall(context: CallContext): CallFacts {
  const source = context.text ?? pickString(context.args, ['code', 'input', 'script', 'source']) ?? ''
  const language = pickString(context.args, ['language', 'lang']) ?? (javaScriptTools.has(context.name) ? 'js' : 'python')
  const title = pickString(context.args, ['title'])
  return makeCall(context, title === undefined ? summarizeCode(source) : quoteCall(title), {
    badges: [language],
    summaryKind: title === undefined ? 'code' : 'prose',
    detail: () => ({
      kind: 'code',
      text: source,
      language: languages.get(language.toLowerCase()) ?? language.toLowerCase(),
      ...(title !== undefined && { title }),
    }),
  })
}

/** The first line that is neither blank nor a comment, and ` …` when there are others. */
function summarizeCode(source: string): string {
  let telling: string | undefined
  let first: string | undefined
  eachLine(source, (line) => {
    if (line.trim() === '') return
    first ??= line
    if (/^\s*(?:#(?!!)|\/\/|\/\*|\*|--|%)/.test(line)) return
    telling = line
    return false
  })
  const line = telling ?? first ?? ''
  const hasMore = countRows(source.slice(0, 100_000), row => row.trim() !== '') > 1
  return hasMore ? `${toCallLine(line, 198)} …` : toCallLine(line)
}
