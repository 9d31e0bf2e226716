import type { ToolCardElement, ToolCardElementProps } from 'vue-tool-card/element'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { nextTick } from 'vue'
import { defineToolCardElement } from 'vue-tool-card/element'

const call = { card: 'generic', title: 'Read', locations: [{ path: 'src/a.ts', line: 42 }] }

let root: Root
beforeAll(() => void defineToolCardElement())
afterEach(() => root.unmount())

function render(element: Parameters<Root['render']>[0]): ToolCardElement {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root.render(element))
  return place.querySelector('tool-card')!
}
const toolCard = (props: ToolCardElementProps) => createElement('tool-card', props)
const part = (card: ToolCardElement, name: string) => card.shadowRoot!.querySelector<HTMLElement>(`[data-part="${name}"]`)

describe('the element in React', () => {
  it('takes views as properties, and news of them', async () => {
    const card = render(toolCard({ call, status: 'running' }))
    expect(card.call).toEqual(call)
    expect(part(card, 'card')!.dataset.status).toBe('pending')
    flushSync(() => root.render(toolCard({ call, result: { card: 'generic', content: 'a\nb\nc' }, status: 'success' })))
    await nextTick()
    expect(part(card, 'result-summary')!.textContent).toBe('3 lines')
    flushSync(() => root.render(toolCard({ call })))
    await nextTick()
    expect([card.result, card.hasAttribute('status')]).toEqual([null, false])
  })

  it('calls handlers with its events', async () => {
    const heard: unknown[] = []
    const card = render(toolCard({ call, open: true, onlocationclick: ({ detail }) => heard.push(detail.location) }))
    await userEvent.click(part(card, 'location')!)
    expect(heard).toEqual([{ path: 'src/a.ts', line: 42 }])
  })

  it('is opened and closed by a state', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return createElement('main', null, [
        createElement('button', { key: 'button', onClick: () => setOpen(!open) }, open ? 'close' : 'open'),
        createElement('tool-card', { key: 'card', call, open, ontoggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open') }),
      ])
    }
    const card = render(createElement(Page))
    const button = document.querySelector('main button')!
    await userEvent.click(button)
    await expect.poll(() => part(card, 'card')!.dataset.open).toBe('true')
    await userEvent.click(part(card, 'header')!)
    await expect.poll(() => button.textContent).toBe('open')
    expect(card.open).toBe(false)
  })
})
