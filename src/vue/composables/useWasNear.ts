import type { Ref, ShallowRef } from 'vue'
import { useIntersectionObserver } from '@vueuse/core'
import { onMounted, shallowRef } from 'vue'

/**
 * Tells whether an element came near the window since it was mounted. `isNearAnyway` is asked once, when it is
 * mounted; browsers that cannot tell count as near.
 */
export function useWasNear(
  root: Readonly<Ref<HTMLElement | null | undefined>>,
  isNearAnyway: () => boolean,
): Readonly<ShallowRef<boolean>> {
  const wasNear = shallowRef(false)
  onMounted(() => {
    if (isNearAnyway() || !('IntersectionObserver' in globalThis)) {
      wasNear.value = true
      return
    }
    const { stop } = useIntersectionObserver(root, (changes) => {
      if (!changes.some(change => change.isIntersecting)) return
      wasNear.value = true
      stop()
    }, { rootMargin: '1000px 0px' })
  })
  return wasNear
}
