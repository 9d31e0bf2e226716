import { requestFrame } from './request-frame'

/** So many bodies that appear within one frame are coloured wherever they are. */
const few = 20

let count = 0

/** To be asked once by each body that appears: tells those behind the first twenty of one frame. */
export function isOneOfMany(): boolean {
  if (count === 0) requestFrame(() => count = 0)
  count++
  return count > few
}
