import type { Cards, Fixture } from '../page-types'
import { createApp, h } from 'vue'
import { createToolCards, createTranscript } from 'vue-tool-card'
import CardList from './CardList.vue'
import { toRecords } from './to-records'

/** A card for each call, in a list of the app's own. */
export function prepareCardList({ items, isOpen, variant }: Fixture): Cards {
  const transcript = createTranscript()
  transcript.replace(items.flatMap(toRecords))
  const app = createApp(() => h(CardList, { entries: transcript.entries, isOpen, isContained: variant === 'contained' }))
  app.use(createToolCards())
  return { app, mount: host => app.mount(host) }
}
