import type { ToolEntry, TranscriptFormat, TranscriptIssue, TranscriptItem } from '../model'

/** How to read a transcript. */
export interface TranscriptOptions {
  /**
   * What the records are.
   * @default the native records
   */
  readonly format?: TranscriptFormat
  /**
   * Whether calls may still be running; `false`: what is open reads as `cancelled`, `unanswered`.
   * @default true
   */
  readonly live?: boolean
}

/** Tool calls and their results as one list of cards, kept up to date while records come in. */
export interface Transcript {
  /** Adds records at the end. */
  push: (...records: readonly unknown[]) => void
  /** Adds older history in front; cards that were known keep key and entry. */
  prepend: (...records: readonly unknown[]) => void
  /** Takes the host's whole list again; cards that were known keep their key, and their entry if nothing changed. */
  replace: (records: readonly unknown[]) => void
  /**
   * Ends the turn. With a reason the calls that are still open were stopped, and stay so whatever comes;
   * without one they are only not expected to be answered any more.
   */
  settle: (reason?: string) => void
  /** Everything at the top level, in order. */
  readonly items: readonly TranscriptItem[]
  /** The tool calls among the items. */
  readonly entries: readonly ToolEntry[]
  /** What could not be read or paired. */
  readonly issues: readonly TranscriptIssue[]
  /** Yields the entry of the key, else the latest with the tool call id; children are found too. */
  get: (keyOrId: string) => ToolEntry | undefined
  /** May be set at any time. */
  live: boolean
}
