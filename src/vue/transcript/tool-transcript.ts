import type { ToolTranscriptSlots } from './tool-transcript-types'
import component from '../components/ToolTranscript.vue'

type Instance = InstanceType<typeof component>

/** The component with its slots as they are declared: what is inferred from the file lets any name pass. */
type ToolTranscriptComponent
  = Omit<typeof component, never>
    & (new () => Omit<Instance, '$slots'> & { readonly $slots: ToolTranscriptSlots })

/** A whole transcript: its tool calls as cards, and everything else between them. */
export const ToolTranscript = component as unknown as ToolTranscriptComponent
