import type { ToolLocation } from './entry'

/** A change to one file, declared by the tool. */
export interface DeclaredDiff {
  readonly path: string
  /** `null`: the file is being created. */
  readonly oldText: string | null
  readonly newText: string
}

/**
 * What a call declares of itself: a pure function of its arguments. It wins over what is known of the
 * tool. An unknown `card`, or a mangled field, degrades to `generic` with whatever title there is.
 */
export type DeclaredCallView
  = | {
    readonly card: 'generic'
    readonly title: string
    readonly summary?: string
    readonly kind?: string
    readonly input?: Readonly<Record<string, unknown>>
    readonly locations?: readonly ToolLocation[]
  }
  | {
    readonly card: 'terminal'
    /** The command. */
    readonly title: string
    readonly summary?: string
    readonly description?: string
    readonly cwd?: string
    readonly locations?: readonly ToolLocation[]
  }
  | {
    readonly card: 'diff'
    readonly title: string
    readonly summary?: string
    readonly diffs: readonly DeclaredDiff[]
    readonly locations?: readonly ToolLocation[]
  }

/** What a result declares of itself: a pure function of arguments and result. Its title replaces the call's. */
export type DeclaredResultView
  = | { readonly card: 'generic', readonly title?: string, readonly content?: unknown }
    | {
      readonly card: 'terminal'
      readonly title?: string
      readonly output?: string
      readonly exitCode?: number
      readonly signal?: string
    }
    | { readonly card: 'diff', readonly title?: string, readonly diffs: readonly DeclaredDiff[] }
