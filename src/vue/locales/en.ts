import type { ToolStatus } from '../../core/model/status'
import type { ToolCardLabels } from '../../core/tools/labels'
import { defaultLabels } from '../../core/tools/labels'

/** Every word of a card: those of the header's facts, and those of the components around them. */
export interface Labels extends ToolCardLabels {
  /** Accessible name of the header button. */
  readonly toggle: (name: string) => string
  /** A word for each status, read out with the header. */
  readonly status: Readonly<Record<ToolStatus, string>>
  /** Stands in the result's place while a person must decide. */
  readonly needsApproval: string
  /** Stands in the result's place when nothing ever came back. */
  readonly noResult: string
  /** Stands in the call's place when only the result is loaded. */
  readonly callNotLoaded: string
  /** Stands in the output's place while the call runs. */
  readonly waiting: string
  readonly moreLines: (count: number) => string
  readonly fewerLines: string
  readonly signal: (name: string) => string
  /** Accessible name of a command that scrolls. */
  readonly command: string
  readonly copyCommand: string
  readonly copyOutput: string
  /** Said to readers of screens after a copy. */
  readonly copied: string
  readonly copyFailed: string
  readonly approve: string
  readonly deny: string
  /** States of a file in a diff. */
  readonly change: Readonly<Record<'created' | 'deleted' | 'renamed', string>>
  readonly binaryFile: string
  /** A file's mode that a patch changes. */
  readonly fileMode: (oldMode: string, newMode: string) => string
  readonly notApplied: string
  readonly unnamedFile: string
  /** Why a diff shows no lines, or not all of them. */
  readonly diffNote: Readonly<Record<'no-changes' | 'line-endings' | 'binary' | 'too-large' | 'no-content', string>>
  /** Stands behind a last line that has no line end. */
  readonly noNewline: string
  /** Stands behind a line that is shown only in part. */
  readonly moreCharacters: (count: number) => string
  readonly moreFiles: (count: number) => string
  readonly fewerFiles: string
  /** Stands for lines that a diff leaves out, and the buttons that bring them in. */
  readonly unchangedLines: (count: number) => string
  readonly showLines: (count: number) => string
  readonly showLinesAbove: (count: number) => string
  readonly showLinesBelow: (count: number) => string
  readonly sideBySide: string
  readonly wrapLines: string
  readonly copyOldText: string
  readonly copyNewText: string
  /** Accessible name of the changes of a file. */
  readonly changesOf: (path: string) => string
  /** Accessible name of a region that scrolls sideways. */
  readonly region: (name: string) => string
  readonly todoStatus: Readonly<Record<'pending' | 'in_progress' | 'completed' | 'cancelled', string>>
}

/** English, built in. */
export const en: Labels = {
  ...defaultLabels,
  toggle: name => `Toggle tool call ${name}`,
  status: {
    streaming: 'preparing',
    pending: 'running',
    approval: 'needs approval',
    ok: 'done',
    error: 'failed',
    denied: 'denied',
    cancelled: 'cancelled',
  },
  needsApproval: 'needs approval',
  noResult: 'no result',
  callNotLoaded: 'call not loaded',
  waiting: 'running…',
  moreLines: count => count === 1 ? '1 more line' : `${count} more lines`,
  fewerLines: 'Show fewer lines',
  signal: name => name,
  command: 'Command',
  copyCommand: 'Copy command',
  copyOutput: 'Copy output',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  approve: 'Approve',
  deny: 'Deny',
  change: { created: 'created', deleted: 'deleted', renamed: 'renamed' },
  binaryFile: 'binary',
  fileMode: (oldMode, newMode) => `mode ${oldMode} → ${newMode}`,
  notApplied: 'not applied',
  unnamedFile: '(unnamed file)',
  diffNote: {
    'no-changes': 'No changes.',
    'line-endings': 'Only the line endings differ.',
    'binary': 'Binary file: no lines to show.',
    'too-large': 'Too large to compare: the ends of the text.',
    'no-content': 'No content.',
  },
  noNewline: 'No newline at the end of the file',
  moreCharacters: count => count === 1 ? '… 1 more character' : `… ${count} more characters`,
  moreFiles: count => count === 1 ? '1 more file' : `${count} more files`,
  fewerFiles: 'Show fewer files',
  unchangedLines: count => count === 1 ? '1 unchanged line' : `${count} unchanged lines`,
  showLines: count => count === 1 ? 'Show 1 unchanged line' : `Show ${count} unchanged lines`,
  showLinesAbove: count => `Show ${count} more lines above`,
  showLinesBelow: count => `Show ${count} more lines below`,
  sideBySide: 'Show old and new side by side',
  wrapLines: 'Wrap long lines',
  copyOldText: 'Copy old text',
  copyNewText: 'Copy new text',
  changesOf: path => `Changes of ${path}`,
  region: name => `Code of ${name}`,
  todoStatus: { pending: 'to do', in_progress: 'in progress', completed: 'done', cancelled: 'cancelled' },
}
