import type { ToolCardSlots } from './components/tool-card-types'
import component from './components/ToolCard.vue'

type Instance = InstanceType<typeof component>

/**
 * The component with its slots as they are declared: what is inferred from the file lets any name pass, so that a
 * misspelt slot would not be told.
 */
type ToolCardComponent
  = Omit<typeof component, never>
    & (new () => Omit<Instance, '$slots'> & { readonly $slots: ToolCardSlots })

/** One tool call and its result as one card. */
export const ToolCard = component as unknown as ToolCardComponent
