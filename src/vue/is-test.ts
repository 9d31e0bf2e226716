/** Whether a test runner is at work: a test waits for the next tick, not for a frame. */
export function isTest(): boolean {
  try {
    return process.env.NODE_ENV === 'test'
  }
  catch {
    // A page without a bundler has no `process`.
    return false
  }
}
