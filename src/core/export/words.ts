import type { FileDiff } from '../model/view'
import { formatSize } from '../text/format-units'

/** Words that stand inside a written body. */
export interface BodyWords {
  /** Stands for a file without a name. */
  readonly file: string
  /** Why a diff shows no lines, or not all of them. */
  readonly diffNote: Readonly<Record<NonNullable<FileDiff['note']>, string>>
  /** Writes a size in bytes. */
  readonly size: (bytes: number) => string
}

/** The words in English. */
export const englishWords: BodyWords = {
  file: 'file',
  diffNote: {
    'no-changes': 'No changes',
    'line-endings': 'Only the line endings differ',
    'binary': 'Binary file',
    'too-large': 'Too large to compare',
    'no-content': 'No content',
  },
  size: formatSize,
}
