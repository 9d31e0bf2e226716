import type { ComputedRef } from 'vue'
import { computed, onMounted, onScopeDispose, shallowRef, watch } from 'vue'
import { usePrinting } from '../printing'
import { requestFrame } from '../request-frame'

/**
 * Yields the first few of many things, and more of them with each frame, so that drawing them never holds up
 * the page. A frame takes things until their costs make 1, and at least one. On paper all are there at once.
 */
export function useGradual<Thing>(things: () => readonly Thing[], costOf: (thing: Thing) => number): ComputedRef<readonly Thing[]> {
  const isPrinting = usePrinting()
  const count = shallowRef(0)
  let cancel: () => void = () => {}

  function grow() {
    cancel()
    const all = things()
    let next = Math.min(count.value, all.length)
    for (let cost = 0; next < all.length && cost < 1; next++) cost += costOf(all[next]!)
    count.value = next
    if (next < all.length && isMounted)
      cancel = requestFrame(grow)
  }

  let isMounted = false
  watch(things, (now, before) => {
    // What is unfolded anew begins with its first few again.
    if (now[0] !== before?.[0])
      count.value = 0
    grow()
  }, { immediate: true, flush: 'sync' })
  onMounted(() => {
    isMounted = true
    grow()
  })
  onScopeDispose(() => cancel())
  return computed(() => isPrinting.value ? things() : things().slice(0, count.value))
}
