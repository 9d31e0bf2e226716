import type { HighlightedLines, Highlighter } from '../../../src/vue/highlight/highlighter'

/** A highlighter whose loading a test holds in its hands. */
export interface FakeHighlighter extends Highlighter {
  /** The texts that were tokenised, in order. */
  readonly texts: string[]
  /** Ends the loading that has waited longest. */
  finishLoading: () => void
  /** Lets it fail instead. */
  failLoading: () => void
}

/** Makes a highlighter that paints every line as one keyword. */
export function createFakeHighlighter(options: { readonly isLoaded?: boolean } = {}): FakeHighlighter {
  const waiting: { resolve: () => void, reject: (reason: Error) => void }[] = []
  const texts: string[] = []
  return {
    texts,
    supports: language => language !== 'unknown',
    isLoaded: () => options.isLoaded ?? false,
    load: () => options.isLoaded
      ? Promise.resolve()
      : new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    tokenize(text) {
      texts.push(text)
      return paint(text)
    },
    finishLoading: () => waiting.shift()?.resolve(),
    failLoading: () => waiting.shift()?.reject(new Error('offline')),
  }
}

/** What the fake makes of a text. */
export function paint(text: string): HighlightedLines {
  return text.split('\n').map(line => line === '' ? [] : [[line, 'keyword']])
}
