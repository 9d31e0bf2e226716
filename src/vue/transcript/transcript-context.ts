import type { InjectionKey } from 'vue'
import type { ToolEntry, ToolLocation } from '../../core/model/entry'
import type { ToolCardProps } from '../components/tool-card-types'
import type { ForwardedSlots } from './forward-slots'

/** What the blocks of a transcript share. */
export interface TranscriptContext {
  readonly slots: () => ForwardedSlots
  readonly defaultOpen: () => ToolCardProps['defaultOpen']
  /** Whether there is so much that what is out of view is left alone. */
  readonly isLong: () => boolean
  /** Whether a card is open without the reader having said so of it: with all others, or for a search. */
  readonly isOpenUnasked: (key: string) => boolean
  /** A test for what the reader searches for; `null`: for nothing. */
  readonly search: () => ((text: string) => boolean) | null
  readonly idOf: (key: string) => string
  readonly onOpen: (open: boolean, entry: ToolEntry) => void
  readonly onLocation: (location: ToolLocation, entry: ToolEntry) => void
  readonly onApprove: (option: string | undefined, entry: ToolEntry) => void
  readonly onDeny: (option: string | undefined, entry: ToolEntry) => void
}

export const transcriptContextKey: InjectionKey<TranscriptContext> = Symbol('tool-card transcript')
