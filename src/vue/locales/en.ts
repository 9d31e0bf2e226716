import type { ToolStatus } from '../../core/model/status'
import type { ToolCardLabels } from '../../core/tools/labels'
import type { TranscriptLabels } from '../transcript/labels'
import type { Locale } from './locale'
import { formatElapsed } from '../../core/text/format-units'
import { defaultLabels } from '../../core/tools/labels'
import { transcriptLabels } from '../transcript/labels'

/** Every word of a card: those of the header's facts, and those of the components around them. */
export interface Labels extends ToolCardLabels, TranscriptLabels {
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
  /** Writes how long a call has been running, in milliseconds; shown in whole seconds. */
  readonly elapsed: (milliseconds: number) => string
  readonly moreLines: (count: number) => string
  readonly fewerLines: string
  /** Stands for hidden rows of a list: files, matches, sources. */
  readonly moreItems: (count: number) => string
  readonly fewerItems: string
  readonly signal: (name: string) => string
  /** Accessible name of a command that scrolls. */
  readonly command: string
  readonly copyCommand: string
  readonly copyOutput: string
  /** Said to readers of screens after a copy. */
  readonly copyDone: string
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
  readonly copyPatch: string
  readonly copyOldText: string
  readonly copyNewText: string
  /** Accessible name of the changes of a file. */
  readonly changesOf: (path: string) => string
  /** Accessible name of a region that scrolls sideways. */
  readonly region: (name: string) => string
  /** Accessible name of the number of a line that is a button. */
  readonly openLine: (path: string, line: number) => string
  /** Read out for the icon of a folder. */
  readonly folder: string
  /** Stands for a picture that cannot be drawn, and for a file without a name. */
  readonly picture: string
  readonly file: string
  /** Says how large a picture is, in pixels. */
  readonly pixels: (width: number, height: number) => string
  /** Stands for a file in base64 inside a text. */
  readonly fileInText: (type: string, size: string) => string
  /** Accessible name of a tree of JSON. */
  readonly jsonTree: (name: string) => string
  /** Stands in a folded list or object. */
  readonly jsonItems: (count: number) => string
  readonly jsonFields: (count: number) => string
  readonly copyValue: string
  readonly copyPath: string
  /** Accessible name of the bar above a to-do list. */
  readonly progress: (done: number, total: number) => string
  /** Read out with an option that a person chose, or with their own words. */
  readonly chosen: string
  readonly todoStatus: Readonly<Record<'pending' | 'in_progress' | 'completed' | 'cancelled', string>>
}

/** English, built in. */
export const en: Locale = {
  lang: 'en',
  dir: 'ltr',
  ...defaultLabels,
  ...transcriptLabels,
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
  elapsed: formatElapsed,
  moreLines: count => count === 1 ? '1 more line' : `${count} more lines`,
  fewerLines: 'Show fewer lines',
  moreItems: count => `${count} more`,
  fewerItems: 'Show fewer',
  signal: name => name,
  command: 'Command',
  copyCommand: 'Copy command',
  copyOutput: 'Copy output',
  copyDone: 'Copied',
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
  copyPatch: 'Copy as patch',
  copyOldText: 'Copy old text',
  copyNewText: 'Copy new text',
  changesOf: path => `Changes of ${path}`,
  region: name => `Code of ${name}`,
  openLine: (path, line) => path === '' ? `Line ${line}` : `${path}, line ${line}`,
  folder: 'folder',
  picture: 'Picture',
  file: 'File',
  pixels: (width, height) => `${width} × ${height}`,
  fileInText: (type, size) => type === '' ? `base64, ${size}` : `${type}, ${size}`,
  jsonTree: name => `JSON of ${name}`,
  jsonItems: count => count === 1 ? '1 item' : `${count} items`,
  jsonFields: count => count === 1 ? '1 field' : `${count} fields`,
  copyValue: 'Copy value',
  copyPath: 'Copy path',
  progress: (done, total) => `${done} of ${total} done`,
  chosen: 'chosen',
  todoStatus: { pending: 'to do', in_progress: 'in progress', completed: 'done', cancelled: 'cancelled' },
}
