import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { defineToolCardElement } from 'vue-tool-card/element'

/** The rest is tested in a browser; this is for pages whose own tests run without one. */
it('the element draws, opens and closes in the document of a test runner', async () => {
  defineToolCardElement()
  const card = document.createElement('tool-card')
  card.call = { card: 'terminal', title: 'pnpm test' }
  card.sheet = 'p { color: red }'
  document.body.append(card)
  const heard: string[] = []
  card.addEventListener('toggle', ({ newState }) => heard.push(newState))
  card.shadowRoot!.querySelector<HTMLElement>('[part="header"]')!.click()
  await nextTick()
  expect(card.shadowRoot!.querySelector('[part="body"]')?.textContent).toContain('pnpm test')
  expect([card.open, heard]).toEqual([true, ['open']])
  card.remove()
})
