import type { ShallowRef } from 'vue'
import type { TranscriptRow } from './transcript-rows'
import { watch } from 'vue'
import { focusHeader } from './card-elements'

/**
 * Keeps the focus in the transcript when what had it goes away, by a filter, an answer or a list that is cut: it
 * goes to the header of the same card where that was made anew, else to the next card, else to the one before.
 */
export function useHeldFocus(
  root: Readonly<ShallowRef<HTMLElement | null>>, rows: () => readonly TranscriptRow[], idOf: (key: string) => string,
): void {
  let held: { readonly element: Element, readonly cards: readonly string[], readonly before: readonly TranscriptRow[] } | null = null

  watch(rows, (_, before) => {
    const element = root.value && findActive(root.value)
    held = element ? { element, cards: listCards(element), before } : null
  }, { flush: 'pre' })

  watch(rows, () => {
    const lost = held
    held = null
    if (!lost || !root.value || lost.element.isConnected || findActive(root.value)) return
    const page = root.value.getRootNode() as Document | ShadowRoot
    const keys = lost.before.map(row => idOf(row.key))
    const at = keys.findIndex(id => lost.cards.includes(id))
    for (const id of [...lost.cards, ...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0)).reverse()]) {
      const header = page.getElementById(id)?.querySelector<HTMLElement>('[data-part="header"]')
      if (header) return focusHeader(header, { preventScroll: true })
    }
  }, { flush: 'post' })
}

function findActive(root: HTMLElement): Element | null {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement
  return active && active !== root && root.contains(active) ? active : null
}

/** Ids of the card around an element and of those above it, the innermost first. */
function listCards(element: Element): readonly string[] {
  const ids: string[] = []
  for (let card = element.closest('[data-part="card"]'); card; card = card.parentElement?.closest('[data-part="card"]') ?? null) ids.push(card.id)
  return ids.filter(id => id !== '')
}
