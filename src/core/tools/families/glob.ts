import { itemCount, readOwnList } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import { countFilled } from '../each-line'
import type { CallContext, ResultContext, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { readNumberFact } from '../result-facts'
import { isCutList, isNotice } from '../truncation'
import { onlyStrings, pickItems, pickString } from '../tool-args'

/** Finding files by name. */
export const glob: ToolFamily = {
  name: 'glob',
  icon: 'search',
  bodyKind: 'files',
  readCall: context => makeCall(context, toCallLine(readPattern(context)), {
    summaryKind: 'code',
    badges: [placeBadge(context)],
  }),
  readResult: context => makeResult(context, {
    summary: () => {
      const { labels } = context
      if (context.isUntold) return ''
      const count = countFiles(context)
      return count === 0 ? labels.noFiles : joinFacts(labels.count(count, 'file'), isCutList(context) ? labels.truncated : '')
    },
    output: isError => showText(context, 'files', textOfList(context), isError),
  }),
}

const patternKeys = ['pattern', 'glob', 'filePattern', 'glob_pattern', 'globPattern', 'query', 'name', 'regex', 'file_name']

function readPattern({ args, text }: CallContext): string {
  return pickString(args, patternKeys) ?? onlyStrings(pickItems(args, ['patterns', 'queries']))[0] ?? text ?? ''
}

const placeKeys = ['path', 'dir_path', 'dirPath', 'directory', 'target_directory', 'folder', 'cwd']

/** Yields the badge of the folder that is searched; none for the current one. */
export function placeBadge({ args, labels }: CallContext): string | undefined {
  const place = pickString(args, placeKeys)
  return place === undefined || place === '.' || place === './' ? undefined : labels.inPath(place)
}

const noFiles = /^(?:No files|No matches|The glob search returned no results)/

const statedCounts: readonly RegExp[] = [
  /^Found (\d{1,9}) files?\b/,
  /^Found (\d{1,9}) (?:total )?match/,
  /^(\d{1,9}) total results?/,
]

function countFiles(context: ResultContext): number {
  const { content } = context
  const told = readNumberFact(context, ['numFiles'])
  if (told !== undefined && told >= 0) return told
  const list = listOf(context)
  if (list !== undefined) return itemCount(list)
  if (content.text.trim() === '' || noFiles.test(content.text)) return 0
  const head = content.text.slice(0, 4096)
  for (const pattern of statedCounts) {
    const count = /^\d/.test(head) || head.startsWith('Found') ? pattern.exec(head)?.[1] : undefined
    if (count !== undefined) return Number(count)
  }
  return countFilled(content.text, isNotice)
}

function listOf({ content }: ResultContext): readonly unknown[] | undefined {
  if (Array.isArray(content.json)) return content.json
  return readOwnList(content.json, 'files') ?? readOwnList(content.json, 'filenames')
}

function textOfList(context: ResultContext): string {
  const list = listOf(context)
  return list !== undefined && list.every(item => typeof item === 'string') ? list.join('\n') : context.content.text
}
