import type { OutputDetail } from '../model/view'
import { isBlankText } from '../text/count-lines'
import { keepsJson } from '../text/json'
import { stringifyJson } from '../text/stringify-json'
import { readContentParts } from './bodies/content-blocks'
import { showFiles } from './bodies/show-files'
import { showJson } from './bodies/show-json'
import { showMatches } from './bodies/show-matches'
import { showMedia } from './bodies/show-media'
import { showSources } from './bodies/show-sources'
import { makeTextOutput } from './bodies/text-output'
import type { ResultContext } from './family'
import { isListOfNothing } from './result-content'
import { stripErrorTag } from './strip-error-tag'

export { makeTextOutput } from './bodies/text-output'

/** Yields an output of one of the plain kinds, or `empty` when there is nothing to read. */
export function showText(
  context: ResultContext,
  kind: 'text' | 'matches' | 'files' | 'sources' | 'json',
  text: string,
  isError: boolean,
): OutputDetail {
  const items = kind === 'text' ? readContentParts(context.content).items : []
  if (items.length > 0) return showMedia(context, { text, items }, isError)
  if (isBlankText(text)) return showFallback(context, isError)
  switch (kind) {
    case 'matches': return showMatches(context, text, isError)
    case 'files': return showFiles(context, text, isError)
    case 'sources': return showSources(context, text, isError)
    case 'json': return showJson(context, text, isError)
    case 'text': return { kind, ...makeTextOutput(context, text, isError) }
  }
}

/** Yields the message of the error object where a failed result has no text, else `empty`. */
function showFallback(context: ResultContext, isError: boolean): OutputDetail {
  const message = isError ? context.message : undefined
  if (message === undefined || isBlankText(message)) return { kind: 'empty', isError }
  return { kind: 'text', ...makeTextOutput(context, message, isError) }
}

/** Yields the result as it is: pictures and files with the words beside them, pretty JSON, or text. */
export function showContent(context: ResultContext, isError: boolean): OutputDetail {
  const { content } = context
  const parts = readContentParts(content)
  if (parts.items.length > 0) {
    return showMedia(context, isError ? { ...parts, text: stripErrorTag(parts.text) } : parts, isError)
  }
  // A text that reading would change stays as it is.
  const isJson = content.json !== undefined && (content.kind === 'value' || keepsJson(content.text))
  if (isJson && !isListOfNothing(content)) return showText(context, 'json', stringifyJson(content.json, { indent: 2 }), isError)
  return showText(context, 'text', isError ? stripErrorTag(parts.text) : parts.text, isError)
}
