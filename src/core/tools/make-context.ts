import type { ToolEntry } from '../model/entry'
import { parseJson } from '../text/json'
import { restoreNumbers } from '../text/json-numbers'
import { isRecord, listOwnKeys, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import { parsePartialJson } from '../text/partial-json'
import { stringifyJson } from '../text/stringify-json'
import { tailPreview } from '../text/tail-preview'
import type { PreviewOptions } from '../text/view-output'
import type { CallContext, ResultContext } from './family'
import { readKnownName } from './known-names'
import type { ToolCardLabels } from './labels'
import { readContent, withoutLead } from './result-content'
import type { ContentOrigin, ResultContent } from './result-content'
import { isStandIn } from './stand-in'
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
  const { server } = readToolName(entry.toolName)
  const name = readKnownName(entry.toolName)
  const given = readInput(call.input, call.inputText)
  const isReplaced = isStandIn(given.input, name)
  const plainInput = isReplaced ? undefined : given.input
  const input = given.numbers === undefined ? plainInput : restoreNumbers(plainInput, given.numbers)
  return {
    name,
    server: call.server ?? server,
    agent: call.agent ?? agent,
    title: isReplaced ? undefined : call.title,
    kind: call.kind ?? readOwnString(call.view, 'kind'),
    input,
    plainInput,
    broken: given.broken,
    args: isRecord(input) ? input : noArguments,
    text: typeof input === 'string' ? input : undefined,
    isArriving: entry.status === 'streaming',
    cwd: call.cwd ?? cwd,
    labels,
  }
}

interface ReadInput {
  readonly input: unknown
  readonly broken: string | undefined
  /** The JSON text that tells the numbers of the arguments. */
  readonly numbers?: string | undefined
}

/**
 * Arguments that arrive as JSON text, once or twice encoded, are read; of an object that breaks off what
 * is whole; other text stays text.
 */
function readInput(input: unknown, inputText: string | undefined): ReadInput {
  const value = input === undefined ? inputText : input
  if (typeof value !== 'string') return { input: value, broken: undefined, numbers: inputText }
  const read = parseJson(value)
  const again = typeof read === 'string' ? parseJson(read) : read
  if (typeof again === 'object' && again !== null) return { input: again, broken: undefined, numbers: typeof read === 'string' ? read : value }
  const part = /^\s{0,100}\{/.test(value) ? parsePartialJson(value) : undefined
  return listOwnKeys(part).length > 0 ? { input: part, broken: value } : { input: value, broken: undefined }
}

/** A list or object that refuses to be read is shown as far as it can be written. */
function readContentSafely(content: unknown, origin: ContentOrigin): ResultContent {
  try {
    return readContent(content, origin)
  }
  catch {
    return readContent(stringifyJson(content))
  }
}

/** SWE-agent heads whatever a tool brought back with this line. */
const observation = 'OBSERVATION:\n'

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
  const { server } = readToolName(entry.toolName)
  const name = readKnownName(entry.toolName)
  const plain = readContentSafely(result.content, { isMcp: (call?.server ?? server) !== undefined, name })
  const content = call?.agent === undefined || call.agent === 'swe-agent' ? withoutLead(plain, observation) : plain
  return {
    call,
    name,
    agent: call?.agent,
    content,
    details: result.details,
    isUntold: (result.content ?? null) === null && (result.details ?? null) === null,
    flagged: flagged || content.isError,
    message: readOwnString(result.error, 'message'),
    labels,
    preview: result.preliminary === true ? tailPreview(preview) : preview,
  }
}
