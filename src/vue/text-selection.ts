/** How far, in CSS pixels, a press may wander and still be a click. */
const SLACK = 3

/** There is one pointer with buttons, whatever it is over. */
let start: { readonly x: number, readonly y: number } | undefined

/** Takes the press that may begin a click or a drag over text. */
export function notePress({ clientX, clientY }: MouseEvent): void {
  start = { x: clientX, y: clientY }
}

/** Tells clicks from the ends of drags that selected text. */
export function isSelecting(click: MouseEvent): boolean {
  // A key has no press of the mouse before it, and a count of 0.
  return start !== undefined && click.detail > 0
    && Math.hypot(click.clientX - start.x, click.clientY - start.y) > SLACK
    && getSelection()?.type === 'Range'
}
