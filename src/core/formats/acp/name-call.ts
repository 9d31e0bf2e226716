import { listOwnKeys } from '../../text/own-values'
import type { RawRecord } from '../read-fields'
import { readRecord, readString } from '../read-fields'

/** Yields the name that a record gives the tool, `undefined` where it gives none. */
export function readToolName(fields: RawRecord): string | undefined {
  const claude = readRecord(readRecord(fields, '_meta') ?? {}, 'claudeCode')
  return readString(fields, 'name') || (claude && readString(claude, 'toolName'))
}

/**
 * Yields a name for a tool that is not named: its first title where that is one word and none of the
 * arguments, else the kind, else the title.
 *
 * @example guessToolName({ title: 'bash', kind: 'execute', rawInput: {} }) // → 'bash'
 * @example guessToolName({ title: 'Print it', kind: 'execute' }) // → 'execute'
 */
export function guessToolName(fields: RawRecord): string | undefined {
  const title = readString(fields, 'title')
  const kind = readString(fields, 'kind')
  const isKindless = kind === undefined || kind === '' || kind === 'other'
  const input = readRecord(fields, 'rawInput')
  if (title === undefined || isKindless) return title ?? kind
  if (input === undefined || !/^\w[\w-]*$/.test(title)) return kind
  const values = listOwnKeys(input).map(key => readString(input, key) ?? '')
  return values.some(value => value === title || value.endsWith(`/${title}`)) ? kind : title
}

/** How agents call themselves, and how their tools are filed. */
const agents: readonly (readonly [pattern: RegExp, agent: string])[] = [
  [/opencode/i, 'opencode'], [/copilot/i, 'copilot-cli'], [/gemini/i, 'gemini-cli'], [/claude/i, 'claude-code'],
  [/codex/i, 'codex-cli'], [/qwen/i, 'qwen-code'], [/goose/i, 'goose'], [/cline/i, 'cline'], [/pi/, 'pi'],
]

/** Yields whose tools these are, of the agent's own name. */
export function findAgent(name: string): string | undefined {
  return agents.find(([pattern]) => pattern.test(name))?.[1]
}
