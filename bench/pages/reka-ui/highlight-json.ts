import type { ThemedToken } from 'shiki'
import { createHighlighter } from 'shiki'

let highlighter: ReturnType<typeof createHighlighter> | undefined

export function toPlainLines(code: string): ThemedToken[][] {
  return code.split('\n').map(content => content ? [{ content, offset: 0 }] : [])
}

/** Colours code as the usual guide does it: Shiki with a light and a dark theme. */
export async function highlightJson(code: string): Promise<ThemedToken[][]> {
  highlighter ??= createHighlighter({ themes: ['github-light', 'github-dark'], langs: ['json'] })
  return (await highlighter).codeToTokens(code, { lang: 'json', themes: { light: 'github-light', dark: 'github-dark' } }).tokens
}
