const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext']

/** Every text that a reader of the element sees or hears: its texts, and the attributes that hold words. */
export function listSeenTexts(root: Element): readonly string[] {
  const elements = [root, ...root.querySelectorAll('*')]
  return elements.flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent ?? ''),
    ...attributes.map(name => element.getAttribute(name) ?? ''),
  ]).filter(text => text.trim() !== '')
}
