import type { ToolApproval, ToolLocation } from './entry'

/** The native record of a call. Told again, an omitted field keeps its value and `null` clears it. */
export interface ToolCallRecord {
  readonly type: 'tool-call'
  readonly toolCallId: string
  readonly toolName: string
  readonly input: unknown
  readonly inputText?: string | null
  readonly stepId?: string | null
  readonly turnId?: string | null
  /** Not yet committed by the host. */
  readonly provisional?: boolean | null
  readonly title?: string | null
  readonly kind?: string | null
  readonly view?: unknown
  readonly agent?: string | null
  readonly server?: string | null
  readonly cwd?: string | null
  readonly locations?: readonly ToolLocation[] | null
  readonly approval?: ToolApproval | null
  /** Milliseconds since the epoch. */
  readonly startedAt?: number | null
  readonly parentToolCallId?: string | null
}

/** The native record of a result. Told again, an omitted field keeps its value and `null` clears it. */
export interface ToolResultRecord {
  readonly type: 'tool-result'
  readonly toolCallId: string
  readonly toolName?: string
  readonly content: unknown
  readonly isError: boolean
  readonly stepId?: string | null
  readonly turnId?: string | null
  readonly provisional?: boolean | null
  readonly error?: { readonly message: string, readonly code?: string | number } | null
  readonly details?: unknown
  readonly view?: unknown
  /** More is to come: replaced by the next, gives way to the final one. */
  readonly preliminary?: boolean | null
  readonly exitCode?: number | null
  readonly durationMs?: number | null
}

/** A record of the native format; every other `type` is carried along as it is. */
export type NativeRecord = ToolCallRecord | ToolResultRecord
