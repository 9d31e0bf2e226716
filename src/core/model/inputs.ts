/**
 * Input types by tool name: `call:run_shell` knows its input by this. Add your own tools by augmenting it.
 *
 * @example
 * declare module 'vue-tool-card/core' {
 *   interface ToolInputs { forecast: { city: string } }
 * }
 */
export interface ToolInputs {
  run_shell: { command: string, timeout?: number }
  read_file: { path: string, offset?: number, limit?: number }
  edit_file: { path: string, oldString: string, newString: string, replaceAll?: boolean }
  write_file: { path: string, content: string, overwrite?: boolean }
  web_search: { query?: string, url?: string, mode?: string }
  lsp: { operation: string, path: string, line?: number, character?: number }
  todo_write: { todos: readonly { content: string, status: string }[] }
  load_skill: { name: string }
  consult_vision: { question: string, imageIds?: readonly string[], path?: string }
  Bash: { command: string, timeout?: number, description?: string, run_in_background?: boolean }
  Read: { file_path: string, offset?: number, limit?: number }
  Edit: { file_path: string, old_string: string, new_string: string, replace_all?: boolean }
  Write: { file_path: string, content: string }
  Glob: { pattern: string, path?: string }
  Grep: { pattern: string, path?: string, glob?: string, output_mode?: string }
  WebFetch: { url: string, prompt: string }
  WebSearch: { query: string }
  TodoWrite: { todos: readonly { content: string, status: string, activeForm?: string }[] }
  Task: { description: string, prompt: string, subagent_type?: string }
}
