interface DropAndPasteHandlers {
  readonly openFile: (file: File) => void
  readonly openText: (name: string, text: string) => void
}

/**
 * Lets the whole window take files and texts, dropped or pasted.
 *
 * @returns true while something is held over the window
 */
export function useDropAndPaste({ openFile, openText }: DropAndPasteHandlers) {
  const isOver = ref(false)

  function take(data: DataTransfer | null, name: string) {
    const file = data?.files[0]
    if (file) return openFile(file)
    const text = data?.getData('text/plain')
    if (text) openText(name, text)
  }

  const listeners = {
    dragover: (event: DragEvent) => {
      event.preventDefault()
      isOver.value = true
    },
    dragleave: (event: DragEvent) => {
      if (!event.relatedTarget) isOver.value = false
    },
    drop: (event: DragEvent) => {
      event.preventDefault()
      isOver.value = false
      take(event.dataTransfer, 'The dropped text')
    },
    paste: (event: ClipboardEvent) => take(event.clipboardData, 'The pasted text'),
  }

  const listen = () => Object.entries(listeners).forEach(([type, listener]) =>
    window.addEventListener(type, listener as EventListener))
  const stop = () => Object.entries(listeners).forEach(([type, listener]) =>
    window.removeEventListener(type, listener as EventListener))

  // The page is kept alive while another one is shown, and takes nothing meanwhile. A page with an async
  // setup is not told of its first activation; to add a listener again changes nothing.
  onMounted(listen)
  onActivated(listen)
  onDeactivated(stop)
  onBeforeUnmount(stop)

  return isOver
}
