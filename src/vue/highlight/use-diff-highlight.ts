import type { MaybeRefOrGetter, ShallowRef } from 'vue'
import type { DiffTokens } from './diff-tokens'
import type { UseHighlightOptions } from './use-highlight'
import type { FileDiff } from '../../core/model'
import { toValue } from 'vue'
import { languageFromPath } from '../../core/text/language-from-path'
import { useBodyState } from '../body-state'
import { tokenizeDiff } from './diff-tokens'
import { highlightText } from './highlight-text'
import { getSharedHighlighter } from './shiki'
import { useLatestResult } from './use-latest-result'

/** As `UseHighlightOptions`, and the language where the path does not tell it. */
export interface UseDiffHighlightOptions extends UseHighlightOptions {
  /** @default the one of the file's path */
  readonly language?: MaybeRefOrGetter<string | null | undefined>
}

/**
 * Colours the rows of a diff: a map from each row to its tokens, `null` while there is none. Rows that
 * stay plain are not in the map. A file of `null` is left plain, and nothing is coloured while the card
 * around is closed, or far from the window.
 */
export function useDiffHighlight(
  file: MaybeRefOrGetter<FileDiff | null | undefined>,
  options: UseDiffHighlightOptions = {},
): Readonly<ShallowRef<DiffTokens | null>> {
  const { isSeen } = useBodyState()
  return useLatestResult(
    () => {
      const current = toValue(file)
      return [current, toValue(options.language) ?? languageFromPath(current?.path ?? '')] as const
    },
    ([current, language], isStale) => {
      if (!current || !language || options.highlighter === false) return null
      const highlighter = options.highlighter ?? getSharedHighlighter()
      return tokenizeDiff(current, text => highlightText(highlighter, text, language, isStale))
    },
    isSeen,
  )
}
