import { cleanText } from '../text/clean-text'
import { parseJson } from '../text/json'
import { readOwn, readOwnString } from '../text/own-values'
import { toResultLine } from '../text/single-line'
import type { ResultContent } from './result-content'

/** Longest error line in a header, in code points. */
const longestError = 60

/** How far into a text its error is looked for, in UTF-16 units. */
const searched = 4096

/**
 * Yields the first telling line of an error: wrappers, headings and one leading `Error:` dropped; `''`
 * for nothing.
 *
 * @example errorLine('<error>Error: disk full</error>') // → 'disk full'
 */
export function errorLine(text: string): string {
  const plain = cleanText(text.slice(0, searched)).replace(wrapperTags, '')
  const message = messageOfJson(text.length > searched ? text : plain)
  const lines = (message ?? plain).split('\n')
  const line = lines.find(line => line.trim() !== '' && !isHeading(line)) ?? ''
  return toResultLine(line.replace(/^\s*error:\s*/i, ''), longestError)
}

/** Yields the error line of a result; its `error.message` stands in where there is no text. */
export function errorOfContent(content: ResultContent, message: string | undefined): string {
  const own = content.kind === 'value' ? messageOf(content.json) : undefined
  const line = errorLine(own ?? content.text)
  return line === '' && message !== undefined ? errorLine(message) : line
}

/** `ERROR:` on a line of its own heads the words as `### Error` does. */
function isHeading(line: string): boolean {
  return /^\s*(?:### Error|error:)\s*$/i.test(line) || /^\s*File: /.test(line)
}

const wrapperTags = /<\/?(?:tool_use_error|error|error_details|untrusted_context)>/g

function messageOfJson(text: string): string | undefined {
  return text.trimStart().startsWith('{') ? messageOf(parseJson(text)) : undefined
}

function messageOf(value: unknown): string | undefined {
  const error = readOwn(value, 'error')
  const told = [readOwnString(error, 'message'), typeof error === 'string' ? error : undefined, readOwnString(value, 'message')]
    .filter(message => message !== undefined)
  return told.find(message => message.trim() !== '') ?? told[0]
}
