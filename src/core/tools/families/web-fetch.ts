import type { MediaItem } from '../../model/view'
import { readOwn, readOwnRecord, readOwnString } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { showMedia } from '../bodies/show-media'
import { makeCall, moreBadge } from '../call-facts'
import { startOfLastLine } from '../each-line'
import type { CallContext, ResultContext, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeResult } from '../make-result'
import { isMediaBlock, readMedia } from '../media'
import { showContent, showText } from '../outputs'
import { readNumberFact, readStringFact } from '../result-facts'
import { readOperations, textOfOperation } from '../terminal/command-operations'
import { stripUntrustedTag } from '../strip-untrusted-tag'
import { mediaFact, textFact } from '../text-fact'
import { isCutList } from '../truncation'
import { pickItems, pickString } from '../tool-args'

/** Fetching a page. */
export const webFetch: ToolFamily = {
  name: 'web-fetch',
  icon: 'web',
  bodyKind: 'markdown',
  readCall: (context) => {
    const addresses = readAddresses(context)
    return makeCall(context, toCallLine(addresses[0] ?? ''), { summaryKind: 'code', badges: [moreBadge(context, addresses.length)] })
  },
  readResult: context => makeResult(context, {
    summary: () => summarize(context),
    output: (isError) => {
      if (context.content.media.length > 0) return showContent(context, isError)
      const file = readFetchedFile(context)
      return file === undefined ? showText(context, 'text', readPage(context), isError) : showMedia(context, { text: '', items: [file] }, isError)
    },
  }),
}

function readAddresses({ args, text }: CallContext): readonly string[] {
  const own = pickString(args, ['url', 'uri', 'link', 'address'])
  if (own !== undefined) return [own]
  const list = pickItems(args, ['urls', 'requests']) ?? []
  const listed = list.map(item => typeof item === 'string' ? item : readOwnString(item, 'url')).filter(url => url !== undefined)
  if (listed.length > 0) return listed
  const words = text ?? pickString(args, ['prompt', 'query']) ?? ''
  const found = /https?:\/\/[^\s"'<>)\]]+/.exec(words.slice(0, 20_000))?.[0]
  return found === undefined ? [] : [found.replace(/[.,;:!?]{1,9}$/, '')]
}

function summarize(context: ResultContext): string {
  const { labels, content } = context
  const code = readNumberFact(context, ['code', 'statusCode', 'status_code'])
  const bytes = readNumberFact(context, ['bytes'])
  if (code !== undefined && bytes !== undefined) {
    return joinFacts(`${code} ${readStringFact(context, 'codeText') ?? ''}`.trim(), labels.size(bytes))
  }
  const file = readFetchedFile(context)
  if (content.media.length > 0 || file !== undefined) return mediaFact(file === undefined ? content.media : [file], labels)
  const fact = textFact(readPage(context), labels)
  return fact !== '' && isCutList(context) ? joinFacts(fact, labels.truncated) : fact
}

/** A page that is no text, such as a PDF, comes as a document with its data (Anthropic). */
function readFetchedFile({ content }: ResultContext): MediaItem | undefined {
  const document = content.kind === 'value' ? readOwnRecord(content.json, 'content') : undefined
  const isFile = document !== undefined && isMediaBlock(document) && readOwn(readOwn(document, 'source'), 'type') === 'base64'
  return isFile ? readMedia(document) : undefined
}

/** The text of the page without what the tool says around it. */
function readPage({ content }: ResultContext): string {
  const operations = readOperations(content)
  if (operations !== undefined) return operations.map(textOfOperation).map(dropTrailer).join('\n')
  if (content.kind === 'value') return textOfBlock(content.json) ?? content.text
  let text = stripUntrustedTag(content.text)
  const lead = /^(?:Content type [^\n]* cannot be simplified to markdown, but here is the raw content:\n)?Contents of \S+:\n/.exec(text.slice(0, 4096))
  if (lead !== null) text = text.slice(lead[0].length)
  return dropTrailer(text)
}

const trailer = /^(?:<error>(?:Content truncated\.|No more content available\.).*<\/error>|\.\.\. \[Content truncated due to size limit\] \.\.\.|\[\.\.\. output truncated: \d+ chars total.*\])$/

function dropTrailer(text: string): string {
  const end = text.trimEnd()
  const start = startOfLastLine(end, end.length, 1000)
  return start >= 0 && trailer.test(end.slice(start)) ? end.slice(0, start).replace(/\n{1,9}$/, '') : text
}

function textOfBlock(value: unknown): string | undefined {
  const source = readOwnRecord(readOwnRecord(value, 'content'), 'source')
  for (const text of [readOwn(source, 'data'), ...['text', 'content', 'markdown', 'result', 'body'].map(key => readOwn(value, key))]) {
    if (typeof text === 'string') return text
  }
  return undefined
}
