import type { ShallowRef } from 'vue'
import { onMounted, onScopeDispose, shallowRef, watch } from 'vue'

/**
 * Computes something from a list of values after the component is mounted, and again whenever one of
 * them changes. Until there is a result, and after an error, the value is `null`; on a server it stays so.
 * A slow result never replaces a newer one.
 *
 * `compute` is told by `isStale()` when its result is no longer wanted. While `isWanted` is false nothing
 * is computed: a result whose values change meanwhile goes, and is computed when it is wanted again.
 * Call it in `setup`.
 */
export function useLatestResult<Source extends readonly unknown[], Result>(
  source: () => Source,
  compute: (source: Source, isStale: () => boolean) => Result | null | Promise<Result | null>,
  isWanted: () => boolean = () => true,
): Readonly<ShallowRef<Result | null>> {
  const result = shallowRef<Result | null>(null)
  let latestRun = 0
  /** What the result, or the computation under way, was made from. */
  let current: Source | undefined

  const run = async (value: Source) => {
    const currentRun = ++latestRun
    const isStale = () => currentRun !== latestRun
    try {
      const answer = compute(value, isStale)
      if (!(answer instanceof Promise)) {
        result.value = answer
        return
      }
      // What was computed for the old source must not be shown with the new one.
      result.value = null
      const awaited = await answer
      if (!isStale()) result.value = awaited
    }
    catch {
      if (!isStale()) result.value = null
    }
  }

  const update = ([wanted, value]: readonly [boolean, Source]) => {
    // The list is a new one whenever something it was read from changes.
    if (current !== undefined && value.every((item, index) => Object.is(item, current?.[index]))) return
    if (wanted) {
      current = value
      void run(value)
    }
    else if (current !== undefined) {
      latestRun++
      current = undefined
      result.value = null
    }
  }

  onMounted(() => watch(() => [isWanted(), source()] as const, update, { immediate: true }))
  onScopeDispose(() => latestRun++)
  return result
}
