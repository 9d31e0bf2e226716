import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Sets what a reader's system says of itself, from within a test in the browser; `null` takes it back. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media)

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
  }
}
