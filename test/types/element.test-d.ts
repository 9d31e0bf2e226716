import type { HTMLAttributes, JSX, RefAttributes } from 'react'
import type { ToolEntry } from 'vue-tool-card/core'
import type { ToolCardElement, ToolCardElementProps } from 'vue-tool-card/element'
import { expectTypeOf } from 'vitest'
import { defineToolCardElement } from 'vue-tool-card/element'

// As docs/element.md says it.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to be told of a tag
  namespace JSX {
    interface IntrinsicElements {
      'tool-card': Omit<HTMLAttributes<ToolCardElement>, keyof ToolCardElementProps> & RefAttributes<ToolCardElement> & ToolCardElementProps
    }
  }
}

expectTypeOf(document.createElement('tool-card')).toEqualTypeOf<ToolCardElement>()
expectTypeOf<ToolCardElement>().toExtend<HTMLElement>()

const card = document.createElement('tool-card')
card.addEventListener('locationclick', event => expectTypeOf(event.detail.location.path).toBeString())
card.addEventListener('deny', event => expectTypeOf(event.detail.entry).toEqualTypeOf<ToolEntry>())
card.addEventListener('toggle', event => expectTypeOf(event).toEqualTypeOf<ToggleEvent>())
card.addEventListener('click', event => expectTypeOf(event.clientX).toBeNumber())

expectTypeOf<{ call: { card: 'generic' }, open: true, className: string, ontoggle: (event: ToggleEvent) => void }>()
  .toExtend<JSX.IntrinsicElements['tool-card']>()

defineToolCardElement('tool-card', { labels: { waiting: '…' }, highlighter: false })
// @ts-expect-error whether a card is open is up to its property
defineToolCardElement('tool-card', { defaultOpen: true })
// @ts-expect-error an unknown status
card.status = 'dreaming'
