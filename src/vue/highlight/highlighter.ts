/** What a piece of code is; components set it as the class `tk-<kind>`. */
export type TokenKind
  = | 'keyword' | 'string' | 'number' | 'function' | 'type'
    | 'variable' | 'property' | 'comment' | 'punctuation'

/** A piece of a line; `null` is plain text. */
export type HighlightToken = readonly [text: string, kind: TokenKind | null]

/** The tokens of a text, line by line: together they are the text, line ends left out. */
export type HighlightedLines = readonly (readonly HighlightToken[])[]

/**
 * Colours code. The built-in one is Shiki; an app may bring another. Languages are named as Shiki names
 * them: `shellscript`, `typescript`, `vue` …
 */
export interface Highlighter {
  supports: (language: string) => boolean
  /** Brings in what the language needs; may be called again and again. */
  load: (language: string) => Promise<void>
  isLoaded: (language: string) => boolean
  /** Called for loaded languages and for texts within the limits of `isHighlightable` only. */
  tokenize: (text: string, language: string) => HighlightedLines
}
