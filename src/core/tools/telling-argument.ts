import { readOwn } from '../text/own-values'
import { toCallLine } from '../text/single-line'
import { isEncoded } from './encoded-text'

/** Arguments that tell most, in this order. */
const tellingKeys = [
  'command', 'path', 'file_path', 'query', 'url', 'pattern', 'name', 'question', 'title', 'task', 'message', 'conversationId',
] as const

/**
 * Yields the argument that tells most of a call of which nothing is known, on one line; `undefined` when
 * none of the usual ones is there. Data in base64 tells nothing.
 *
 * @example readTellingArgument({ dry: true, name: 'main' }) // → 'main'
 */
export function readTellingArgument(args: unknown): string | undefined {
  for (const key of tellingKeys) {
    const value = readOwn(args, key)
    if (typeof value === 'string' && value.trim() !== '' && !isEncoded(value)) return toCallLine(value)
    if ((typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean') return String(value)
  }
  return undefined
}
