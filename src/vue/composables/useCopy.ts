import type { App, Ref } from 'vue'
import { useClipboard, useTimeoutFn } from '@vueuse/core'
import { effectScope, getCurrentInstance, shallowRef } from 'vue'
import { announce } from '../announce'
import { useToolCards } from '../tool-cards'

export interface UseCopyReturn {
  /** Copies a text and says so to readers of screens. */
  readonly copy: (text: string) => Promise<void>
  /** True for a moment after a copy. */
  readonly copied: Readonly<Ref<boolean>>
}

/** For how long a button says that it has copied, in milliseconds. */
const SHOWN = 1500

/** One for each app: each asks the browser for permissions, and there may be thousands of buttons. */
const clipboards = new WeakMap<App, { readonly copy: (text: string) => Promise<void> }>()

function useAppClipboard(): { readonly copy: (text: string) => Promise<void> } {
  const { app } = getCurrentInstance()!.appContext
  const known = clipboards.get(app)
  if (known)
    return known
  const scope = effectScope(true)
  const clipboard = scope.run(() => useClipboard({ legacy: true }))!
  clipboards.set(app, clipboard)
  app.onUnmount(() => scope.stop())
  return clipboard
}

/** Copies to the clipboard, also where the page may not use the clipboard interface. */
export function useCopy(): UseCopyReturn {
  const { labels } = useToolCards()
  const clipboard = useAppClipboard()
  const copied = shallowRef(false)
  const { start } = useTimeoutFn(() => copied.value = false, SHOWN, { immediate: false })

  return {
    copied,
    async copy(text) {
      try {
        await clipboard.copy(text)
        copied.value = true
        start()
        announce(labels.copyDone)
      }
      catch {
        announce(labels.copyFailed)
      }
    },
  }
}
