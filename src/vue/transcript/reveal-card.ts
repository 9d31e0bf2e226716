import type { EntryPath } from './find-entry-path'
import { focusHeader } from './card-elements'

/**
 * Scrolls to a card and gives its header the focus; every card on the way must be open. Yields `false`
 * when the card is not in the document.
 */
export function revealCard(root: HTMLElement, id: string, path: EntryPath): boolean {
  const card = path.slice(1).reduce(
    (parent, { index }) => parent && findChild(parent, index),
    (root.getRootNode() as Document | ShadowRoot).getElementById(id),
  )
  const header = card?.querySelector<HTMLElement>('[data-part="header"]')
  if (!header) return false
  header.scrollIntoView({ block: 'start' })
  focusHeader(header, { preventScroll: true })
  return true
}

function findChild(card: Element, index: number): HTMLElement | null {
  return card.querySelector<HTMLElement>(
    `:scope > [data-part="body"] > [data-part="children"] > [data-part="card"]:nth-of-type(${index + 1})`,
  )
}
