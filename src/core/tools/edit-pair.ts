/** One replacement that an edit asks for. */
export interface EditPair {
  /** Its own file, where each pair names one. */
  readonly path?: string
  readonly oldText: string
  readonly newText: string
  readonly isEverywhere: boolean
  /** 1-based line where the old text stands, where the call hints at it. */
  readonly line?: number
}
