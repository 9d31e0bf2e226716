import type { PropType } from 'vue'
import type { StepEnd } from '../transcript/transcript-rows'
import { defineComponent, h, inject } from 'vue'
import { transcriptContextKey } from '../transcript/transcript-context'
import ToolFence from './ToolFence'

/** What the app shows behind the last card of a step. */
export default defineComponent({
  name: 'ToolTranscriptStepEnd',
  props: {
    step: { type: Object as PropType<StepEnd>, required: true },
  },
  setup(props) {
    const { slots } = inject(transcriptContextKey)!
    return () => {
      const slot = slots()['step-end']
      return h('div', { 'class': 'tc-step-end', 'data-part': 'step-end' }, [
        h(ToolFence, { custom: slot && { slot }, slotProps: props.step, subject: props.step, name: 'end of a step' }),
      ])
    }
  },
})
