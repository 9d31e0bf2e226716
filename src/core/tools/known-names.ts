import { agentToolNames, toolNames } from './name-table'
import { readToolName, toNameKey } from './tool-name'

/** Families by the names of their tools. */
export const familyByName: ReadonlyMap<string, string> = new Map(
  toolNames.flatMap(([family, names]) => names.split(/\s+/).map(name => [toNameKey(name), family] as const)),
)

/** Families by agent, or `mcp:` and server, and the name of a tool that is another one there. */
export const familyByAgent: ReadonlyMap<string, string> = new Map(
  agentToolNames.map(([agent, name, family]) => [`${agent} ${toNameKey(name)}`, family] as const),
)

/**
 * Yields the name by which the rules of single tools know a tool, in the form of the name table: the longest of
 * its forms that the table has, else the whole name without its server.
 *
 * @example readKnownName('functions.execute_command') // → 'executecommand'
 */
export function readKnownName(toolName: string): string {
  const { forms, key } = readToolName(toolName)
  return forms.find(form => familyByName.has(form.key))?.key ?? key
}
