/** Where an event comes from. */
export interface EventSource {
  /** Tells the event again after a new reading. */
  readonly origin: number
  /** Position of the record; -1: it comes from the host itself. */
  readonly index: number
}
