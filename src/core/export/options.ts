import type { TranscriptText } from '../model/entry'
import type { ViewToolEntryOptions } from '../view/options'
import type { BodyWords } from './words'
import { englishWords } from './words'
import { readOwnString } from '../text/own-values'

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
  /** Stands for a file without a name. */
  readonly file?: BodyWords['file']
  /** Why a diff shows no lines, or not all of them; those left out stay English. */
  readonly diffNote?: Partial<BodyWords['diffNote']>
}

/** Yields the words that stand inside a body. */
export function readBodyWords({ file, diffNote, labels }: ExportOptions): BodyWords {
  return {
    file: file ?? englishWords.file,
    diffNote: { ...englishWords.diffNote, ...diffNote },
    size: labels?.size ?? englishWords.size,
  }
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
  return readOwnString(options.roles, role) ?? readOwnString(roles, role) ?? String(role)
}
