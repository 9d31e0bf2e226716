import { spaceSize } from './space-size'
import type { Lead } from './take-lead'
import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'

function noteRunning(state: TerminalState, match: RegExpExecArray): void {
  noteOutcome(state, 'running')
  const id = match.slice(1).find(group => group !== undefined)
  if (id !== undefined) state.runningId ??= id
}

function noteTimeout(state: TerminalState): void {
  noteOutcome(state, 'timed-out')
}

function noteCancel(state: TerminalState): void {
  noteOutcome(state, 'cancelled')
}

function noteCut(state: TerminalState): void {
  state.isTruncated = true
}

function noteFencedExit(state: TerminalState, match: RegExpExecArray): void {
  noteExit(state, match[1])
  state.isFenced = true
}

const isZed: Lead['applies'] = context =>
  context.agent === 'zed' || context.name === 'terminal' || context.name === 'sandboxedterminal'

const isExecuteCommand: Lead['applies'] = context => context.name === 'executecommand'

/** One row a lead; each is tried in this order, again and again until none is left. */
export const terminalLeads: readonly Lead[] = [
  // SWE-agent
  { pattern: /^OBSERVATION:\n/ },
  // VS Code Copilot
  { pattern: /^Note: The (?:tool simplified|user manually edited) the command to `[\s\S]{0,3000}?`, and this is the output of running that command instead:\n/ },
  // Claude Code
  {
    pattern: /^Exit code (-?\d+)(?:\n|$)/,
    applies: context => context.flagged,
    read: (state, match) => noteExit(state, match[1]),
  },
  {
    pattern: /^Command timed out after (?:\d+h )?(?:\d+m )?[\d.]+s\b[^\n]*\n?/,
    applies: (context, state) => context.flagged || state.exitCode === 143,
    read: noteTimeout,
  },
  {
    pattern: /^<persisted-output>\nOutput too large \(([\d.]+ ?[KMGT]?B)\)\.[^\n]*\n+(?:Preview[^\n]*\n)?/,
    read: (state, match) => {
      state.isTruncated = true
      state.size = spaceSize(match[1] ?? '')
    },
  },
  { pattern: /^Command running in background with ID: (\S+?)\.?(?=\s|$)/, read: noteRunning, isAll: true },
  { pattern: /^Command was manually backgrounded by user with ID: (\S+?)\.?(?=\s|$)/, read: noteRunning, isAll: true },
  {
    pattern: /^Command did not complete within its [^\n]{0,200}? and was moved to the background \(ID: ([^)\n]+)\)/,
    read: noteRunning,
    isAll: true,
  },
  { pattern: /^Monitor started \(task (\w+)/, read: noteRunning, isAll: true },
  // Gemini CLI
  { pattern: /^Command is running in background\. PID: (\d+)\.?(?: Initial output:\n|[^\n]*\n?)/, read: noteRunning },
  { pattern: /^Command moved to background \(PID: (\d+)\)[^\n]*\n?/, read: noteRunning },
  { pattern: /^Command was automatically cancelled because it exceeded the timeout[^\n]*\n?/, read: noteTimeout },
  { pattern: /^Command was cancelled by user[^\n]*\n?/, read: noteCancel },
  // Qwen Code
  { pattern: /^Command timed out after \d+ms before it could complete\.[^\n]*\n?/, read: noteTimeout },
  // VS Code Copilot
  { pattern: /^(?:Note: [^\n]{0,1000}\s)?Command is (?:now )?running in terminal with ID=(\S+)(?:[ \t][^\n]*)?\n?/, read: noteRunning },
  { pattern: /^Output of terminal \S+:(?:\n|$)/ },
  // Copilot CLI
  {
    pattern: /^<command started in (?:detached )?background([^\n>]*)>?\n?/,
    read: (state, match) => {
      noteOutcome(state, 'running')
      const id = /id:? ?(\S+)/i.exec(match[1] ?? '')?.[1]
      if (id !== undefined) state.runningId ??= id
    },
  },
  // Codex CLI
  { pattern: /^command timed out after \d+ milliseconds(?:\n|$)/, read: noteTimeout },
  {
    pattern: /^Warning: truncated output \(original token count: \d+\)\n(?:Total output lines: (\d+)\n)?\n?/,
    read: (state, match) => {
      state.isTruncated = true
      if (match[1] !== undefined) state.total = Number(match[1])
    },
  },
  // Roo Code
  {
    pattern: /^Command executed(?: in terminal)?(?: within working directory)?(?: in)? '[^\n]{0,1000}'\.(?:[^\n]*\n){1,4}?(?:Output:\n?|(?=Output \())/,
    read: readRooLead,
  },
  {
    pattern: /^Output \(([\d.]+ ?[KMGT]?B)\) persisted\.[^\n]*\n+(?:Preview[^\n]*\n)?/,
    read: (state, match) => {
      state.isTruncated = true
      state.size = spaceSize(match[1] ?? '')
    },
    applies: (_, state) => state.exitCode !== undefined,
  },
  {
    pattern: /^(?:The c|C)ommand[^\n]{0,1000}? (?:terminated after exceeding a user-configured \d+s timeout|timed out after \d+ seconds)[^\n]*\n?/,
    read: noteTimeout,
    applies: isExecuteCommand,
  },
  {
    pattern: /^\[Command Output: [^\]\n]+\][^\n]*\nTotal size: [^\n]*?\| (TRUNCATED|COMPLETE)\n\n?/,
    read: (state, match) => {
      state.isTruncated ||= match[1] === 'TRUNCATED'
    },
  },
  // Cline
  { pattern: /^Command is still running[^\n]*\n{0,3}(?:Here's the output so far:\n{0,2})?/, read: noteRunning },
  { pattern: /^Command executed(?: in terminal[^\n]*)?\.(?:\nOutput:\n?|\n|$)/, applies: isExecuteCommand },
  // Zed
  {
    pattern: /^Command "[\s\S]{0,3000}?" failed with exit code (-?\d+)\.\n*/,
    read: noteFencedExit,
  },
  {
    pattern: /^Command "[\s\S]{0,3000}?" timed out\.\n*/,
    read: (state) => {
      noteTimeout(state)
      state.isFenced = true
    },
  },
  { pattern: /^The user stopped this command/, read: noteCancel },
  {
    pattern: /^Command terminated unexpectedly\.(?: No output was captured\.| Output captured:)?\n*/,
    read: (state) => {
      noteOutcome(state, 'failed')
      state.isFenced = true
    },
  },
  { pattern: /^Command output too long\. The first \d+ bytes:\n+/, read: noteCut, applies: isZed },
  // Cursor
  {
    pattern: /^Exit code: (-?\d+)\n+Command output:\n+/,
    read: noteFencedExit,
  },
  // Factory Droid
  {
    pattern: /^Error: Command failed \(exit code: (-?\d+)\)(?:\n|$)/,
    read: (state, match) => noteExit(state, match[1]),
  },
  // OpenCode
  { pattern: /^\.\.\.output truncated\.\.\.\n*(?:Full output saved to: [^\n]*\n+)?/, read: noteCut },
]

function readRooLead(state: TerminalState, match: RegExpExecArray): void {
  const lead = match[0]
  noteExit(state, /Exit code: (-?\d+)/.exec(lead)?.[1])
  const signal = /terminated by signal (\w+)/.exec(lead)?.[1]
  if (signal === undefined) return
  state.signal = signal
  noteOutcome(state, 'failed')
}
