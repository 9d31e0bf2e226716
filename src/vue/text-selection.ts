/** How far, in CSS pixels, a press may wander and still be a click. */
const SLACK = 3

/** There is one pointer with buttons, whatever it is over. */
let start: { readonly x: number, readonly y: number } | undefined

/** Takes the press that may begin a click or a drag over text. */
export function notePress({ clientX, clientY }: MouseEvent): void {
  start = { x: clientX, y: clientY }
}

/**
 * Tells clicks from those that select text: at the end of a drag, with Shift, or for the third time at one place.
 * The two of a double click are not told apart from others, since the second takes back what the first did.
 */
export function isSelecting(click: MouseEvent): boolean {
  // A key has no press of the mouse before it, and a count of 0.
  if (click.detail === 0 || getSelection()?.type !== 'Range')
    return false
  return click.shiftKey || click.detail > 2 || hasWandered(click)
}

function hasWandered({ clientX, clientY }: MouseEvent): boolean {
  return start !== undefined && Math.hypot(clientX - start.x, clientY - start.y) > SLACK
}
