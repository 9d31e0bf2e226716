import { isBlankText, isSpace } from '../../text/count-lines'
import { itemCount, readOwn, readOwnList } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import { countFilled, eachSpan, isFilled } from '../each-line'
import type { CallContext, ResultContext, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { isCutList, isNotice } from '../truncation'
import { hasFlag, pickPath } from '../tool-args'

/** Listing a folder. */
export const list: ToolFamily = {
  name: 'list',
  icon: 'list',
  bodyKind: 'files',
  readCall: (context: CallContext) => makeCall(context, toCallLine(pickPath(context.args) ?? context.text ?? '.'), {
    summaryKind: 'code',
    badges: [hasFlag(context.args, ['recursive']) ? context.labels.recursive : undefined],
  }),
  readResult: context => makeResult(context, {
    summary: () => {
      const { labels } = context
      if (context.isUntold) return ''
      const count = countEntries(context)
      return count === 0 ? labels.empty : joinFacts(labels.count(count, 'entry'), isCutList(context) ? labels.truncated : '')
    },
    output: isError => showText(context, 'files', context.content.text, isError),
  }),
}

function countEntries(context: ResultContext): number {
  const { content } = context
  if (Array.isArray(content.json)) return countNodes(content.json, 0)
  const named = ['entries', 'files', 'items'].map(key => readOwnList(content.json, key)).find(entries => entries !== undefined)
  if (named !== undefined) return countNodes(named, 0)
  return isBlankText(content.text) ? 0 : countEntryRows(content.text)
}

/** Deepest folder whose entries are counted. */
const deepestFolder = 100

function countNodes(nodes: readonly unknown[], depth: number): number {
  let count = itemCount(nodes) - nodes.length
  for (const node of nodes) {
    const children = readOwn(node, 'children')
    count += 1 + (Array.isArray(children) && depth < deepestFolder ? countNodes(children, depth + 1) : 0)
  }
  return count
}

/** Headings, totals and notices that stand among the entries. */
const otherRows: readonly RegExp[] = [
  /^# (?:Folders|Files):$/,
  /^Absolute path: /,
  /^Directory listing for .*:$/,
  /^Total: \d+ files?/,
  /^Combined size: /,
  /^\d+ director(?:y|ies)(?:, \d+ files?)?$/,
  /^NOTE: /,
  /^\(.*\)$/,
  /^(?:Directory .* is empty|.* is empty|No files found)\.?$/,
  /^(?:Folder is empty|empty directory)$/,
]

function isOtherRow(row: string): boolean {
  return row.length < 1000 && (otherRows.some(pattern => pattern.test(row)) || isNotice(row))
}

function countEntryRows(text: string): number {
  const count = countFilled(text, isOtherRow)
  return count > 1 && hasRoot(text) ? count - 1 : count
}

/** Tells a tree whose first row is the folder itself, and all others stand further in, or hang on drawn branches. */
function hasRoot(text: string): boolean {
  let isRoot: boolean | undefined
  let isFolder = false
  eachSpan(text, (from, to, isNearEnd) => {
    if (!isFilled(text, from, to) || (isNearEnd && isOtherRow(text.slice(from, to)))) return
    const isDrawn = branches.has(text.charCodeAt(from))
    const isIndented = isSpace(text.charCodeAt(from))
    if (isRoot === undefined) {
      isRoot = !isIndented && !isDrawn
      isFolder = to - from > 1 && text[to - 1] === '/'
    }
    else {
      isRoot = isDrawn || (isIndented && isFolder)
    }
    return isRoot
  })
  return isRoot === true
}

/** First characters of the rows of a drawn tree. */
const branches: ReadonlySet<number> = new Set(Array.from('├└│|`', character => character.charCodeAt(0)))
