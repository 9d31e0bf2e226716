let region: HTMLElement | undefined

/**
 * Says something to readers of screens. One region serves the whole page, since live regions inside many
 * cards would talk over each other; it is made when it is first needed.
 */
export function announce(message: string): void {
  region ??= createRegion()
  if (!region.isConnected)
    document.body.append(region)
  // The same words twice are two pieces of news.
  region.textContent = region.textContent === message ? `${message}\u00A0` : message
}

function createRegion(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.dataset.toolCard = 'announcer'
  // Set one by one: a strict style-src refuses a style attribute, not this.
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  return element
}
