import type { Component, Plugin } from 'vue'
import type { Cards, Fixture } from './page-types'
import { createApp, h, shallowReactive } from 'vue'

/** Prepares a component that draws `items` by `v-for`, as an app does that keeps its messages in a shallow ref. */
export function prepareList(list: Component, fixture: Fixture, plugins: readonly Plugin[] = []): Cards {
  const state = shallowReactive({ items: fixture.items, text: '' })
  const app = createApp(() => h(list, { ...state, isOpen: fixture.isOpen, variant: fixture.variant }))
  for (const plugin of plugins) app.use(plugin)
  return {
    app,
    mount: host => app.mount(host),
    append(item) {
      state.items = [...state.items, item]
    },
    change(item) {
      state.items = state.items.map(known => known.id === item.id ? item : known)
    },
    setText(text) {
      state.items = [...state.items]
      state.text = text
    },
  }
}
