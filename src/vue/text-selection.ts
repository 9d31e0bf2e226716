/** Whether the reader has just selected text that lies in the element. */
export function isTextSelected(element: EventTarget | null): boolean {
  const selection = globalThis.getSelection?.()
  return selection?.type === 'Range' && element instanceof Node && selection.containsNode(element, true)
}
