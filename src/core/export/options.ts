import type { TranscriptText } from '../model/entry'
import type { ViewToolEntryOptions } from '../view/options'

/** How a transcript is written down. */
export interface ExportOptions extends ViewToolEntryOptions {
  /**
   * Whether commands and outputs are written whole; else a long one is its two ends, as in a card.
   *
   * @default false
   */
  readonly whole?: boolean
  /** Who speaks, in another language; those left out stay English. */
  readonly roles?: Partial<Readonly<Record<TranscriptText['role'], string>>>
  /**
   * Words of the line that stands for hidden ones.
   *
   * @default count => `${count} more lines`
   */
  readonly moreLines?: (count: number) => string
}

const roles: Readonly<Record<TranscriptText['role'], string>> = {
  user: 'User',
  assistant: 'Assistant',
  system: 'System',
  thinking: 'Thinking',
  error: 'Error',
}

/** Yields the name of who speaks; a role that is not known is its own name. */
export function nameRole(role: TranscriptText['role'], options: ExportOptions): string {
  return options.roles?.[role] ?? roles[role] ?? String(role)
}
