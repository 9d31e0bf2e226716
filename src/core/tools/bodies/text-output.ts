import type { TextOutput } from '../../model/view'
import { viewOutput } from '../../text/view-output'
import type { ResultContext } from '../family'

/** Yields the parts that every kind of text output has. */
export function makeTextOutput(context: ResultContext, text: string, isError: boolean): TextOutput {
  return { text, lines: viewOutput(text, { ...context.preview, isError }), isError }
}
