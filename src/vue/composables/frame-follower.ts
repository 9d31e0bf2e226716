import type { ComputedRef, Ref } from 'vue'
import { customRef, effect, getCurrentScope, onScopeDispose, shallowRef, watch } from 'vue'
import { requestFrame } from '../request-frame'

/** Makes refs of what depends on a computed value; see `createFrameFollower`. */
export type Follow = <Value>(select: () => Value) => Readonly<Ref<Value>>

/** A ref that somebody reads. */
interface Cell {
  readonly tell: () => void
}

/**
 * Follows a computed value that may change far more often than the screen: whoever depends on the refs is
 * told of the first change at once, of all others in the next frame. A ref that is read by hand has what is
 * true now.
 *
 * Yields `null` where there are no frames, or no scope that would end it.
 */
export function createFrameFollower(version: ComputedRef<unknown>): Follow | null {
  if (typeof requestAnimationFrame !== 'function' || !getCurrentScope())
    return null

  const cells: Cell[] = []
  const beat = shallowRef(0)
  let isStale = false
  /** Something changed since the cells were told. */
  let isUntold = false
  let cancelFrame: (() => void) | null = null
  let isOver = false

  const read = effect(() => version.value, {
    scheduler() {
      isStale = true
      if (isUntold)
        return
      isUntold = true
      if (cancelFrame === null)
        beat.value++
    },
  })

  function refresh(): void {
    if (isOver)
      return
    isStale = false
    read()
  }

  function tell(): void {
    isUntold = false
    if (isStale)
      refresh()
    for (const cell of cells) cell.tell()
    cancelFrame = requestFrame(() => {
      cancelFrame = null
      if (isUntold)
        beat.value++
    })
  }

  // In the same flush as everything else, in front of the components that will be drawn anew.
  watch(beat, tell)
  onScopeDispose(() => {
    isOver = true
    cancelFrame?.()
  })

  return select => customRef((track, trigger) => {
    type Value = ReturnType<typeof select>
    let told: { readonly value: Value } | null = null
    const cell: Cell = {
      tell() {
        const value = select()
        if (Object.is(told?.value, value))
          return
        told = { value }
        trigger()
      },
    }
    return {
      get() {
        track()
        if (isStale || isOver)
          refresh()
        const value = isOver ? (void version.value, select()) : select()
        if (told === null) {
          told = { value }
          cells.push(cell)
        }
        return value
      },
      set() {},
    }
  })
}
