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
  if (/^[a-z\d]*$/.test(name)) return name
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** What is looked up for every call of a tool. */
export interface ToolNameKeys extends ToolName {
  /** The name without its server in the form of the name table. */
  readonly key: string
  /** The whole name and its forms without namespace; the longest first. */
  readonly forms: readonly ToolNameForm[]
  /** The shortest form, for its words. */
  readonly barest: string
}

/** A name, or what is left of it without a namespace. */
export interface ToolNameForm {
  /** In the form of the name table. */
  readonly key: string
  /** What stood in front of it: the server that it belongs to, as far as a name can tell. */
  readonly server?: string
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
    forms: [{ name: toolName }, ...bare].map(({ name, server }) => ({ key: toNameKey(name), ...(server !== undefined && { server }) })),
    barest: bare.at(-1)?.name ?? toolName,
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
function listBareNames(toolName: string): readonly ToolName[] {
  const names: ToolName[] = []
  let { name, server } = splitToolName(toolName.slice(0, longestName))
  const add = (bare: string) => {
    name = bare
    names.push({ name, ...(server !== undefined && { server }) })
  }
  if (name !== toolName) add(name)
  const separated = Math.max(name.lastIndexOf('.'), name.lastIndexOf('/'), name.lastIndexOf(':'))
  if (separated > 0 && separated < name.length - 1) {
    server ??= readServer(name.slice(0, separated))
    add(name.slice(separated + 1))
  }
  const host = /^(?:copilot|builtin|vscode|default_api|functions)_(.+)$/.exec(name)?.[1]
  if (host !== undefined) add(host)
  names.push(...listMcpNames(name))
  const last = names.at(-1)
  const withoutTool = /^(.+?)_?[tT]ool$/.exec(last?.name ?? name)?.[1]
  if (withoutTool !== undefined) names.push({ ...last, name: withoutTool })
  return names
}

/** Yields the word in front of a tool's name where it names a server. */
function readServer(lead: string): string | undefined {
  const word = lead.slice(Math.max(lead.lastIndexOf('.'), lead.lastIndexOf('/'), lead.lastIndexOf(':')) + 1)
  return word === '' || isHostWord(word) ? undefined : word
}

/** Tells the words that hosts put in front of any tool, so that they name no server. */
export function isHostWord(word: string): boolean {
  return /^(?:copilot|builtin|vscode|default_api|functions)$/.test(word)
}

/** `mcp_server_tool`, where the server's name may have several words; the tool's is taken for two of them at least. */
function listMcpNames(name: string): readonly ToolName[] {
  const words = /^mcp_([^_]+(?:_[^_]+)+)$/.exec(name)?.[1]?.split('_') ?? []
  return words.slice(1)
    .map((_, index) => ({ name: words.slice(index + 1).join('_'), server: words.slice(0, index + 1).join('_') }))
    .filter((rest, index) => index === 0 || rest.name.includes('_'))
}

/** Yields the words of a name in lower case: `ReadTextFile` and `read_text_file` give the same. */
export function splitWords(name: string): ReadonlySet<string> {
  const words = name.slice(0, longestName).replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter(word => word !== ''))
}
