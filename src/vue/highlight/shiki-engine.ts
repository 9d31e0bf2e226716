import type { HighlightedLines, HighlightToken } from './highlighter'
import type { LanguageId } from './language-ids'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { codeToTokensBase, createShikiPrimitive } from '@shikijs/primitive'
import { languageImports } from './languages'
import { refinePowershell } from './refine-powershell'
import { readTokenKind, tokenTheme } from './token-theme'

/** Shiki's smallest parts, with the one theme that knows only kinds. */
export interface ShikiEngine {
  loadLanguage: (language: LanguageId) => Promise<void>
  tokenize: (text: string, language: LanguageId) => HighlightedLines
}

/**
 * Makes an engine without languages. It runs grammars as regular expressions of JavaScript, so that
 * neither WebAssembly nor `unsafe-eval` must be allowed.
 */
export function createShikiEngine(): ShikiEngine {
  const shiki = createShikiPrimitive({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [tokenTheme],
    langs: [],
    warnings: false,
  })
  return {
    async loadLanguage(language) {
      shiki.loadLanguageSync((await languageImports[language]()).default)
    },
    tokenize(text, language) {
      // The time limit of Shiki depends on the machine; texts are limited by their length instead.
      const lines = codeToTokensBase(shiki, text, { lang: language, tokenizeTimeLimit: 0 })
      const tokens = lines.map(line =>
        joinTokens(line.map(({ content, color }) => [content, readTokenKind(color, content)] as const)))
      return language === 'powershell' ? refinePowershell(tokens).map(joinTokens) : tokens
    },
  }
}

/** Neighbours of one kind become one token. */
function joinTokens(tokens: readonly HighlightToken[]): readonly HighlightToken[] {
  const joined: HighlightToken[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    if (last !== undefined && last[1] === token[1]) joined[joined.length - 1] = [last[0] + token[0], last[1]]
    else joined.push(token)
  }
  return joined
}
