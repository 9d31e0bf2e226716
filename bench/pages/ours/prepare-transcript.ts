import type { Cards, Fixture } from '../page-types'
import { createApp, effectScope, h } from 'vue'
import { createToolCards, ToolTranscript, useToolTranscript } from 'vue-tool-card'
import { toCall, toRecords, toResult } from './to-records'

/** A whole transcript whose records are pushed as they come. */
export function prepareTranscript({ items, isOpen }: Fixture): Cards {
  const transcript = effectScope().run(() => useToolTranscript())!
  for (const item of items) transcript.push(...toRecords(item))
  void transcript.items.value
  const app = createApp(() => h(ToolTranscript, { transcript, defaultOpen: isOpen }))
  app.use(createToolCards())
  return {
    app,
    mount: host => app.mount(host),
    append: item => transcript.push(toCall(item), toResult(item)),
    change: item => transcript.push(toResult(item)),
  }
}
