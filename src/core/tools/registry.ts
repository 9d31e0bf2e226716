import type { ToolLocation, ToolResult } from '../model/entry'
import type { CallDetail, OutputDetail, ToolBadge } from '../model/view'
import { splitToolName } from './tool-name'

/**
 * Which tools a row is for: a name, a prefix that ends in `*` (`mcp__git__*`), or a test of the raw
 * name; a list of them matches where one does. A name without its server matches as well.
 */
export type ToolNames = ToolNameMatcher | readonly ToolNameMatcher[]

/** One way to match a name. */
export type ToolNameMatcher = string | ((toolName: string) => boolean)

/** What a row says of a call; what it leaves out the family fills in. */
export interface CustomCall {
  readonly summary?: string
  readonly summaryKind?: 'code' | 'prose'
  readonly badges?: readonly (ToolBadge | string)[]
  readonly locations?: readonly ToolLocation[]
  readonly detail?: CallDetail
}

/** What a row says of a result; what it leaves out the family fills in. */
export interface CustomResult {
  /** What came back; behind `failed` where `isError` is true. */
  readonly summary?: string
  /** The call failed, or did not, whatever the family makes of its text. */
  readonly isError?: boolean
  readonly output?: OutputDetail
}

/** What an app tells of one of its own tools; `Input` is what it takes the arguments for, whatever a model wrote. */
export interface ToolDefinition<Input = unknown> {
  readonly names: ToolNames
  /**
   * Name of a built-in family that fits the tool.
   *
   * @default what the name and the arguments look like
   */
  readonly family?: string
  /** Pure: the same input gives the same answer. The input has been read when it was JSON text. */
  readonly call?: (input: Input) => CustomCall
  /** Pure, too. */
  readonly result?: (result: ToolResult, input: Input) => CustomResult
}

/**
 * Makes a row about an app's own tools; pure, and registered nowhere by itself. Arguments of another shape than the
 * row expects are no matter: where it throws, the card is that of the family.
 *
 * @example
 * defineTool({ names: 'get_forecast', call: ({ city }: { city: string }) => ({ summary: city }) })
 */
export function defineTool<Input = unknown>(definition: ToolDefinition<Input>): ToolDefinition {
  return Object.freeze({ ...definition }) as ToolDefinition
}

/**
 * Yields the first row that matches a tool. A row that is none, or whose test throws, does not match, and
 * `onFault` hears of it.
 */
export function findTool(
  tools: readonly ToolDefinition[],
  toolName: string,
  onFault: (error: unknown) => void = () => {},
): ToolDefinition | undefined {
  if (!Array.isArray(tools)) return undefined
  return (tools as readonly ToolDefinition[]).find((tool) => {
    try {
      return matchesTool(tool, toolName)
    }
    catch (error) {
      onFault(error)
      return false
    }
  })
}

function matchesTool({ names }: ToolDefinition, toolName: string): boolean {
  const matchers: readonly unknown[] = Array.isArray(names) ? names : [names]
  return matchers.some(matcher => matchesName(matcher, toolName))
}

function matchesName(matcher: unknown, toolName: string): boolean {
  if (typeof matcher === 'function') return matcher(toolName) === true
  if (typeof matcher !== 'string') throw new TypeError('the names of a tool are a text, a function, or a list of them')
  if (matcher.endsWith('*')) return toolName.startsWith(matcher.slice(0, -1))
  return matcher === toolName || matcher === splitToolName(toolName).name
}
