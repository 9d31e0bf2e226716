import { focusHeader } from './card-elements'

/**
 * Scrolls to the card with the id and gives its header the focus. Yields `false` when the card is not in
 * the document.
 */
export function revealCard(root: HTMLElement, id: string): boolean {
  const card = (root.getRootNode() as Document | ShadowRoot).getElementById(id)
  const header = card?.querySelector<HTMLElement>('[data-part="header"]')
  if (!header) return false
  header.scrollIntoView({ block: 'start' })
  focusHeader(header, { preventScroll: true })
  return true
}
