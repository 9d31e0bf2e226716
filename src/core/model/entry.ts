import type { ToolStatus } from './status'

/** A place in a file that a call touches. */
export interface ToolLocation {
  /** As the record gives it: absolute or relative. */
  readonly path: string
  /** 1-based. */
  readonly line?: number
}

/** One way to answer a call that waits for approval. */
export interface ToolApprovalOption {
  readonly id: string
  readonly label: string
  /** ACP's kinds; others are kept as they are. */
  readonly kind?: 'allow_once' | 'allow_always' | 'reject_once' | 'reject_always' | (string & {})
}

/** The question whether a call may run, and its answer once there is one. */
export interface ToolApproval {
  readonly id?: string
  /** Why the host asks, or why the person answered so. */
  readonly reason?: string
  /** Absent while nobody has answered. */
  readonly approved?: boolean
  readonly options?: readonly ToolApprovalOption[]
}

/** What was called. */
export interface ToolCall {
  readonly toolCallId: string
  readonly toolName: string
  /** The arguments, in whatever form the producer wrote them; a string when they never became JSON. */
  readonly input: unknown
  /** The raw argument text, where the format has one: while streaming, when it is no JSON, or has numbers too large to be read. */
  readonly inputText?: string
  /** Declared title; a person's words, not the tool's name. */
  readonly title?: string
  /** Declared kind: ACP's `read`, `edit`, `execute` …; any other string is kept. */
  readonly kind?: string
  /** Declared view of the call half (see `DeclaredCallView`); unchecked, may be anything. */
  readonly view?: unknown
  /** Whose tool it is, where the format tells: `claude-code`, `codex-cli` … */
  readonly agent?: string
  /** MCP server, where the format has it in a field of its own. */
  readonly server?: string
  readonly locations?: readonly ToolLocation[]
  readonly approval?: ToolApproval
  /** Milliseconds since the epoch. */
  readonly startedAt?: number
  /** The call under which a sub-agent made this one. */
  readonly parentToolCallId?: string
  /** Where the command ran, when a record says so beside the arguments. */
  readonly cwd?: string
}

/** What came back. */
export interface ToolResult {
  /** A string, content blocks, or any JSON value. */
  readonly content: unknown
  /** The format's own flag; exit codes and text markers are judged by the view. */
  readonly isError: boolean
  readonly error?: { readonly message: string, readonly code?: string | number }
  /** Structured facts beside the content; their shape is the tool's. */
  readonly details?: unknown
  /** Declared view of the result half (see `DeclaredResultView`); unchecked, may be anything. */
  readonly view?: unknown
  /** Not the final result: more is to come. */
  readonly preliminary?: boolean
  readonly exitCode?: number
  readonly durationMs?: number
}

/**
 * One tool call and its result, or one half of them.
 *
 * Immutable: a change makes a new object, and as long as nothing changes the object stays the same,
 * so identity tells whether a card must be drawn again.
 */
export interface ToolEntry {
  /** Render key, unique and stable for life: `t<toolCallId>`, then `t<toolCallId>#2` … */
  readonly key: string
  readonly toolCallId: string
  /** From the call, or from an orphan result; `''` when neither tells. */
  readonly toolName: string
  /** `null`: an orphan result, its call is not loaded. */
  readonly call: ToolCall | null
  /** `null`: nothing came back yet. */
  readonly result: ToolResult | null
  /** What the records say; `ToolCardView.status` may know better. */
  readonly status: ToolStatus
  /** Why it was denied or cancelled: `unanswered`, or the words of the record or of `settle(reason)`. */
  readonly statusReason?: string
  /** The call's, else the result's. */
  readonly stepId?: string
  readonly turnId?: string
  /** True while call or result is not yet committed by the host. */
  readonly provisional: boolean
  /** Calls that a sub-agent made under this call. */
  readonly children: readonly ToolEntry[]
}

/** What a reader would see of a record that is no tool call. */
export interface TranscriptText {
  /** Who speaks; `thinking`: the model to itself. */
  readonly role: 'user' | 'assistant' | 'system' | 'thinking' | 'error'
  readonly text: string
}

/** One thing of a transcript, in order: a tool entry, or a record that is something else. */
export type TranscriptItem
  = | { readonly kind: 'tool', readonly key: string, readonly entry: ToolEntry }
    | {
      readonly kind: 'other'
      readonly key: string
      /** The host's own record, or the part of it that stands here. */
      readonly record: unknown
      /** Absent for bookkeeping, pictures and whatever else is no text. */
      readonly text?: TranscriptText
      /** The call under which a sub-agent said this. */
      readonly parentToolCallId?: string
    }

/** Something that could not be read or paired. */
export interface TranscriptIssue {
  /** What is wrong, in one sentence. */
  readonly message: string
  /** Position of the record in what was pushed or read, from 0; -1 when no single record is to blame. */
  readonly index: number
  /** 1-based line of the text, for JSON Lines. */
  readonly line?: number
  readonly toolCallId?: string
}
