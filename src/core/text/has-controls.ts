/**
 * Tells whether a text holds a control character besides tabs and line feeds. One that does not is what a
 * terminal shows of it.
 */
export function hasControls(text: string): boolean {
  return control.test(text)
}

const control = /[^\P{Cc}\t\n]/u
