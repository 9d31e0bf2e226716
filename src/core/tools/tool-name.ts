/** A tool's name and the MCP server it belongs to. */
export interface ToolName {
  readonly name: string
  readonly server?: string
}

/**
 * Splits the wrapping of MCP tools off a name: `mcp__server__tool`, and `server__tool` (Goose). A name
 * that has no server in it stays whole.
 *
 * @example splitToolName('mcp__git__log') // → { name: 'log', server: 'git' }
 */
export function splitToolName(toolName: string): ToolName {
  const isMcp = toolName.startsWith('mcp__')
  const rest = isMcp ? toolName.slice('mcp__'.length) : toolName
  const at = rest.indexOf('__', 1)
  if (at < 0 || at + 2 >= rest.length || rest.startsWith('_')) return { name: toolName }
  return { name: rest.slice(at + 2), server: rest.slice(0, at) }
}

/**
 * Yields the form in which names are compared: no case, no separators.
 *
 * @example toNameKey('Todo_Write') // → 'todowrite'
 */
export function toNameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** What is looked up for every call of a tool. */
export interface ToolNameKeys extends ToolName {
  /** The name without its server in the form of the name table. */
  readonly key: string
  /** The whole name and its forms without namespace, in that form; the longest first. */
  readonly keys: readonly string[]
  /** The shortest form, for its words. */
  readonly barest: string
}

const known = new Map<string, ToolNameKeys>()

/** Names that are remembered; a host has some dozens of tools. */
const mostKnown = 500

/** Yields the keys under which a name is looked up; the last names are remembered. */
export function readToolName(toolName: string): ToolNameKeys {
  const kept = known.get(toolName)
  if (kept !== undefined) return kept
  const split = splitToolName(toolName)
  const bare = listBareNames(toolName)
  const read = {
    ...split,
    key: toNameKey(split.name),
    keys: [toolName, ...bare].map(toNameKey),
    barest: bare.at(-1) ?? toolName,
  }
  if (known.size >= mostKnown) known.clear()
  if (toolName.length <= longestName) known.set(toolName, read)
  return read
}

/** Longest name that is looked into. */
const longestName = 200

/**
 * Yields the names under which a tool may be known without its namespace, the longest first:
 * `server.tool`, `server/tool`, `mcp_server_tool`, `copilot_tool`, a final `_tool`.
 */
function listBareNames(toolName: string): readonly string[] {
  const names: string[] = []
  let name = splitToolName(toolName.slice(0, longestName)).name
  if (name !== toolName) names.push(name)
  const separated = Math.max(name.lastIndexOf('.'), name.lastIndexOf('/'), name.lastIndexOf(':'))
  if (separated > 0 && separated < name.length - 1) {
    name = name.slice(separated + 1)
    names.push(name)
  }
  const host = /^(?:copilot|builtin|vscode|default_api|functions)_(.+)$/.exec(name)?.[1]
  if (host !== undefined) names.push(name = host)
  names.push(...listMcpNames(name))
  const withoutTool = /^(.+?)_?[tT]ool$/.exec(names.at(-1) ?? name)?.[1]
  if (withoutTool !== undefined) names.push(withoutTool)
  return names
}

/** `mcp_server_tool`, where the server's name may have several words; the tool's is taken for two of them at least. */
function listMcpNames(name: string): readonly string[] {
  const words = /^mcp_([^_]+(?:_[^_]+)+)$/.exec(name)?.[1]?.split('_') ?? []
  return words.slice(1).map((_, index) => words.slice(index + 1).join('_')).filter((rest, index) => index === 0 || rest.includes('_'))
}

/** Yields the words of a name in lower case: `ReadTextFile` and `read_text_file` give the same. */
export function splitWords(name: string): ReadonlySet<string> {
  const words = name.slice(0, longestName).replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter(word => word !== ''))
}
