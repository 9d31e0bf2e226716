import type { ToolEntry } from '../model/entry'
import type { Redact } from '../redact/redact-entry'
import type { PreviewOptions } from '../text/view-output'
import type { ToolCardLabels } from '../tools/labels'
import type { ToolDefinition } from '../tools/registry'

/** Options of `viewToolEntry`. */
export interface ViewToolEntryOptions {
  /** Rows about the app's own tools; the first that matches wins over what is built in. */
  readonly tools?: readonly ToolDefinition[]
  /** Words of the header in another language; those left out stay English. */
  readonly labels?: Partial<ToolCardLabels>
  /** Whose tools these are, where the records do not say: `claude-code`, `codex-cli` … */
  readonly agent?: string
  /**
   * Exit codes that are no failure, by program: they count when the program is the last simple command
   * of the line and nothing flags an error. Give `{}` to take every non-zero code for a failure.
   *
   * @default 1 for grep, rg, diff, cmp, test and [
   */
  readonly exitCodes?: Readonly<Record<string, readonly number[]>>
  /**
   * Decides what may be shown of each text of a call and its result, before anything else looks at it: keys,
   * passwords, names. Ids are not asked for.
   */
  readonly redact?: Redact
  /** How much of a long output stays in view. */
  readonly preview?: PreviewOptions
  /** Where commands ran, where neither the call nor its arguments say so. */
  readonly cwd?: string
  /**
   * A status that the app declares; it wins. `running` and `success` are spellings of `pending` and
   * `ok`; anything unknown is ignored.
   */
  readonly status?: unknown
  /** Called when a row of `tools` throws; the card shows the generic view. */
  readonly onToolError?: (error: unknown, entry: ToolEntry) => void
}
