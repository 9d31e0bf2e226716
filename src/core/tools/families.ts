import type { ToolFamily } from './family'
import { agent } from './families/agent'
import { agentIo } from './families/agent-io'
import { browser } from './families/browser'
import { code } from './families/code'
import { computer } from './families/computer'
import { diagnostics } from './families/diagnostics'
import { edit } from './families/edit'
import { editor } from './families/editor'
import { generic } from './families/generic'
import { glob } from './families/glob'
import { image } from './families/image'
import { list } from './families/list'
import { lsp } from './families/lsp'
import { mcp } from './families/mcp'
import { memory } from './families/memory'
import { mode } from './families/mode'
import { notebook } from './families/notebook'
import { patch } from './families/patch'
import { deletion, mkdir, move, undo } from './families/path-actions'
import { plan } from './families/plan'
import { question } from './families/question'
import { read } from './families/read'
import { search } from './families/search'
import { semanticSearch } from './families/semantic-search'
import { skill } from './families/skill'
import { sql } from './families/sql'
import { taskItem } from './families/task-item'
import { terminal } from './families/terminal'
import { terminalIo } from './families/terminal-io'
import { terminalKill } from './families/terminal-kill'
import { think } from './families/think'
import { todo } from './families/todo'
import { toolSearch } from './families/tool-search'
import { vision } from './families/vision'
import { webFetch } from './families/web-fetch'
import { webSearch } from './families/web-search'
import { write } from './families/write'

const all: readonly ToolFamily[] = [
  terminal, terminalIo, terminalKill, code, read, write, edit, patch, undo, deletion, mkdir, move, notebook, list, glob,
  search, semanticSearch, webSearch, webFetch, todo, taskItem, plan, mode, question, vision, agent, agentIo, skill, lsp,
  diagnostics, image, browser, computer, sql, think, memory, toolSearch, mcp, generic,
]

/** The families by name. */
export const families: ReadonlyMap<string, ToolFamily> = new Map(
  [...all, editor].map(family => [family.name, family] as const),
)
