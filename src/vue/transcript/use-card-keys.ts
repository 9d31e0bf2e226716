import type { ShallowRef } from 'vue'
import { useEventListener } from '@vueuse/core'
import { findNeighbour, focusHeader } from './card-elements'

/** Moves from card to card. */
export interface UseCardKeysReturn {
  readonly next: () => boolean
  readonly previous: () => boolean
}

/**
 * `j` or Alt+↓ moves the focus to the next card, `k` or Alt+↑ to the previous one, while the focus is
 * inside the transcript. Not while a text is being edited, nor with any other modifier, nor for a key that
 * somebody has dealt with already.
 */
export function useCardKeys(
  root: Readonly<ShallowRef<HTMLElement | null>>, isEnabled: () => boolean,
): UseCardKeysReturn {
  /** Where the reader last pressed: a text takes no focus, yet the reader is there. */
  let pressed: Node | null = null

  function move(direction: 1 | -1): boolean {
    if (!root.value) return false
    const header = findNeighbour(root.value, findPlace(root.value, pressed), direction)
    if (header) focusHeader(header)
    return header !== null
  }

  useEventListener(root, 'pointerdown', (event) => {
    pressed = event.target as Node
  })
  useEventListener(root, 'focusin', (event) => {
    if (event.target !== root.value) pressed = null
  })
  useEventListener(root, 'keydown', (event) => {
    const direction = readDirection(event)
    if (direction === null || !isEnabled() || isEditing(event)) return
    // At the end there is nowhere to go, which is no reason to scroll.
    event.preventDefault()
    move(direction)
  })

  return { next: () => move(1), previous: () => move(-1) }
}

/** The focus, else the last press, else nothing. */
function findPlace(root: HTMLElement, pressed: Node | null): Node | null {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement
  if (active && active !== root && root.contains(active)) return active
  return pressed && root.contains(pressed) ? pressed : null
}

function readDirection(event: KeyboardEvent): 1 | -1 | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing || event.defaultPrevented) return null
  if (event.altKey) return event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
  return event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
}

/** Whether the key may be meant for a text or a choice. */
function isEditing(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0]
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable
    || target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"], [role="grid"]') !== null
}
