import { renderToString } from 'vue/server-renderer'
import { page } from '#page'
import { makeItems } from './fixture'

/** Prepares a number of closed cards, and yields what renders them. */
export function prepareRender(count: number, variant: string): () => Promise<string> {
  const { app } = page.prepare({ items: makeItems(count), isOpen: false, variant, markup: '' })
  return () => renderToString(app!)
}
