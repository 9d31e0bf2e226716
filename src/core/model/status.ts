/**
 * What became of a tool call.
 *
 * - `streaming`: its arguments are still arriving
 * - `pending`: called, no final result yet
 * - `approval`: waits for a person's yes
 * - `ok`, `error`: came back
 * - `denied`: a person or a policy said no, it never ran
 * - `cancelled`: stopped, interrupted, skipped or never answered (`statusReason` says which)
 */
export type ToolStatus = 'streaming' | 'pending' | 'approval' | 'ok' | 'error' | 'denied' | 'cancelled'
