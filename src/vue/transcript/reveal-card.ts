import { requestFrame } from '../request-frame'
import { focusHeader } from './card-elements'

/** Cards that come near the window open within so many frames, and push others away. */
const FRAMES = 4

/**
 * Scrolls to the card with the id and gives its header the focus; stays with it while cards around it open,
 * until the reader scrolls. Resolves to `false` when the card is not in the document.
 */
export async function revealCard(root: HTMLElement, id: string): Promise<boolean> {
  const card = (root.getRootNode() as Document | ShadowRoot).getElementById(id)
  const header = card?.querySelector<HTMLElement>('[data-part="header"]')
  if (!header) return false
  header.scrollIntoView({ block: 'start' })
  focusHeader(header, { preventScroll: true })

  let isLeft = false
  const leave = () => isLeft = true
  const signs = ['wheel', 'pointerdown', 'keydown', 'touchmove']
  for (const sign of signs) addEventListener(sign, leave, { capture: true, passive: true })
  for (let frame = 0; frame < FRAMES && !isLeft; frame++) {
    const { top } = header.getBoundingClientRect()
    await new Promise<void>(resolve => requestFrame(resolve))
    if (!isLeft && Math.abs(header.getBoundingClientRect().top - top) > 1) header.scrollIntoView({ block: 'start' })
  }
  for (const sign of signs) removeEventListener(sign, leave, { capture: true })
  return true
}
