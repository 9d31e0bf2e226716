import type { ToolApproval, ToolLocation } from './entry'

/** The native record of a call. */
export interface ToolCallRecord {
  readonly type: 'tool-call'
  readonly toolCallId: string
  readonly toolName: string
  readonly input: unknown
  readonly inputText?: string
  readonly stepId?: string
  readonly turnId?: string
  /** Not yet committed by the host. */
  readonly provisional?: boolean
  readonly title?: string
  readonly kind?: string
  readonly view?: unknown
  readonly agent?: string
  readonly server?: string
  readonly cwd?: string
  readonly locations?: readonly ToolLocation[]
  readonly approval?: ToolApproval
  /** Milliseconds since the epoch. */
  readonly startedAt?: number
  readonly parentToolCallId?: string
}

/** The native record of a result. */
export interface ToolResultRecord {
  readonly type: 'tool-result'
  readonly toolCallId: string
  readonly toolName?: string
  readonly content: unknown
  readonly isError: boolean
  readonly stepId?: string
  readonly turnId?: string
  readonly provisional?: boolean
  readonly error?: { readonly message: string, readonly code?: string | number }
  readonly details?: unknown
  readonly view?: unknown
  /** More is to come: replaced by the next, gives way to the final one. */
  readonly preliminary?: boolean
  readonly exitCode?: number
  readonly durationMs?: number
}

/** A record of the native format; every other `type` is carried along as it is. */
export type NativeRecord = ToolCallRecord | ToolResultRecord
