/** The state of a chat as the AI SDK and others name it. */
export type ChatStatus = 'submitted' | 'streaming' | 'ready' | 'error'

const resting: ReadonlySet<unknown> = new Set(['ready', 'error', 'idle'])

/**
 * Tells whether calls may still be running: as said, or by the state of the chat. Of a state that is not
 * known nothing is concluded.
 *
 * @example isLive('streaming') // → true
 */
export function isLive(said: boolean | ChatStatus | (string & {}) | null | undefined): boolean {
  return typeof said === 'string' ? !resting.has(said) : said ?? true
}
