import type { PropType } from 'vue'
import type { CustomRenderer } from '../find-renderer'
import type { ToolCardSlotProps } from './tool-card-types'
import { defineComponent, h, onErrorCaptured, shallowRef, watch } from 'vue'
import { warnOnce } from '../warn-once'

/**
 * Draws the app's own renderer and, should it throw, the built-in body instead (the default slot), so that
 * one faulty renderer costs no card.
 */
export default defineComponent({
  name: 'ToolFence',
  props: {
    custom: { type: Object as PropType<CustomRenderer> },
    slotProps: { type: Object as PropType<ToolCardSlotProps>, required: true },
    /** What is drawn, for the warning. */
    name: { type: String, required: true },
  },
  setup(props, { slots }) {
    const failed = shallowRef(false)
    // News of the call deserves another try.
    watch(() => props.slotProps.entry, () => failed.value = false)

    const warn = (error: unknown) =>
      warnOnce(`fence ${props.name}`, `the app's renderer for the ${props.name} threw; the built-in one is shown instead.`, error)

    onErrorCaptured((error) => {
      if (!props.custom || failed.value)
        return
      failed.value = true
      warn(error)
      return false
    })

    return () => {
      if (!props.custom || failed.value)
        return slots.default?.()
      try {
        return 'slot' in props.custom
          ? props.custom.slot(props.slotProps)
          : h(props.custom.component, { ...props.slotProps })
      }
      catch (error) {
        warn(error)
        return slots.default?.()
      }
    }
  },
})
