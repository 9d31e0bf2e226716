import type { ToolCardEmits, ToolCardProps, ToolCardSlots } from './components/tool-card-types'
import type { TypedComponent } from './typed-component'
import component from './components/ToolCard.vue'

/** One tool call and its result as one card. */
export const ToolCard = component as unknown as TypedComponent<typeof component, ToolCardProps, ToolCardSlots, ToolCardEmits>
