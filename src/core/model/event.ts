import type { ToolApproval, ToolLocation, TranscriptText } from './entry'

/**
 * How a format's ids are meant; each format names one policy. It decides only where an event does not
 * name its `card`.
 *
 * - `native`: the same id, name and arguments again is a replay; other arguments are a new call
 * - `occurrence`: every call record is a call of its own; a result goes to the oldest waiting call
 *   of the latest scope that has the id
 * - `merge`: the same id is the same card
 * - `inline`: the record is the card; an id alone pairs nothing
 */
export type PairingPolicy = 'native' | 'occurrence' | 'merge' | 'inline'

/** Which card an event speaks of. */
export interface CardRef {
  /** The tool call id of the record; missing or empty ids share nothing. */
  readonly id?: string
  /**
   * The format's own identity of the card where that is more than the id: part id, message id + index.
   * The first event that names it opens the card, every later one speaks of it, and its state replaces
   * the earlier one.
   */
  readonly card?: string
  /** Step, turn or message to which the record belongs; read by the `occurrence` policy and by `remove`. */
  readonly scope?: string
  /** Used to pair a result without an id, and to name an orphan. */
  readonly name?: string
}

/** Fields of a call. Omitted or `undefined` keeps what is known, `null` clears, lists are replaced whole. */
export interface CallFields {
  readonly toolName?: string
  /** Any value counts, `null` too, when the key is present and not `undefined`. */
  readonly input?: unknown
  readonly inputText?: string | null
  readonly title?: string | null
  readonly kind?: string | null
  readonly view?: unknown
  readonly agent?: string | null
  readonly server?: string | null
  readonly locations?: readonly ToolLocation[] | null
  readonly approval?: ToolApproval | null
  readonly startedAt?: number | null
  readonly parentToolCallId?: string | null
  readonly cwd?: string | null
  readonly stepId?: string | null
  readonly turnId?: string | null
  readonly provisional?: boolean
}

/** Fields of a result; the same rule for omitted fields and `null`. */
export interface ResultFields {
  /** Any value counts, `null` too, when the key is present and not `undefined`. */
  readonly content?: unknown
  readonly isError?: boolean
  readonly error?: { readonly message: string, readonly code?: string | number } | null
  readonly details?: unknown
  readonly view?: unknown
  readonly exitCode?: number | null
  readonly durationMs?: number | null
  readonly stepId?: string | null
  readonly turnId?: string | null
  readonly provisional?: boolean
}

/** A state that a record *says*; what only follows from silence is inferred by the transcript. */
export interface SaidStatus {
  readonly status: 'approval' | 'pending' | 'denied' | 'cancelled'
  readonly reason?: string
}

/**
 * What a format's reader makes of a record. Four kinds speak of a card (`call`, `input-delta`, `update`,
 * `result`), the others of the transcript.
 */
export type TranscriptEvent
  /** A call. `streaming`: its arguments are not complete yet. */
  = | CardRef & { readonly type: 'call', readonly call: CallFields, readonly streaming?: boolean, readonly said?: SaidStatus }
  /** More argument text; never opens a card. `done`: the arguments are complete. */
    | CardRef & { readonly type: 'input-delta', readonly delta: string, readonly done?: boolean }
  /** News of a call that is no final result; opens the card if it must. `result` is preliminary, `append` adds text to it. */
    | CardRef & {
      readonly type: 'update'
      readonly call?: CallFields
      readonly result?: ResultFields
      readonly append?: string
      readonly said?: SaidStatus
    }
  /** The final result. `said` with `denied` or `cancelled` when the record says that the call did not end by itself. */
    | CardRef & { readonly type: 'result', readonly result: ResultFields, readonly call?: CallFields, readonly said?: SaidStatus }
  /** Takes away the `card` (or the `other` item of that id), else all of the `scope`, else the cards of the `id`, else everything. */
    | CardRef & { readonly type: 'remove' }
  /** A person speaks: calls that are still open will not be answered any more. */
    | { readonly type: 'user-turn' }
  /**
   * The run has ended; with a reason it is *said*, without one it is inferred. `turnId` limits it to one
   * turn. `keepsCalls`: calls whose arguments are complete now wait for their user and stay open.
   */
    | { readonly type: 'settle', readonly reason?: string, readonly turnId?: string, readonly keepsCalls?: boolean }
  /**
   * A record (or a part of one) that is no tool call. `id`: stable for life, unique in the transcript; the
   * same id again replaces the item where it stands. `text`: what a reader would see of it, absent for
   * bookkeeping.
   */
    | {
      readonly type: 'other'
      readonly record: unknown
      readonly id?: string
      readonly text?: TranscriptText
      readonly scope?: string
      readonly parentToolCallId?: string
    }
  /** Something in the record could not be read. */
    | { readonly type: 'issue', readonly message: string, readonly id?: string }
