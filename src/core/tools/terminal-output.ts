import type { OutputDetail } from '../model/view'
import { isBlankText } from '../text/count-lines'
import { readScreen } from '../text/terminal/read-screen'
import { viewOutput } from '../text/view-output'
import type { ResultContext } from './family'
import { showText } from './outputs'

/** How a process ended, as far as known. */
export interface ProcessEnd {
  readonly exitCode?: number
  readonly signal?: string
}

/** Yields the output of a command; `empty` only when neither output nor exit code is to be seen. */
export function showTerminal(context: ResultContext, text: string, end: ProcessEnd, isError: boolean): OutputDetail {
  const exitCode = end.exitCode === 0 ? undefined : end.exitCode
  if (isBlankText(text) && exitCode === undefined && end.signal === undefined) {
    return showText(context, 'text', '', isError)
  }
  return {
    kind: 'terminal',
    text,
    lines: viewOutput(readScreen(text), { ...context.preview, isError }),
    isError,
    ...(exitCode !== undefined && { exitCode }),
    ...(end.signal !== undefined && { signal: end.signal }),
  }
}
