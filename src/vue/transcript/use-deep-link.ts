import { useEventListener } from '@vueuse/core'
import { onMounted, watch } from 'vue'

/** What a link to a card needs. */
export interface DeepLinkOptions {
  /** What stands between `#` and the key. */
  readonly anchor: () => string
  /** Opens the card and goes to it; `false` when there is none of that key. */
  readonly reveal: (key: string) => Promise<boolean>
  /** Tracked: triggers when there may be a card that was not there before. */
  readonly cards: () => unknown
}

/**
 * Goes to the card that the address names, when the transcript is mounted and whenever the address changes.
 * A card that is not there yet is waited for, until the reader does something else.
 */
export function useDeepLink({ anchor, reveal, cards }: DeepLinkOptions): void {
  let followed = ''
  let awaited: string | null = null

  async function follow(): Promise<void> {
    const { hash } = globalThis.location
    if (hash === followed) return
    followed = hash
    const key = readKey(hash, anchor())
    awaited = key
    await arrive()
  }

  async function arrive(): Promise<void> {
    if (awaited !== null && await reveal(awaited)) awaited = null
  }

  const giveUp = () => {
    awaited = null
  }

  onMounted(() => {
    void follow()
    useEventListener('hashchange', follow)
    // Routers that change the address by themselves cause no `hashchange`.
    const { navigation } = globalThis as { navigation?: EventTarget }
    if (navigation) useEventListener(navigation, 'currententrychange', follow)
    useEventListener(['pointerdown', 'keydown', 'wheel'], giveUp, { passive: true })
    watch(cards, arrive, { flush: 'post' })
  })
}

/** `#tool-tcall%201` → `tcall 1`; `null` when the address names no card. */
function readKey(hash: string, anchor: string): string | null {
  if (!hash.startsWith(`#${anchor}`)) return null
  const key = hash.slice(anchor.length + 1)
  try {
    return decodeURIComponent(key)
  }
  catch {
    return key
  }
}
