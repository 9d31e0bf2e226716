import { expect, it, vi } from 'vitest'
import { createApp, h, resolveComponent } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { entryOf } from '../support/records'

const entry = entryOf('run_shell', { command: 'ls' }, 'a\n')

/** An app that draws whatever has the name. */
function makeApp(name: string) {
  const host = document.createElement('div')
  const app = createApp({ setup: () => () => h(resolveComponent(name), { entry }) })
  return { app, show: () => (app.mount(host), host) }
}

it('registers its components by their names', () => {
  const { app, show } = makeApp('ToolCard')
  app.use(createToolCards())
  expect(show().querySelector('[data-part="card"]')).not.toBeNull()
})

it('leaves a component of the app that has such a name, and says what to do', () => {
  const { app, show } = makeApp('ToolCard')
  app.component('ToolCard', () => 'my own').use(createToolCards())
  expect(show().textContent).toBe('my own')
  expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/^\[tool-card\].*"ToolCard".*import \{ ToolCard as /)])
  vi.mocked(console.warn).mockClear()
})

it('has nothing to say of an app that registered the card itself', () => {
  const { app, show } = makeApp('ToolCard')
  app.component('ToolCard', ToolCard).use(createToolCards())
  expect(show().querySelector('[data-part="card"]')).not.toBeNull()
})

it('registers nothing where the names are another\'s to give, and its options reach the cards', () => {
  const { app, show } = makeApp('MyToolCard')
  app.component('ToolCard', () => 'my own').component('MyToolCard', ToolCard)
  app.use(createToolCards({ defaultOpen: true }), { components: false })
  expect(show().querySelector('[data-part="card"]')!.getAttribute('data-open')).toBe('true')
  expect(app.component('ToolTranscript')).toBeUndefined()
})
