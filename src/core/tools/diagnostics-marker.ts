import { readOwn } from '../text/own-values'
import type { ResultContext } from './family'
import { endsOf } from './truncation'

/** Tells whether a language server's complaints come with the result of an edit. */
export function hasDiagnostics(context: ResultContext): boolean {
  const { content } = context
  if (readOwn(content.json, 'problems') !== undefined) return true
  const ends = endsOf(content.text)
  if (/^LSP errors detected|lint errors:\s*$|^<diagnostics |^<new_diagnostics>/m.test(ends)) return true
  // Dispatch writes one sentence, and anything behind it comes from the language server.
  const sentence = /^Replaced \d+ occurrence\(s\) in "[^"\n]*"\./.exec(ends)?.[0]
  return sentence !== undefined && ends.slice(sentence.length).trim() !== ''
}
