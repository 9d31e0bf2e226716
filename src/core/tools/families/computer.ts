import { readOwn } from '../../text/own-values'
import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { pickString } from '../tool-args'
import { readPoint } from './browser'
import { image } from './image'

/** Mouse, keyboard and screen. */
export const computer: ToolFamily = {
  name: 'computer',
  icon: 'browser',
  bodyKind: 'image',
  readCall: (context) => {
    const text = pickString(context.args, ['text', 'key'])
    const parts = [
      pickString(context.args, ['action']) ?? '',
      readPoint(readOwn(context.args, 'coordinate')) ?? '',
      text === undefined ? '' : quoteCall(text),
    ]
    return makeCall(context, toCallLine(parts.filter(part => part !== '').join(' ')), { summaryKind: 'code' })
  },
  readResult: image.readResult,
}
