/** How far, in CSS pixels, a press may wander and still be a click. */
const SLACK = 3

/**
 * Tells clicks from the ends of drags that selected text. `press` takes the event that begins a click,
 * `isSelecting` the click.
 */
export function watchSelection(): { press: (event: MouseEvent) => void, isSelecting: (event: MouseEvent) => boolean } {
  let start: MouseEvent | undefined
  return {
    press: event => start = event,
    // A key has no press of the mouse before it, and a count of 0.
    isSelecting: event => start !== undefined && event.detail > 0
      && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK
      && getSelection()?.type === 'Range',
  }
}
