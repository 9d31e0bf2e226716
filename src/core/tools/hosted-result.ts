import { parseJson, startsLikeJson } from '../text/json'
import { isRecord, readOwn, readOwnList, readOwnString } from '../text/own-values'

/** Tools that a vendor runs, by their form of the name table; a version may follow. */
const hostedTools = /^(?:websearch|webfetch|codeexecution|bashcodeexecution|texteditorcodeexecution|codeinterpreter|shell)(?:call|tool)?(?:20\d{6})?$/

/** One of these stands at an end of every such result. */
const hints = /"type"|"outcome"/

const longestEnd = 2000

/**
 * Yields the result of a hosted tool, or context items, that a host has written as JSON text; `undefined` for any
 * other text, such as JSON that a command printed.
 */
export function readHostedValue(text: string, name: string): unknown {
  if (!startsLikeJson(text)) return undefined
  if (!hostedTools.test(name)) return readContextItems(text)
  if (!hints.test(text.slice(0, longestEnd)) && !hints.test(text.slice(-longestEnd))) return undefined
  const value = parseJson(text)
  // Shells of other makers have the same name.
  return isOutcomes(value) || (!name.startsWith('shell') && isResult(value)) ? value : undefined
}

/** Context items (Continue): a list of nothing but `{ name, description, content, … }`. */
function readContextItems(text: string): unknown {
  if (!/^\s{0,100}\[\s{0,100}\{\s{0,100}"(?:name|description|content|status)"/.test(text.slice(0, 500))) return undefined
  const value = parseJson(text)
  return Array.isArray(value) && value.every(isContextItem) ? value : undefined
}

function isContextItem(item: unknown): boolean {
  return ['name', 'description', 'content'].every(key => readOwnString(item, key) !== undefined)
}

/** What OpenAI's hosted shell brings back: a part for each command, with or without the object around them. */
function isOutcomes(value: unknown): boolean {
  const parts = Array.isArray(value) ? value : readOwnList(value, 'output')
  return parts !== undefined && parts.length > 0 && parts.every(part => isRecord(readOwn(part, 'outcome')))
}

function isResult(value: unknown): boolean {
  const blocks = Array.isArray(value) ? value : readOwnList(value, 'outputs') ?? [value]
  return blocks.length > 0 && blocks.every(isRecord) && blocks.some(block => isResultType(readOwnString(block, 'type') ?? ''))
}

function isResultType(type: string): boolean {
  return type === 'logs' || /_(?:result|error)$/.test(type)
}
