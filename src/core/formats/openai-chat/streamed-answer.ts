/** A call that came in pieces. */
export interface StreamedCall {
  readonly card: string
  /** `''` when no piece had one. */
  id: string
  name: string
  isCustom: boolean
  /** Its arguments, or what a custom tool takes, so far. */
  text: string
  /** The latest piece of them. */
  last: string
}

/** One choice of a completion that came in chunks. */
export interface StreamedChoice {
  readonly name: string
  /** By their index: of several calls with one index the last is going on. */
  readonly calls: Map<number, StreamedCall>
  readonly texts: { text: string, thinking: string }
}

/** A completion that came in chunks. */
export interface StreamedAnswer {
  readonly id: string
  readonly scope: string
  readonly choices: Map<number, StreamedChoice>
  /** In the order in which they began. */
  readonly calls: StreamedCall[]
  isFinished: boolean
}
