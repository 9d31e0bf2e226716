import type { OutputDetail, TextOutput } from '../model/view'
import { isBlankText } from '../text/count-lines'
import { stringifyJson } from '../text/stringify-json'
import { viewOutput } from '../text/view-output'
import type { ResultContext } from './family'
import { stripErrorTag } from './strip-error-tag'

/** Yields the parts that every kind of text output has. */
export function makeTextOutput(context: ResultContext, text: string, isError: boolean): TextOutput {
  return { text, lines: viewOutput(text, { ...context.preview, isError }), isError }
}

/** Yields an output of one of the plain kinds, or `empty` when there is nothing to read. */
export function showText(
  context: ResultContext,
  kind: 'text' | 'matches' | 'files' | 'sources' | 'json',
  text: string,
  isError: boolean,
): OutputDetail {
  if (isBlankText(text)) return showFallback(context, isError)
  return { kind, ...makeTextOutput(context, text, isError) }
}

/** Yields the message of the error object where a failed result has no text, else `empty`. */
function showFallback(context: ResultContext, isError: boolean): OutputDetail {
  const message = isError ? context.message : undefined
  if (message === undefined || isBlankText(message)) return { kind: 'empty', isError }
  return { kind: 'text', ...makeTextOutput(context, message, isError) }
}

/** Yields the result as it is: pictures, pretty JSON, or text. */
export function showContent(context: ResultContext, isError: boolean): OutputDetail {
  const { content } = context
  if (content.media.length > 0 && isBlankText(content.text)) return { kind: 'media', items: content.media, isError }
  if (content.json !== undefined) return showText(context, 'json', stringifyJson(content.json, { indent: 2 }), isError)
  return showText(context, 'text', isError ? stripErrorTag(content.text) : content.text, isError)
}
