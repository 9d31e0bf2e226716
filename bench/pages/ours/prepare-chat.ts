import type { Cards, Fixture } from '../page-types'
import { createApp, h, shallowRef, triggerRef } from 'vue'
import { createToolCards, ToolTranscript } from 'vue-tool-card'

/** A chat of the AI SDK: one message that its host changes in place, again and again. */
export function prepareChat({ items, isOpen }: Fixture): Cards {
  const text = { type: 'text', text: '', state: 'streaming' }
  const parts = items.map(({ id, name, input, output }) => (
    { type: `tool-${name}`, toolCallId: id, state: 'output-available', input, output }
  ))
  const messages = shallowRef([
    { id: 'question', role: 'user', parts: [{ type: 'text', text: 'Go on.' }] },
    { id: 'answer', role: 'assistant', parts: [...parts, text] },
  ])
  const app = createApp(() => h(ToolTranscript, { source: messages, format: 'ai-sdk-ui', defaultOpen: isOpen }))
  app.use(createToolCards())
  return {
    app,
    mount: host => app.mount(host),
    setText(value) {
      text.text = value
      triggerRef(messages)
    },
  }
}
