import type { ToolEntry, ToolLocation, ToolResult } from '../../core/model/entry'
import type { ToolInputs } from '../../core/model/inputs'
import type { ToolCardView } from '../../core/model/view'
import type { ToolCardDensity, ToolCardVariant } from '../appearance'
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
  /** How much of a box the card is; `inherit`: as the element around it says. Default: the plugin's `variant`, else `card`. */
  variant?: ToolCardVariant | 'inherit'
  /** How high the closed card is; `inherit`: as the element around it says. Default: the plugin's `density`, else `standard`. */
  density?: ToolCardDensity | 'inherit'
}

export interface ToolCardEmits {
  /** The reader opened or closed the card. */
  'update:open': [open: boolean]
  /** A file reference was activated. `entry` comes with it where it stands in the card of a sub-agent's call inside this one. */
  'location-click': [location: ToolLocation, entry?: ToolEntry]
  /** The reader lets the call run; `option` is the id of the answer that was picked, where the host offers several. */
  'approve': [option: string | undefined, entry: ToolEntry]
  /** The reader refuses the call. */
  'deny': [option: string | undefined, entry: ToolEntry]
}

/** What every slot is given; `Input` is the type of the call's arguments where the tool is known. */
export interface ToolCardSlotProps<Input = unknown> {
  /** The call and its result. */
  readonly entry: ToolEntry
  /** What the card says and shows. */
  readonly view: ToolCardView
  /** The call's arguments as the record has them: producers may write anything, whatever the type says. */
  readonly input: Input
  /** What came back; `null` while nothing did. */
  readonly result: ToolResult | null
  /** Whether the body is shown. */
  readonly open: boolean
}

/** A slot that draws a part of the card. */
export type ToolCardSlot<Input = unknown> = (props: ToolCardSlotProps<Input>) => SlotReturn

/** In place of the approval row: what every slot is given, and the two answers. */
export interface ToolApprovalSlotProps extends ToolCardSlotProps {
  /** Lets the call run; the id of the host's answer where it offers several. */
  readonly approve: (option?: string) => void
  /** Refuses the call. */
  readonly deny: (option?: string) => void
}

interface FixedSlots {
  /** The call of any tool that has no slot of its own. */
  call?: ToolCardSlot
  /** The output of any tool that has no slot of its own. */
  output?: ToolCardSlot
  /** The words between the name and the badges; stands in a button, so give it phrasing content only. */
  summary?: ToolCardSlot
  /** In place of the wrench. */
  icon?: ToolCardSlot
  /** Buttons beside the header, outside the fold. */
  actions?: ToolCardSlot
  /** In place of the question whether the call may run. */
  approval?: (props: ToolApprovalSlotProps) => SlotReturn
  /** In place of the row of places. */
  locations?: ToolCardSlot
}

/** Of one tool, by its name as the records have it; the summary stands in a button, so give it phrasing content only. */
type AnyToolSlots = { readonly [name in `${'call' | 'output' | 'summary'}:${string}`]?: ToolCardSlot }

// The specific types come last: of several signatures the last one is inferred.
type KnownToolSlots = {
  readonly [Name in keyof ToolInputs & string as `${'call' | 'output' | 'summary'}:${Name}`]?: ToolCardSlot<ToolInputs[Name]>
}

/**
 * The slots of a card. Of the names that fit a tool the first that exists is drawn: `call:<tool name>`, `call`,
 * the app's component of that name, the built-in part. Names of known tools know their input.
 */
export type ToolCardSlots = FixedSlots & AnyToolSlots & KnownToolSlots
