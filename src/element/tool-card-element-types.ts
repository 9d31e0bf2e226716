import type { ToolEntry, ToolLocation } from '../core/model/entry'
import type { ToolStatus } from '../core/model/status'
import type { ToolCardsOptions } from '../vue/tool-cards'

/** What all elements of a name share. Whether a card is open is up to its `open`. */
export type ToolCardElementOptions = Omit<ToolCardsOptions, 'defaultOpen'>

export interface ToolCardElementProperties {
  /** The declared view of the call, or its JSON; `null` for none. What is no view gives the generic card. */
  call: unknown
  /** The declared view of the result, or its JSON; `null` while there is none. Text that is no JSON is shown as it is. */
  result: unknown
  /** Instead of `call` and `result`: an entry of a transcript, or its JSON; what is no entry is ignored. */
  entry: ToolEntry | string | null
  /**
   * Reflected. Anything unknown reads back as `running`, while the attribute keeps it; the card then shows the status
   * that the call and the result tell of.
   */
  status: 'running' | 'success' | ToolStatus
  /** Reflected. Whether the body is shown. */
  open: boolean
  /** Reflected. CSS for the inside of the element; it goes before the card's own rules. */
  sheet: string
}

/** The element `<tool-card>`: one tool call and its result as one card. */
export interface ToolCardElement extends HTMLElement, ToolCardElementProperties {
  addEventListener<K extends keyof ToolCardElementEventMap>(
    type: K,
    listener: (this: ToolCardElement, event: ToolCardElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<K extends keyof ToolCardElementEventMap>(
    type: K,
    listener: (this: ToolCardElement, event: ToolCardElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void
}

/** An answer to a call that waits for a person's yes. */
export interface ToolCardAnswer {
  /** The id of the answer that was picked, where the host offers several. */
  readonly option: string | undefined
  /** The call that was answered: of the card, or of one inside it. */
  readonly entry: ToolEntry
}

/** Events of the element. All but `toggle` bubble, and leave shadow roots. */
export interface ToolCardElementEventMap extends HTMLElementEventMap {
  /** A file reference was activated. */
  locationclick: CustomEvent<{ readonly location: ToolLocation }>
  /** The reader lets the call run. */
  approve: CustomEvent<ToolCardAnswer>
  /** The reader refuses the call. */
  deny: CustomEvent<ToolCardAnswer>
  /** The reader opened or closed the card; `newState` is `open` or `closed`, as with `<details>`. */
  toggle: ToggleEvent
}

/** The element's own properties and handlers as JSX of React 19 takes them. */
export interface ToolCardElementProps extends Partial<ToolCardElementProperties> {
  onlocationclick?: (event: ToolCardElementEventMap['locationclick']) => void
  onapprove?: (event: ToolCardElementEventMap['approve']) => void
  ondeny?: (event: ToolCardElementEventMap['deny']) => void
  ontoggle?: (event: ToggleEvent) => void
}

declare global {
  interface HTMLElementTagNameMap {
    'tool-card': ToolCardElement
  }
}
