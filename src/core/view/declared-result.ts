import type { FileDiff } from '../model/view'
import { readScreen } from '../text/terminal/read-screen'
import { readDeclaredCard } from '../tools/bodies/declared-cards'
import type { ResultContext, ResultFacts } from '../tools/family'
import { generic } from '../tools/families/generic'
import { readContent } from '../tools/result-content'
import { showTerminal } from '../tools/terminal-output'
import { showContent } from '../tools/outputs'
import { readTerminalResult } from '../tools/terminal/terminal-result'
import { textFact } from '../tools/text-fact'
import type { ReadResultView } from './declared'
import { diffDeclared } from './declared-diffs'

/** How the result of a declared view stands to the call. */
export interface DeclaredResultOptions {
  readonly context: ResultContext
  /** What the tool's family makes of the result. */
  readonly base: ResultFacts
  /** The call shows a diff, which a declared diff of the result replaces. */
  readonly isDiffCall: boolean
  /** The record has a result besides its view. */
  readonly hasContent: boolean
}

/** Yields the facts of a result that declares its own view. */
export function makeDeclaredResult(view: ReadResultView, options: DeclaredResultOptions): ResultFacts {
  const card = view.source === undefined ? undefined : readDeclaredCard(view.source, options.context)
  if (card !== undefined) return { ...(options.base.outcome !== undefined && { outcome: options.base.outcome }), ...card }
  const context = view.content === undefined
    ? options.context
    : { ...options.context, content: readContent(view.content), details: undefined }
  switch (view.card) {
    case 'terminal': return makeTerminal(view, context, options)
    case 'diff': return makeDiff(view, context, options)
    case 'generic': return view.content === undefined && options.hasContent ? options.base : generic.readResult(context)
  }
}

function makeTerminal(view: ReadResultView, context: ResultContext, options: DeclaredResultOptions): ResultFacts {
  const told = view.content === undefined && options.hasContent ? readTerminalResult(context) : undefined
  const exitCode = view.exitCode ?? told?.exitCode
  const end = { ...(exitCode !== undefined && { exitCode }), ...(view.signal !== undefined && { signal: view.signal }) }
  if (told !== undefined) return { ...told, ...(exitCode !== undefined && { exitCode }) }
  const { text } = context.content
  return {
    isTerminal: true,
    ...(exitCode !== undefined && { exitCode }),
    ...(view.signal !== undefined && { outcome: 'failed' as const }),
    summary: () => textFact(readScreen(text), context.labels),
    output: isError => showTerminal(context, text, end, isError),
  }
}

function makeDiff(view: ReadResultView, context: ResultContext, { base, isDiffCall }: DeclaredResultOptions): ResultFacts {
  let files: readonly FileDiff[] | undefined
  const readFiles = () => files ??= diffDeclared(view.diffs)
  return {
    ...(base.outcome !== undefined && { outcome: base.outcome }),
    summary: () => summarizeFiles(readFiles(), context),
    ...(isDiffCall && { callDetail: applied => ({ kind: 'diff', files: readFiles(), applied }) }),
    output: isError => isDiffCall || isError ? showContent(context, isError) : { kind: 'diff', files: readFiles(), isError },
  }
}

function summarizeFiles(files: readonly FileDiff[], { labels }: ResultContext): string {
  const [first, ...others] = files
  if (first === undefined) return ''
  if (others.length > 0) return labels.count(files.length, 'file')
  const words = { created: labels.created, deleted: labels.deleted, renamed: labels.moved, modified: labels.updated }
  return words[first.change]
}
