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
  const name = languages.get(language.toLowerCase()) ?? language.toLowerCase()
  return makeCall(context, title === undefined ? summarizeCode(source, name) : quoteCall(title), {
    badges: [language],
    summaryKind: title === undefined ? 'code' : 'prose',
    detail: () => ({
      kind: 'code',
      text: source,
      language: name,
      ...(title !== undefined && { title }),
    }),
  })
}

/** What begins a line that is a comment, where that is known; `/*` opens one that may be longer. */
const comments: ReadonlyMap<string, RegExp> = new Map([
  ...['python', 'shellscript', 'ruby', 'r', 'perl'].map(name => [name, /^\s*#(?!!)/] as const),
  ...['javascript', 'typescript', 'go', 'java', 'rust', 'c', 'cpp'].map(name => [name, /^\s*(?:\/\/|\/\*)/] as const),
  ...['sql', 'lua'].map(name => [name, /^\s*(?:--|\/\*)/] as const),
])

const anyComment = /^\s*(?:#(?!!)|\/\/|\/\*|\*|--|%)/

/** The first line that is neither blank nor a comment, and ` …` when there are others. */
function summarizeCode(source: string, language: string): string {
  const comment = comments.get(language) ?? anyComment
  let telling: string | undefined
  let first: string | undefined
  let isInside = false
  eachLine(source, (line) => {
    if (line.trim() === '') return
    first ??= line
    const isComment = isInside || comment.test(line)
    if (isInside || /^\s*\/\*/.test(line)) isInside = isComment && !line.includes('*/')
    if (isComment) return
    telling = line
    return false
  })
  const line = telling ?? first ?? ''
  const hasMore = countRows(source.slice(0, 100_000), row => row.trim() !== '') > 1
  return hasMore ? `${toCallLine(line, 198)} …` : toCallLine(line)
}
