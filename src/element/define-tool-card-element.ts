import type { ToolCardElement, ToolCardElementOptions } from './tool-card-element-types'
import { warnOnce } from '../vue/warn-once'
import { createElementClass } from './create-element-class'

/** Known to every copy of this package on a page. */
const mark = Symbol.for('vue-tool-card element')

/**
 * Defines the custom element and yields its class. Defining a name again is fine: the first definition, with its
 * options, stays. Where another class has the name, it stays as well and development is told. On a server there are no
 * elements: nothing happens, and the outcome is `undefined`.
 *
 * @example
 * defineToolCardElement()
 * document.querySelector('tool-card').call = { card: 'terminal', title: 'pnpm test', cwd: '/repo' }
 */
export function defineToolCardElement(
  name = 'tool-card',
  options: ToolCardElementOptions = {},
): (new () => ToolCardElement) | undefined {
  if (typeof customElements === 'undefined' || typeof HTMLElement === 'undefined')
    return undefined
  const known = customElements.get(name)
  if (known && !(mark in known))
    warnOnce(`element name ${name}`, `<${name}> is an element of another class; give defineToolCardElement another name.`)
  if (known)
    return known as new () => ToolCardElement
  const Element = createElementClass(options)
  Object.defineProperty(Element, mark, { value: true })
  customElements.define(name, Element)
  return Element
}
