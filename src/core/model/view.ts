import type { FilesBody, JsonNode, MatchesBody, SourcesBody } from './bodies'
import type { ToolLocation } from './entry'
import type { ToolStatus } from './status'

/** A small fact beside the call summary. One that starts with `:` is glued to the summary. */
export interface ToolBadge {
  readonly text: string
  /**
   * `added-removed`: `+A −R`; `muted`: the same counts of an edit that did not happen.
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'added-removed' | 'muted' | 'warning'
}

/** What a closed card says and what an open card shows: strings and data, never components or HTML. */
export interface ToolCardView {
  /** The tool's name without its MCP wrapping: `mcp__git__log` → `log`. */
  readonly name: string
  /** The MCP server of the tool. */
  readonly server?: string
  /** Declared title; without a tool name it is the name. */
  readonly title?: string
  /** What kind of tool it is: `terminal`, `read`, `edit` … */
  readonly family: string
  /** Name of the icon of that kind. */
  readonly icon: string
  /** What became of the call, judged by all that is known of it. */
  readonly status: ToolStatus
  /** Why it was denied or cancelled. */
  readonly statusReason?: string
  /** One line: the most telling argument. `''` for an orphan. */
  readonly callSummary: string
  /** Which face the summary is set in. */
  readonly callSummaryKind: 'code' | 'prose'
  /** Small facts beside the summary. */
  readonly callBadges: readonly ToolBadge[]
  /** One line: what came back; `null` while nothing did. */
  readonly resultSummary: string | null
  /** A non-zero exit code, wherever the records tell it; zero is never shown. */
  readonly exitCode?: number
  /** How long the call took, in milliseconds. */
  readonly durationMs?: number
  /** How an open card shows the call; computed when first read. */
  readonly callDetail: CallDetail
  /** How it shows what came back; computed when first read, `null` while there is no result. */
  readonly output: OutputDetail | null
  /** Places in files that the call touches. */
  readonly locations: readonly ToolLocation[]
}

/** A row of a to-do list. */
export interface TodoItem {
  readonly text: string
  readonly status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
}

/** A named argument. */
export interface FieldItem {
  readonly key: string
  /** Strings as they are, other values as JSON: on one line up to 60 characters, else indented. */
  readonly value: string
  /** `prose`: a string that reads as a sentence; `code`: any other string; `json`: everything else. */
  readonly type: 'prose' | 'code' | 'json'
  readonly multiline: boolean
}

/** One question to a person and the answers on offer. */
export interface QuestionItem {
  readonly question: string
  readonly header?: string
  readonly options: readonly QuestionOption[]
  /** What the person answered in own words, where that is none of the options. */
  readonly answer?: string
}

/** An answer on offer. */
export interface QuestionOption {
  readonly label: string
  readonly description?: string
  /** The person chose it. */
  readonly isChosen?: true
}

/** How an open card shows the call. */
export type CallDetail
  = | {
    readonly kind: 'command'
    /** Whole, with its own line breaks; several commands of one call follow each other. */
    readonly text: string
    readonly language: 'shellscript' | 'powershell'
    readonly prompt: '$' | 'PS>'
    readonly cwd?: string
    readonly description?: string
  }
  | { readonly kind: 'path', readonly path: string, readonly range?: string }
  | { readonly kind: 'diff', readonly files: readonly FileDiff[], readonly applied: boolean }
  | { readonly kind: 'code', readonly text: string, readonly language: string, readonly title?: string }
  | { readonly kind: 'todos', readonly items: readonly TodoItem[] }
  | { readonly kind: 'question', readonly questions: readonly QuestionItem[] }
  | { readonly kind: 'fields', readonly fields: readonly FieldItem[] }
  | { readonly kind: 'text', readonly text: string }
  | { readonly kind: 'none' }

/** Lines that follow each other, as one text. */
export interface LineBlock {
  /** Index of the first line, from 0. */
  readonly start: number
  /** How many lines: at most 1,000. */
  readonly count: number
  /** Joined by line feeds; the last line has none. */
  readonly text: string
}

/** Output text by lines: whole when short, else its two ends. */
export type ToolOutputView
  = | { readonly kind: 'full', readonly lines: readonly string[], readonly isError: boolean }
    | {
      readonly kind: 'elided'
      readonly head: readonly string[]
      readonly hiddenCount: number
      readonly tail: readonly string[]
      /** Every line; split when first read. */
      readonly all: readonly string[]
      /** The lines between the two ends as a few long texts, which a page draws much faster; cut when first read. */
      readonly hidden: readonly LineBlock[]
      readonly isError: boolean
    }

/** What every kind of output that is text has in common; a reader that does not know the kind shows this. */
export interface TextOutput {
  /** The payload, envelopes and gutters stripped, nothing trimmed. */
  readonly text: string
  readonly lines: ToolOutputView
  readonly isError: boolean
}

/** How an open card shows what came back. */
export type OutputDetail
  = | TextOutput & { readonly kind: 'text' }
    | TextOutput & { readonly kind: 'matches' } & MatchesBody
    | TextOutput & { readonly kind: 'files' } & FilesBody
    | TextOutput & { readonly kind: 'sources' } & SourcesBody
    | TextOutput & { readonly kind: 'json', readonly root?: JsonNode | undefined }
    | TextOutput & { readonly kind: 'terminal', readonly exitCode?: number, readonly signal?: string }
    | TextOutput & { readonly kind: 'code', readonly language?: string, readonly startLine: number }
    | { readonly kind: 'diff', readonly files: readonly FileDiff[], readonly isError: boolean }
    | { readonly kind: 'todos', readonly items: readonly TodoItem[], readonly isError: boolean }
  /** The text is what stands beside the items, `''` when there is nothing. */
    | TextOutput & { readonly kind: 'media', readonly items: readonly MediaItem[] }
    | { readonly kind: 'empty', readonly isError: boolean }

/** A picture or another file in a result. */
export interface MediaItem {
  /** MIME type, `''` when unknown. */
  readonly type: string
  readonly name?: string
  /** Base64 without the `data:` lead; only for types that are drawn inline, up to 8 MB decoded. */
  readonly data?: string
  /** Size in pixels, where the data tells it. */
  readonly width?: number
  readonly height?: number
  /** `http` and `https` only. */
  readonly url?: string
  /** Decoded size in bytes, where known. */
  readonly bytes?: number
}

/** One line of a diff. */
export interface DiffLine {
  readonly kind: 'context' | 'added' | 'removed'
  readonly text: string
  /** 1-based line number in the old text; `null` for an added line. */
  readonly oldLine: number | null
  /** 1-based line number in the new text; `null` for a removed line. */
  readonly newLine: number | null
  /** The line is the last of its text and has no line end. */
  readonly noNewline?: true
  /** Changed words: pairs of start and end offsets (UTF-16 units) in `text`. */
  readonly marks?: readonly (readonly [start: number, end: number])[]
}

/** Changes that lie close together, with the lines around them. */
export interface DiffHunk {
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  /** The words behind the second `@@` of a patch. */
  readonly header?: string
  readonly lines: readonly DiffLine[]
}

/** What happened to one file. */
export interface FileDiff {
  /** `''` when the producer names none. */
  readonly path: string
  readonly oldPath?: string
  readonly change: 'created' | 'deleted' | 'renamed' | 'modified'
  readonly hunks: readonly DiffHunk[]
  readonly added: number
  readonly removed: number
  /** Why there are no hunks, or what they leave out. */
  readonly note?: 'no-changes' | 'line-endings' | 'binary' | 'too-large' | 'no-content'
  /** Old and new file mode where a patch changes it: `['100644', '100755']`. */
  readonly mode?: readonly [oldMode: string, newMode: string]
  /** The whole texts where known (for highlighting); `null`: there was no file. */
  readonly oldText?: string | null
  readonly newText?: string | null
  /** Line numbers count from the start of a snippet, not of the file. */
  readonly relative?: boolean
}
