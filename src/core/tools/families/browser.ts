import { readOwn, toNumber } from '../../text/own-values'
import { quoteCall, toCallLine, toResultLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showContent, showText } from '../outputs'
import { mediaFact, textFact } from '../text-fact'
import { pickId, pickString, readField } from '../tool-args'

/** Driving a browser. */
export const browser: ToolFamily = {
  name: 'browser',
  icon: 'browser',
  bodyKind: 'browser',
  readCall,
  readResult,
}

const mainKeys = ['url', 'element', 'coordinate', 'target', 'selector', 'uid', 'ref', 'key', 'filename', 'function'] as const

function readCall(context: CallContext): CallFacts {
  const { args } = context
  const text = pickString(args, ['text', 'value'])
  const parts = [pickString(args, ['action']) ?? '', readMainArgument(args), text === undefined ? '' : quoteCall(text)]
  const summary = parts.filter(part => part !== '').join(' ')
  return makeCall(context, toCallLine(summary === '' ? context.text ?? '' : summary), { summaryKind: 'code' })
}

function readMainArgument(args: unknown): string {
  for (const key of mainKeys) {
    const point = readPoint(readField(args, key))
    if (point !== undefined) return point
    const word = pickId(args, [key])
    if (word !== undefined) return word
  }
  return ''
}

/**
 * Writes a point on the screen, `undefined` for anything else.
 *
 * @example readPoint([412, 318]) // → '(412, 318)'
 */
export function readPoint(value: unknown): string | undefined {
  const [x, y] = (Array.isArray(value) ? value : [readOwn(value, 'x'), readOwn(value, 'y')]).map(toNumber)
  return x === undefined || y === undefined ? undefined : `(${x}, ${y})`
}

function readResult(context: ResultContext): ResultFacts {
  const { labels, content } = context
  const hasError = /^### Error\s*$/m.test(content.text.slice(0, 4096))
  return makeResult(context, {
    outcome: hasError ? 'failed' : undefined,
    summary: () => {
      if (content.media.length > 0) return mediaFact(content.media, labels)
      const title = /^- Page Title: (\S.*)$/m.exec(content.text.slice(0, 20_000))?.[1]
      return title === undefined ? textFact(content.text, labels) : `"${toResultLine(title)}"`
    },
    output: (isError) => {
      if (content.media.length > 0 || content.kind === 'value') return showContent(context, isError)
      return showText(context, 'text', content.text, isError)
    },
  })
}
