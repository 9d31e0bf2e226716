import { listOwnKeys, readOwnString } from '../text/own-values'
import { toNameKey } from './tool-name'

/**
 * Tells arguments that OpenCode puts in the place of those that it could not read: the tool's own name
 * and what was wrong.
 *
 * @example isStandIn({ tool: 'bash', error: 'bad JSON' }, 'bash') // → true
 */
export function isStandIn(input: unknown, nameKey: string): boolean {
  const tool = readOwnString(input, 'tool')
  return tool !== undefined && toNameKey(tool) === nameKey && readOwnString(input, 'error') !== undefined
    && listOwnKeys(input).length === 2
}
