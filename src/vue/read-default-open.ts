import type { ToolCardView } from '../core/model/view'
import type { ToolCardsOptions } from './tool-cards'
import { warnOnce } from './warn-once'

/** Yields whether a card starts open; one for which the app's function has no answer is closed. */
export function readDefaultOpen(defaultOpen: ToolCardsOptions['defaultOpen'], view: ToolCardView): boolean {
  if (typeof defaultOpen !== 'function')
    return defaultOpen === true
  try {
    return defaultOpen(view) === true
  }
  catch (error) {
    warnOnce('defaultOpen', `"defaultOpen" threw for ${view.name}; the card starts closed.`, error)
    return false
  }
}
