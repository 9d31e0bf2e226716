import { parseJson, startsLikeJson } from '../text/json'
import { isRecord, readOwn, readOwnList, readOwnString } from '../text/own-values'

/** Tools that a vendor runs, by their form of the name table; a version may follow. */
const hostedTools = /^(?:websearch|webfetch|codeexecution|bashcodeexecution|texteditorcodeexecution|codeinterpreter|shell)(?:call|tool)?(?:20\d{6})?$/

/** One of these stands at an end of every such result. */
const hints = /"type"|"outcome"/

const longestEnd = 2000

/**
 * Yields the result of a hosted tool that a host has written as JSON text; `undefined` for any other text,
 * such as JSON that a command printed.
 */
export function readHostedValue(text: string, name: string): unknown {
  if (!hostedTools.test(name) || !startsLikeJson(text)) return undefined
  if (!hints.test(text.slice(0, longestEnd)) && !hints.test(text.slice(-longestEnd))) return undefined
  const value = parseJson(text)
  // Shells of other makers have the same name.
  return isOutcomes(value) || (!name.startsWith('shell') && isResult(value)) ? value : undefined
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
