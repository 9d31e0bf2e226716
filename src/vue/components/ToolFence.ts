import type { PropType, VNodeChild } from 'vue'
import type { FencedRenderer } from '../find-renderer'
import { createCommentVNode, defineComponent, getCurrentInstance, h, inject, onErrorCaptured, shallowRef, ssrContextKey, watch } from 'vue'
import { isDrawingError } from '../is-drawing-error'
import { warnOnce } from '../warn-once'

/**
 * Draws the app's own renderer and, should it throw, the built-in part instead (the default slot), so that
 * one faulty renderer costs no card.
 *
 * A server draws everything once and in order. There a second place behind the renderer, empty otherwise,
 * takes the built-in part; a page that is hydrated finds the same two places.
 */
export default defineComponent({
  name: 'ToolFence',
  props: {
    custom: { type: Object as PropType<FencedRenderer> },
    slotProps: { type: Object, required: true },
    /** What is drawn. News of it deserves another try. */
    subject: { type: Object },
    /** The same in words, for the warning. */
    name: { type: String, required: true },
  },
  setup(props, { slots }) {
    const failed = shallowRef(false)
    watch(() => props.subject, () => failed.value = false)

    const isServer = inject(ssrContextKey, null) !== null
    const hasSecondPlace = isServer || getCurrentInstance()?.vnode.el != null
    let isPassed = false
    const SecondPlace = () => {
      isPassed = true
      return failed.value ? slots.default?.() : createCommentVNode()
    }

    function warn(error: unknown): void {
      const instead = !slots.default
        ? 'nothing is shown instead.'
        : isServer && isPassed
          ? 'the server was past it by then, so its place is empty until the page runs in a browser.'
          : 'the built-in one is shown instead.'
      warnOnce(`fence ${props.name}`, `the app's renderer for the ${props.name} threw; ${instead}`, error)
    }

    onErrorCaptured((error, _instance, info) => {
      if (!props.custom || failed.value || !isDrawingError(info))
        return
      failed.value = true
      warn(error)
      return false
    })

    return () => {
      const { custom, slotProps } = props
      if (!custom || (failed.value && !hasSecondPlace))
        return slots.default?.()
      try {
        const drawn = failed.value ? null : draw(custom, slotProps)
        return hasSecondPlace ? [drawn, h(SecondPlace)] : drawn
      }
      catch (error) {
        warn(error)
        return slots.default?.()
      }
    }
  },
})

function draw(custom: FencedRenderer, slotProps: object): VNodeChild {
  return 'slot' in custom ? custom.slot(slotProps as never) : h(custom.component, { ...slotProps })
}
