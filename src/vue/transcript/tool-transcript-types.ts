import type { MaybeRefOrGetter } from 'vue'
import type { FormatName } from '../../core/formats/registry'
import type { ToolEntry, ToolLocation, TranscriptItem, TranscriptText } from '../../core/model/entry'
import type { TranscriptFormat } from '../../core/model/format'
import type { ToolCardProps, ToolCardSlots } from '../components/tool-card-types'
import type { UseToolTranscriptOptions, UseToolTranscriptReturn } from '../composables/useToolTranscript'
import type { SlotReturn } from '../slot-return'
import type { TranscriptCounts } from './count-cards'
import type { TranscriptFilter } from './transcript-filter'
import type { StepEnd } from './transcript-rows'

export interface ToolTranscriptProps {
  /** All records: an array, a ref or a getter; they are read whenever it triggers. */
  source?: MaybeRefOrGetter<readonly unknown[] | null | undefined>
  /** Instead of a source: items that are read already, such as those of `readTranscript`. */
  items?: readonly TranscriptItem[]
  /** Instead of a source: what `useToolTranscript` gave. Which cards are open then outlives this component. */
  transcript?: UseToolTranscriptReturn
  /** Format of the source's records. Default: detected. Another one reads them anew. */
  format?: FormatName | TranscriptFormat
  /** Whether calls of the source may still be running. Default: `true`. */
  live?: UseToolTranscriptOptions['live']
  /** Whether cards start open. Default: the plugin's `defaultOpen`, else `false`. */
  defaultOpen?: ToolCardProps['defaultOpen']
  /** How much of a box its cards are. Default: the plugin's `variant`, else `card`. */
  variant?: ToolCardProps['variant']
  /** How high its closed cards are. Default: the plugin's `density`, else `standard`. */
  density?: ToolCardProps['density']
  /** Which cards are shown; use `v-model:filter`. */
  filter?: TranscriptFilter
  /** Shows the built-in toolbar, where no `toolbar` slot stands in its place. */
  toolbar?: boolean
  /** Whether j and k, and Alt with the arrows, go from card to card while the focus is inside. Default: `true`. */
  keys?: boolean
  /** Goes before an entry's key in the id of its card and in links to it. Default: `tool-`. */
  anchor?: string
}

export interface ToolTranscriptEmits {
  /** The reader opened or closed a card. */
  'update:open': [open: boolean, entry: ToolEntry]
  /** The reader asks for other cards. */
  'update:filter': [filter: TranscriptFilter]
  /** The reader wants to see a place that the card names. */
  'location-click': [location: ToolLocation, entry: ToolEntry]
  /** The reader lets a call run; `option` is the id of the answer that was picked, where the host offers several. */
  'approve': [option: string | undefined, entry: ToolEntry]
  /** The reader refuses a call. */
  'deny': [option: string | undefined, entry: ToolEntry]
}

/** What the `message` slot is given. */
export interface ToolMessageSlotProps {
  /** The item, with its key. */
  readonly item: Extract<TranscriptItem, { kind: 'other' }>
  /** The host's own record, or the part of it that stands here. */
  readonly record: unknown
  /** Who speaks and what a reader would see; absent for bookkeeping, pictures and whatever else is no text. */
  readonly text: TranscriptText | undefined
}

/** What can be done with a transcript as a whole. */
export interface ToolTranscriptActions {
  /** Opens every card that is there now; single ones can be closed again. */
  readonly expandAll: () => void
  /** Closes every card that is there now. */
  readonly collapseAll: () => void
  /** Moves the focus to the next card; `false` when there is none. */
  readonly next: () => boolean
  /** Moves the focus to the previous card; `false` when there is none. */
  readonly previous: () => boolean
  /** Opens the card, scrolls to it and gives it the focus; `false` when no card has that key. */
  readonly reveal: (key: string) => Promise<boolean>
  /** The cards and messages that are shown, as Markdown; `whole`: nothing is left out of long outputs. */
  readonly toMarkdown: (options?: { readonly whole?: boolean }) => string
  /** The same as plain text. */
  readonly toPlainText: (options?: { readonly whole?: boolean }) => string
}

/** What the `toolbar` slot is given: all that the built-in toolbar knows and does. */
export interface ToolTranscriptToolbarProps extends ToolTranscriptActions {
  /** Counts of all cards, whatever the filter. */
  readonly counts: TranscriptCounts
  /** Number of cards that match the filter; all of them without one. */
  readonly shown: number
  /** Which cards are shown. */
  readonly filter: TranscriptFilter
  /** Shows others, as `v-model:filter` does. */
  readonly setFilter: (filter: TranscriptFilter) => void
}

/** The slots of a card, and those around the cards. */
export type ToolTranscriptSlots = ToolCardSlots & {
  /** Everything that is no card. */
  'message'?: (props: ToolMessageSlotProps) => SlotReturn
  /** Behind the last card of a step. */
  'step-end'?: (props: StepEnd) => SlotReturn
  /** Above the cards. */
  'toolbar'?: (props: ToolTranscriptToolbarProps) => SlotReturn
  /** In place of the cards when the filter leaves none. */
  'empty'?: (props: { readonly clear: () => void }) => SlotReturn
}
