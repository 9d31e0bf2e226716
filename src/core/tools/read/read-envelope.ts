import { dropFinalFeed } from '../../text/drop-final-feed'
import { startOfLastLine } from '../each-line'
import { endOfRows } from '../ends-of-text'
import { errorLine } from '../error-line'
import type { ResultContext } from '../family'
import { markerRange } from '../marker-range'

/** The text of a file without what its tool put around it. */
export interface ReadEnvelope {
  text: string
  kind: 'file' | 'empty' | 'unchanged' | 'beyond' | 'image' | 'pdf' | 'directory'
  isTruncated: boolean
  /** The rows are known to be numbered in a form that files use themselves. */
  isNumbered: boolean
  /** The tool never numbers rows. */
  hasNoGutter: boolean
  /** Entries of a folder, where stated. */
  entries?: number
  path?: string
  error?: string
}

/** Agents whose read tools give the bare text. */
const plainAgents: ReadonlySet<string> = new Set([
  'gemini-cli', 'qwen-code', 'pi', 'continue', 'vscode-copilot', 'mcp:filesystem',
])

/** Takes off what a read tool puts in front of and behind the text of a file. */
export function takeReadEnvelope(context: ResultContext, raw: string, isLimited: boolean): ReadEnvelope {
  const envelope: ReadEnvelope = {
    text: raw,
    kind: 'file',
    isTruncated: false,
    isNumbered: context.name === 'view' || context.agent === 'copilot-cli' || context.agent === 'oh-my-pi',
    hasNoGutter: context.agent !== undefined && plainAgents.has(context.agent),
  }
  if (readNotice(envelope)) return envelope
  takeTags(envelope)
  for (const lead of leads) takeLead(envelope, lead, isLimited)
  takeClipping(envelope)
  takeNotices(envelope, isLimited)
  if (envelope.kind === 'file' && takeFence(envelope, context)) takeNotices(envelope, isLimited)
  return envelope
}

const notices: readonly (readonly [pattern: RegExp, kind: ReadEnvelope['kind']])[] = [
  [/^\(empty file: .*\)\s*$/, 'empty'],
  [/^<system-reminder>Warning: the file exists but the contents are empty/, 'empty'],
  [/^\(The file `[^`\n]+` exists, but is empty\)\s*$/, 'empty'],
  [/^(?:File: [^\n]*\n)?Note: File is empty\s*$/, 'empty'],
  [/^<system-reminder>Warning: the file exists but is shorter than the provided offset/, 'beyond'],
  [/^File unchanged since last read/, 'unchanged'],
  [/^Image read successfully\s*$/, 'image'],
  [/^Read image file \[image\/[a-z+]+\]\s*$/, 'image'],
  [/^PDF read successfully\s*$/, 'pdf'],
]

function readNotice(envelope: ReadEnvelope): boolean {
  const head = envelope.text.slice(0, markerRange)
  const notice = notices.find(([pattern]) => pattern.test(head))
  if (notice !== undefined) envelope.kind = notice[1]
  return notice !== undefined
}

/** OpenCode: `<path>`, `<type>`, then the content or the entries. */
function takeTags(envelope: ReadEnvelope): void {
  const lead = /^<path>([^\n]*)<\/path>\n<type>(file|directory)<\/type>\n<(content|entries)>\n/.exec(envelope.text.slice(0, markerRange))
    ?? /^<(file)>\n/.exec(envelope.text)
  if (lead === null) return
  const tag = lead[3] ?? 'file'
  const end = envelope.text.lastIndexOf(`</${tag}>`)
  envelope.text = dropFinalFeed(envelope.text.slice(lead[0].length, end < lead[0].length ? undefined : end))
  envelope.isNumbered = true
  if (lead[3] !== undefined && lead[1] !== undefined) envelope.path = lead[1]
  if (lead[2] === 'directory') envelope.kind = 'directory'
}

interface ReadLead {
  readonly pattern: RegExp
  readonly read?: (envelope: ReadEnvelope, match: RegExpExecArray, isLimited: boolean) => void
}

const leads: readonly ReadLead[] = [
  // Gemini CLI
  {
    pattern: /^\s{0,10}IMPORTANT: The file content has been truncated\.[\s\S]{0,3000}?--- FILE CONTENT \(truncated\) ---\n/,
    read: (envelope) => {
      envelope.isTruncated = true
    },
  },
  // Qwen Code
  {
    pattern: /^Showing lines \d+-\d+ of \S+ total lines\.[^\n]*\n+---\n\n?/,
    read: (envelope, _, isLimited) => {
      envelope.isTruncated ||= !isLimited
    },
  },
  // OpenHands, SWE-agent, Anthropic's reference editor
  { pattern: /^Here's the result of running `cat -n` on [^\n]+:\n/ },
  {
    pattern: /^Here's the files and directories up to 2 levels deep in [^\n]+, excluding hidden items[^\n]*\n/,
    read: (envelope) => {
      envelope.kind = 'directory'
    },
  },
  // VS Code Copilot
  { pattern: /^File: `([^`\n]+)`\. Lines \d+ to \d+ \(\d+ lines total\): ?\n/, read: notePath },
  // Roo Code
  {
    pattern: /^File: ([^\n]+)\n(?=Error: )/,
    read: (envelope, match) => {
      notePath(envelope, match)
      envelope.error = errorLine(envelope.text)
    },
  },
  { pattern: /^File: ([^\n]+)\n(?:Lines \d+-\d+:\n|(?= *\d+ \| ))/, read: notePath },
  // SWE-agent
  {
    pattern: /^\[File: ([^\n]+) \(\d+ lines total\)\]\r?\n(?:\(\d+ more lines above\)\r?\n)?/,
    read: (envelope, match) => {
      notePath(envelope, match)
      envelope.isNumbered = true
    },
  },
  // oh-my-pi
  {
    pattern: /^\[([^\]\n]+)#[0-9A-F]{4}\]\n/,
    read: (envelope, match) => {
      notePath(envelope, match)
      envelope.isNumbered = true
    },
  },
]

function notePath(envelope: ReadEnvelope, match: RegExpExecArray): void {
  if (match[1] !== undefined) envelope.path = match[1]
}

function takeLead(envelope: ReadEnvelope, lead: ReadLead, isLimited: boolean): void {
  const match = lead.pattern.exec(envelope.text.slice(0, markerRange))
  if (match === null) return
  envelope.text = envelope.text.slice(match[0].length)
  lead.read?.(envelope, match, isLimited)
}

/** OpenHands and SWE-agent cut a text wherever it is too long, with a note behind it. */
function takeClipping(envelope: ReadEnvelope): void {
  const tail = envelope.text.slice(-1000)
  if (!tail.includes('<response clipped>')) return
  const note = /\n?<response clipped><NOTE>[^<]*<\/NOTE>\s*$/.exec(tail)
  if (note === null) return
  envelope.text = envelope.text.slice(0, envelope.text.length - tail.length + note.index)
  envelope.isTruncated = true
}

/** Last lines that are the tool's; whether they tell a truncation: always, only without a limit, never. */
const trailers: readonly (readonly [pattern: RegExp, cut: 'always' | 'unlimited' | 'never'])[] = [
  [/^\(End of file - total \d+ lines\)$/, 'never'],
  [/^\(Showing lines \d+-\d+ of \d+\..*\)$/, 'unlimited'],
  [/^\(Output capped at .*\)$/, 'always'],
  [/^\(File has more lines\..*\)$/, 'unlimited'],
  [/^\[\d+ more lines in file\..*\]$/, 'never'],
  [/^\.\.\. \(\d+ more lines not shown\..*\)$/, 'never'],
  [/^\(\d+ more lines below\)$/, 'never'],
  [/^\[Showing lines \d+-\d+ of \S.*\]$/, 'unlimited'],
  [/^\[File content truncated at line \d+\..*\]$/, 'always'],
  [/^\[\.\.\. output truncated: \d+ chars total[^\]]*\]$/, 'always'],
  [/^\((\d+) entries\)$/, 'never'],
]

function takeNotices(envelope: ReadEnvelope, isLimited: boolean): void {
  for (let taken = 0; taken < 5; taken++) {
    const end = endOfRows(envelope.text)
    const start = startOfLastLine(envelope.text, end, 1000)
    const line = start < 0 ? '' : envelope.text.slice(start, end)
    const trailer = line === '' ? undefined : trailers.find(([pattern]) => pattern.test(line))
    if (trailer === undefined) return
    const [pattern, cut] = trailer
    if (cut === 'always' || (cut === 'unlimited' && !isLimited)) envelope.isTruncated = true
    const entries = pattern.exec(line)?.[1]
    if (entries !== undefined) envelope.entries = Number(entries)
    // One line end sets the notice off; a blank line in front of it may be the file's own.
    envelope.text = envelope.text.slice(0, Math.max(0, start - 1))
  }
}

/** A fence around the whole text is VS Code's own. */
function takeFence(envelope: ReadEnvelope, context: ResultContext): boolean {
  if (context.agent !== 'vscode-copilot' && envelope.path === undefined) return false
  const open = /^(`{3,})[\w+-]*\n/.exec(envelope.text.slice(0, 200))
  if (open?.[1] === undefined) return false
  const end = envelope.text.trimEnd()
  if (!end.endsWith(`\n${open[1]}`)) return false
  envelope.text = end.slice(open[0].length, -open[1].length - 1)
  return true
}
