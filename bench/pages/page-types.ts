import type { App } from 'vue'
import type { Item } from './fixture'

/** What a page is asked to draw. */
export interface Fixture {
  readonly items: readonly Item[]
  readonly isOpen: boolean
  /** Which of its forms the page takes. */
  readonly variant: string
  /** For the page that only sets markup. */
  readonly markup: string
}

/** Cards that are ready to be mounted; what follows is a change to them. */
export interface Cards {
  readonly app?: App
  readonly mount: (host: HTMLElement) => void
  /** Adds an item at the end. */
  readonly append?: (item: Item) => void
  /** Puts the item in the place of the one with its id. */
  readonly change?: (item: Item) => void
  /** Sets the text that streams below the cards. */
  readonly setText?: (text: string) => void
}

/** One candidate. */
export interface Page {
  /** Selector of what opens a card. */
  readonly trigger: string
  /** Selector of something that is coloured, where code is. */
  readonly coloured?: string
  /** What is done here is not measured. */
  readonly prepare: (fixture: Fixture) => Cards
}
