/** The headers of all cards in document order, those in closed cards included. */
function listHeaders(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part="header"]')]
}

/**
 * Yields the header of the next (`1`) or the previous (`-1`) card that can be seen, counted from a node
 * anywhere in the transcript; from `null`, from the card at the top of the window.
 */
export function findNeighbour(root: ParentNode, from: Node | null, direction: 1 | -1): HTMLElement | null {
  const headers = listHeaders(root)
  let index = from ? findPosition(headers, from, direction) : findFirstInView(root, headers)
  while (headers[index] && !isShown(headers[index]!)) index += direction
  return headers[index] ?? null
}

/** Gives a header the focus, also one that is no button because there is nothing to open. */
export function focusHeader(header: HTMLElement, options?: FocusOptions): void {
  if (header.tabIndex < 0) header.tabIndex = -1
  header.focus(options)
}

/** Index of the first header behind the node, or of the last in front of it. */
function findPosition(headers: readonly HTMLElement[], from: Node, direction: 1 | -1): number {
  // Thousands of cards: the order of the document is sorted already.
  let low = 0
  let high = headers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(headers[middle]!, from)) high = middle
    else low = middle + 1
  }
  if (direction === 1) return low
  const last = headers[low - 1]
  return last?.contains(from) ? low - 2 : low - 1
}

function isBehind(header: Node, from: Node): boolean {
  const position = from.compareDocumentPosition(header)
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0
}

/** Runs that are out of view are asked as a whole, since measuring a card in them would lay them out. */
function findFirstInView(root: ParentNode, headers: readonly HTMLElement[]): number {
  const isInView = (element: Element) => element.getBoundingClientRect().bottom > 0
  const block = [...root.querySelectorAll('.tc-block')].find(isInView)
  return headers.findIndex(header => block?.contains(header) && isInView(header))
}

/** Headers of a sub-agent's cards are in the document while their parent is closed. */
function isShown(header: HTMLElement): boolean {
  return header.parentElement?.closest('[data-part="body"]') === null || header.checkVisibility()
}
