import type { MaybeRefOrGetter, ShallowRef } from 'vue'
import type { HighlightedLines, Highlighter } from './highlighter'
import { toValue } from 'vue'
import { useBodyState } from '../body-state'
import { highlightText } from './highlight-text'
import { getSharedHighlighter } from './shiki'
import { useLatestResult } from './use-latest-result'

/** With what code is coloured. */
export interface UseHighlightOptions {
  /**
   * An own highlighter, or `false` for none.
   * @default Shiki, loaded when first needed
   */
  readonly highlighter?: Highlighter | false | null
}

/**
 * Colours a text. The value is `null` before mount and on a server, so that both draw the same plain
 * text first; then it becomes the tokens by line. It stays `null` for unknown languages, texts beyond
 * the limits, and when a grammar cannot be loaded. Nothing is coloured while the card around is closed, or far from the window.
 */
export function useHighlight(
  text: MaybeRefOrGetter<string>,
  language: MaybeRefOrGetter<string | null | undefined>,
  options: UseHighlightOptions = {},
): Readonly<ShallowRef<HighlightedLines | null>> {
  const { isSeen } = useBodyState()
  return useLatestResult(
    () => [toValue(text), toValue(language)] as const,
    ([currentText, currentLanguage], isStale) => {
      if (!currentLanguage || options.highlighter === false) return null
      return highlightText(options.highlighter ?? getSharedHighlighter(), currentText, currentLanguage, isStale)
    },
    isSeen,
  )
}
