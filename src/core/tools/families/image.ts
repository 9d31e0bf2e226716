import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ToolFamily } from '../family'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { contentFact, mediaFact } from '../text-fact'
import { pickPath, pickString } from '../tool-args'

/** Looking at a picture, or making one. */
export const image: ToolFamily = {
  name: 'image',
  icon: 'image',
  bodyKind: 'image',
  readCall,
  readResult: context => makeResult(context, {
    summary: () => countImages(context),
    output: isError => showContent(context, isError),
  }),
}

function readCall(context: CallContext): CallFacts {
  const path = pickPath(context.args)
  if (path !== undefined) return makeCall(context, toCallLine(path), { summaryKind: 'code', locations: [makeLocation(path)] })
  const prompt = pickString(context.args, ['prompt', 'description', 'text']) ?? context.text
  return makeCall(context, prompt === undefined ? '' : quoteCall(prompt))
}

function countImages(context: ResultContext): string {
  const { content, labels } = context
  if (content.media.length > 0) return mediaFact(content.media, labels)
  return /^attached local image path\s*$/.test(content.text) ? labels.image : contentFact(content, labels)
}
