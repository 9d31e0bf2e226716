import type { ToolEntry, ToolLocation, ToolResult } from '../../core/model/entry'
import type { ToolCardView } from '../../core/model/view'
import type { SlotReturn } from '../slot-return'

export interface ToolCardProps {
  /** The call and its result, from `useToolTranscript` or `createTranscript`. */
  entry?: ToolEntry
  /** Instead of an entry: the declared view of the call. */
  call?: unknown
  /** Instead of an entry: the declared view of the result. */
  result?: unknown
  /** Instead of an entry: `running`, `success`, `error`, or one of our own words; anything else reads as what the data says. */
  status?: string
  /** Whether the body is shown; use `v-model:open`. Left out, the card keeps it by itself. */
  open?: boolean
  /** Whether the card starts open. Default: the plugin's `defaultOpen`, else `false`. */
  defaultOpen?: boolean | ((view: ToolCardView) => boolean)
}

export interface ToolCardEmits {
  /** The reader opened or closed the card. */
  'update:open': [open: boolean]
  /** A file reference was activated. */
  'location-click': [location: ToolLocation]
  /** The reader lets the call run; `option` is the id of the answer that was picked, where the host offers several. */
  'approve': [option: string | undefined, entry: ToolEntry]
  /** The reader refuses the call. */
  'deny': [option: string | undefined, entry: ToolEntry]
}

export interface ToolCardSlotProps {
  readonly entry: ToolEntry
  readonly view: ToolCardView
  /** The call's arguments as the record has them. */
  readonly input: unknown
  readonly result: ToolResult | null
  readonly open: boolean
}

/** Draws one half of the body. */
export type ToolCardSlot = (props: ToolCardSlotProps) => SlotReturn

/** The first that exists is drawn: `call:<tool name>`, `call`, the app's component, the built-in body. */
export interface ToolCardSlots {
  call?: ToolCardSlot
  output?: ToolCardSlot
  [perTool: `call:${string}` | `output:${string}`]: ToolCardSlot | undefined
}
