/**
 * Whether what Vue tells `onErrorCaptured` of an error's origin is a part of drawing: setup, rendering, a
 * lifecycle hook. An event handler or a watcher that throws leaves what is drawn as it is.
 *
 * @example isDrawingError('render function') // → true
 * @example isDrawingError('https://vuejs.org/error-reference/#runtime-5') // → false: a handler, in production
 */
export function isDrawingError(info: string): boolean {
  return !/^(?:watcher|native event|component event|transition) |#runtime-[2-69]$/.test(info)
}
