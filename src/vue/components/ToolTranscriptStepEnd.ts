import type { PropType } from 'vue'
import type { StepEnd } from '../transcript/transcript-rows'
import { defineComponent, h, inject } from 'vue'
import { transcriptContextKey } from '../transcript/transcript-context'

/** What the app shows behind the last card of a step. */
export default defineComponent({
  name: 'ToolTranscriptStepEnd',
  props: {
    step: { type: Object as PropType<StepEnd>, required: true },
  },
  setup(props) {
    const { slots } = inject(transcriptContextKey)!
    return () => h('div', { 'class': 'tc-step-end', 'data-part': 'step-end' }, slots()['step-end']?.(props.step))
  },
})
