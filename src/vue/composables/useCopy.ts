import type { Ref } from 'vue'
import { useClipboard } from '@vueuse/core'
import { announce } from '../announce'
import { useToolCards } from '../tool-cards'

export interface UseCopyReturn {
  /** Copies a text and says so to readers of screens. */
  readonly copy: (text: string) => Promise<void>
  /** True for a moment after a copy. */
  readonly copied: Readonly<Ref<boolean>>
}

/** Copies to the clipboard, also where the page may not use the clipboard interface. */
export function useCopy(): UseCopyReturn {
  const { labels } = useToolCards()
  const { copy, copied } = useClipboard({ legacy: true, copiedDuring: 1500 })
  return {
    copied,
    async copy(text) {
      try {
        await copy(text)
        announce(labels.copyDone)
      }
      catch {
        announce(labels.copyFailed)
      }
    },
  }
}
