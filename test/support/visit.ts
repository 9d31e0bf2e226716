import type { ConsoleMessage, Page } from 'playwright'

/** What a page says to the developer while it is used. */
export interface Overheard {
  /** Console messages and uncaught errors, each with its kind in front. */
  readonly messages: string[]
}

/** Starts to listen to a page; call it before the page loads. */
export function overhear(page: Pick<Page, 'on'>): Overheard {
  const messages: string[] = []
  page.on('console', (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error: Error) => messages.push(`uncaught: ${error.message}`))
  return { messages }
}
