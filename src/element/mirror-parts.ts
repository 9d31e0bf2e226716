/**
 * Gives everything in a shadow root that has `data-part` the same `part`, now and later, so that pages can style it
 * with `::part()`. It looks at the tree, not at the components, so that it holds for whatever they draw, cards
 * inside cards and the app's own bodies included. `flush` does at once what else follows in a moment.
 */
export function mirrorParts(root: ShadowRoot): { readonly flush: () => void, readonly stop: () => void } {
  const observer = new MutationObserver(follow)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-part'] })
  return {
    flush: () => follow(observer.takeRecords()),
    stop: () => observer.disconnect(),
  }
}

function follow(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of records) {
    if (type === 'attributes') {
      mirror(target as Element)
      continue
    }
    for (const node of addedNodes) {
      if (node.nodeType !== Node.ELEMENT_NODE)
        continue
      const element = node as Element
      if (element.hasAttribute('data-part'))
        mirror(element)
      for (const inner of element.querySelectorAll('[data-part]'))
        mirror(inner)
    }
  }
}

function mirror(element: Element): void {
  const part = element.getAttribute('data-part')
  if (part === null)
    element.removeAttribute('part')
  else if (element.getAttribute('part') !== part)
    element.setAttribute('part', part)
}
