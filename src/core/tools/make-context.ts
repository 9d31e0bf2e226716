import type { ToolEntry } from '../model/entry'
import { parseJson } from '../text/json'
import { isRecord, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import type { PreviewOptions } from '../text/view-output'
import type { CallContext, ResultContext } from './family'
import type { ToolCardLabels } from './labels'
import { readContent } from './result-content'
import { readToolName } from './tool-name'

const noArguments: UnknownRecord = Object.freeze({})

/** What is known of a call beside its record. */
export interface CallContextOptions {
  readonly labels: ToolCardLabels
  readonly agent: string | undefined
  readonly cwd: string | undefined
}

/** Yields what families read of a call; `null` for an orphan result. */
export function makeCallContext(entry: ToolEntry, { labels, agent, cwd }: CallContextOptions): CallContext | null {
  const { call } = entry
  if (call === null) return null
  const input = readInput(call.input, call.inputText)
  const { key, server } = readToolName(entry.toolName)
  return {
    name: key,
    server: call.server ?? server,
    agent: call.agent ?? agent,
    input,
    args: isRecord(input) ? input : noArguments,
    text: typeof input === 'string' ? input : undefined,
    cwd: call.cwd ?? cwd,
    labels,
  }
}

/** Arguments that arrive as JSON text, once or twice encoded, are read; other text stays text. */
function readInput(input: unknown, inputText: string | undefined): unknown {
  const value = input === undefined ? inputText : input
  if (typeof value !== 'string') return value
  const read = parseJson(value)
  if (typeof read === 'object' && read !== null) return read
  const again = typeof read === 'string' ? parseJson(read) : undefined
  return typeof again === 'object' && again !== null ? again : value
}

/** What is needed beside the entry to read its result. */
export interface ResultContextOptions {
  readonly labels: ToolCardLabels
  readonly preview: PreviewOptions
  readonly flagged: boolean
}

/** Yields what families read of a result; `null` while there is none. */
export function makeResultContext(
  entry: ToolEntry,
  call: CallContext | null,
  { labels, preview, flagged }: ResultContextOptions,
): ResultContext | null {
  const { result } = entry
  if (result === null) return null
  const content = readContent(result.content)
  return {
    call,
    name: readToolName(entry.toolName).key,
    agent: call?.agent,
    content,
    details: result.details,
    flagged: flagged || content.isError,
    message: readOwnString(result.error, 'message'),
    labels,
    preview,
  }
}
