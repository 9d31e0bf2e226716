import type { ToolOutputView } from '../../core/model/view'
import type { HighlightToken } from '../highlight/highlighter'
import type { LineSection } from './useElision'
import { computed } from 'vue'
import { MAX_LINES } from '../highlight/limits'
import { useHighlight } from '../highlight/use-highlight'
import { useToolCards } from '../tool-cards'

/** Colours of a text that is shown by its lines: the whole text is read, so that no part is coloured out of context. */
export function useCodeTokens(
  view: () => ToolOutputView,
  language: () => string | null | undefined,
): { tokensOf: (section: LineSection) => readonly (readonly HighlightToken[])[] | null } {
  const { highlighter } = useToolCards()
  const text = computed(() => {
    const current = view()
    if (current.kind === 'full')
      return current.lines.join('\n')
    return current.hiddenCount > MAX_LINES ? '' : current.all.join('\n')
  })
  const tokens = useHighlight(text, language, { highlighter })
  return {
    tokensOf: ({ start, count }) => tokens.value?.slice(start, start + count) ?? null,
  }
}
