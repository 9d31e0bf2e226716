import type { VNode } from 'vue'
import { createTextVNode, h } from 'vue'

/** What an element has; `undefined`: it has no such attribute. */
type Attributes = Readonly<Record<string, unknown>>

/** Makes the elements of what is drawn by hand. */
export interface Elements<Part> {
  /** A text is the content itself; a list holds what was made before. */
  element: (tag: string, attributes: Attributes, content?: string | readonly Part[]) => Part
  text: (text: string) => Part
}

/** Makes them as nodes of Vue. */
export const nodes: Elements<VNode> = {
  element: (tag, attributes, content) => h(tag, withoutAbsent(attributes), content as string | VNode[] | undefined),
  text: createTextVNode,
}

/** Vue sets an attribute that has no value on each new element, and removes it again. */
function withoutAbsent(attributes: Attributes): Attributes {
  const present: Record<string, unknown> = {}
  for (const name in attributes) {
    if (attributes[name] !== undefined)
      present[name] = attributes[name]
  }
  return present
}

/** Makes them as HTML: on a server, where nodes would be written out at once, in half the time. */
export const html: Elements<string> = {
  element(tag, attributes, content = []) {
    let written = `<${tag}`
    for (const name in attributes) {
      const value = attributes[name]
      if (value !== undefined && name !== 'key' && typeof value !== 'function')
        written += value === '' ? ` ${name}` : ` ${name}="${escape(String(value))}"`
    }
    return `${written}>${typeof content === 'string' ? escape(content) : content.join('')}</${tag}>`
  },
  text: escape,
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;' }

function escape(text: string): string {
  return /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, character => ENTITIES[character]!) : text
}
