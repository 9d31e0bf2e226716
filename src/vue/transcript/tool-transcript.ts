import type { TypedComponent } from '../typed-component'
import type { ToolTranscriptEmits, ToolTranscriptProps, ToolTranscriptSlots } from './tool-transcript-types'
import component from '../components/ToolTranscript.vue'

/** A whole transcript: its tool calls as cards, and everything else between them. */
export const ToolTranscript = component as unknown as TypedComponent<typeof component, ToolTranscriptProps, ToolTranscriptSlots, ToolTranscriptEmits>
