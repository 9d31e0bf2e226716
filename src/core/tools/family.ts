import type { ToolLocation } from '../model/entry'
import type { CallDetail, OutputDetail, ToolBadge } from '../model/view'
import type { UnknownRecord } from '../text/own-values'
import type { PreviewOptions } from '../text/view-output'
import type { ToolCardLabels } from './labels'
import type { ResultContent } from './result-content'

/** How the body of a family's card is built. */
export type BodyKind
  = | 'terminal' | 'code' | 'file' | 'diff' | 'patch' | 'matches' | 'files' | 'todos' | 'plan' | 'qa' | 'agent'
    | 'web' | 'markdown' | 'image' | 'browser' | 'fields' | 'text'

/** What a family reads of a call. */
export interface CallContext {
  /** The tool's name in the form of the name table: no namespace, no case, no separators. */
  readonly name: string
  /** The MCP server that has the tool, as far as the name or the record tells. */
  readonly server: string | undefined
  readonly agent: string | undefined
  /** The record's own words for the call. */
  readonly title: string | undefined
  /** What the tool does, where the record says so: ACP's `read`, `edit`, `execute` …, or any other word. */
  readonly kind: string | undefined
  /** The arguments; text that is JSON has been read, and numbers too large for JavaScript are BigInt or text. */
  readonly input: unknown
  /** The arguments as `JSON.parse` reads them, for functions of the app. */
  readonly plainInput: unknown
  /** The arguments as named fields; empty when they are something else. */
  readonly args: UnknownRecord
  /** The text of arguments that are broken JSON; then `args` holds what could be read of them. */
  readonly broken: string | undefined
  /** The arguments when they are plain text. */
  readonly text: string | undefined
  /** More of the arguments is to come: the last of them may be incomplete, and others missing. */
  readonly isArriving: boolean
  /** Where the command ran, when the record says so beside the arguments. */
  readonly cwd: string | undefined
  readonly labels: ToolCardLabels
}

/** What a family says of a call. */
export interface CallFacts {
  /** One line: the most telling argument. */
  readonly summary: string
  /** Left out: prose when the summary starts with a quotation mark. */
  readonly summaryKind?: 'code' | 'prose' | undefined
  readonly badges: readonly ToolBadge[]
  readonly locations: readonly ToolLocation[]
  /** The command whole, for the rules about exit codes. */
  readonly command?: string | undefined
  /** How the open card shows the call; `applied` is false when the change did not happen. */
  readonly detail: (applied: boolean) => CallDetail
}

/** What a family reads of a result. */
export interface ResultContext {
  /** `null`: the call is not loaded. */
  readonly call: CallContext | null
  readonly name: string
  readonly agent: string | undefined
  readonly content: ResultContent
  /** Structured facts beside the content. */
  readonly details: unknown
  /** The record holds neither content nor details: what came back is not known. */
  readonly isUntold: boolean
  /** The format's flag, the result's own, or an error object. */
  readonly flagged: boolean
  /** Message of the error object. */
  readonly message: string | undefined
  readonly labels: ToolCardLabels
  readonly preview: PreviewOptions
}

/** How a call ended when it did not simply end well; told by the tool's own markers. */
export type Outcome = 'rejected' | 'cancelled' | 'timed-out' | 'killed' | 'running' | 'failed'

/** What a family says of a result. */
export interface ResultFacts {
  readonly outcome?: Outcome
  /** Words for a result that came back well; `''` stands for no output. */
  readonly summary: () => string
  /** Words behind `failed`; left out: the error line. */
  readonly failure?: () => string
  /** The output of a terminal: its summary stands behind `failed`, `running` and the exit code as well. */
  readonly isTerminal?: boolean
  /** Id of a process or agent that goes on running. */
  readonly runningId?: string
  readonly exitCode?: number
  readonly durationMs?: number
  /** Badges that only a result can give. */
  readonly badges?: readonly ToolBadge[]
  /** First changed line, for the location of an edit. */
  readonly line?: number
  /** A better view of the call, such as a diff with real line numbers; `null` when there is none. */
  readonly callDetail?: (applied: boolean) => CallDetail | null
  readonly output: (isError: boolean) => OutputDetail
}

/** What is known of one kind of tool. */
export interface ToolFamily {
  readonly name: string
  /** Name of its icon. */
  readonly icon: string
  readonly bodyKind: BodyKind
  /** Reads the call; total for any arguments. */
  readonly readCall: (context: CallContext) => CallFacts
  /** Reads the result; total for any content. */
  readonly readResult: (context: ResultContext) => ResultFacts
}
