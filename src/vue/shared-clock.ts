import type { Ref } from 'vue'
import { onBeforeUnmount, onMounted, shallowRef } from 'vue'

const SECOND = 1000

const now = shallowRef(0)
let readers = 0
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Yields the time of day in milliseconds, told once a second; 0 on a server and until the component is mounted,
 * so that both draw the same. One timer serves all cards, and there is none while nobody reads it.
 */
export function useNow(): Readonly<Ref<number>> {
  onMounted(() => {
    now.value = Date.now()
    readers += 1
    timer ??= setInterval(() => now.value = Date.now(), SECOND)
  })
  onBeforeUnmount(() => {
    readers -= 1
    if (readers > 0)
      return
    clearInterval(timer)
    timer = undefined
  })
  return now
}
