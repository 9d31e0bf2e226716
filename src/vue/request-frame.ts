/** A page that is not seen gets no frames; nothing must wait for one for good. */
const LONGEST_WAIT = 100

/** Calls back in the next frame, after 100 ms at the latest. Yields how to call it off. */
export function requestFrame(callback: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = () => {
    cancel()
    callback()
  }
  const frame = requestAnimationFrame(run)
  const timer = setTimeout(run, LONGEST_WAIT)
  return cancel
}
