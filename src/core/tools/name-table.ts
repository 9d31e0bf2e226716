import { pathKeys } from './tool-args'

/** One row a family: the names of its tools, compared without case and separators. */
export const toolNames: readonly (readonly [family: string, names: string])[] = [
  ['terminal', `bash shell run_shell Execute exec_command unified_exec shell_command local_shell container.exec cmd_run
    run_shell_command run_commands execute_command execute_bash run_command run_terminal_command run_terminal_cmd
    run_terminal_command_v2 run_in_terminal terminal sandboxed_terminal powershell shell_call bash_20241022 bash_20250124
    bash_code_execution Monitor`],
  ['terminal-io', `BashOutput TaskOutput AgentOutputTool BashOutputTool write_stdin get_terminal_output read_bash
    read_powershell write_bash write_powershell read_command_output`],
  ['terminal-kill', 'KillShell KillBash TaskStop stop_bash stop_powershell kill_terminal'],
  ['code', `exec js_repl code_mode eval code_execution code_execution_20250522 code_execution_20250825 code_interpreter
    code_interpreter_call python execute_ipython_cell jupyter`],
  ['read', `read read_file read_files NotebookRead read_many_files read_multiple_files read_text_file read_file_range
    read_currently_open_file view view_file`],
  ['write', 'write write_file create create_file create_new_file write_to_file'],
  ['edit', `edit edit_file MultiEdit replace replace_in_file apply_diff search_replace search_and_replace str_replace
    StrReplace editor replace_string replace_string_in_file multi_replace_string multi_replace_string_in_file insert_edit
    insert_edit_into_file single_find_and_replace edit_existing_file streaming_edit_file`],
  ['patch', 'apply_patch applypatch apply_patch_call git_diff git_diff_unstaged git_diff_staged view_diff'],
  ['editor', `str_replace_editor str_replace_based_edit_tool text_editor text_editor_20241022 text_editor_20250124
    text_editor_20250429 text_editor_20250728 text_editor_code_execution file_editor memory memory_20250818`],
  ['undo', 'undo_edit'],
  ['delete', 'delete delete_file delete_path'],
  ['mkdir', 'create_directory mkdir'],
  ['move', 'move_file move_path copy_path'],
  ['notebook', 'NotebookEdit edit_notebook_file edit_notebook'],
  ['list', 'list ls list_dir list_directory list_directory_with_sizes list_files ReadFolder directory_tree tree'],
  ['glob', 'glob find find_file find_files find_path file_glob_search file_search'],
  ['search', `grep rg search grep_search grep_files search_file_content SearchText search_codebase find_text_in_files search_files`],
  ['semantic-search', 'codebase_search semantic_search file_search_call copilot_searchCodebase'],
  ['web-search', `web_search web_search_call web_search_20250305 google_web_search GoogleSearch websearch codesearch`],
  ['web-fetch', `web_fetch web_fetch_20250910 WebFetch fetch fetch_web_content fetch_webpage fetch_web_page
    fetchWebPage_internal read_web_page youtube_transcript`],
  ['todo', `TodoWrite todo_write todowrite todoread todo update_plan write_todos manage_todo_list update_todo_list
    update_todo task_tracker`],
  ['task-item', 'TaskCreate TaskUpdate TaskList TaskGet'],
  ['plan', 'ExitPlanMode exit_plan_mode plan_exit'],
  ['mode', 'EnterPlanMode switch_mode'],
  ['question', 'AskUserQuestion ask_user ask ask_question ask_followup_question question request_user_input'],
  ['vision', 'consult_vision'],
  ['agent', `task agent spawn_agent subagent subtask summon_agent invoke_agent runSubagent search_subagent
    execution_subagent new_task finder codebase_search_agent oracle librarian`],
  ['agent-io', `send_agent_message read_agent list_agents send_input send_message assign_task wait_agent wait`],
  ['skill', 'Skill load_skill activate_skill SlashCommand'],
  ['lsp', 'lsp'],
  ['diagnostics', 'diagnostics get_errors'],
  ['image', 'view_image image_generation image_generation_call'],
  ['browser', `browser_action browser_navigate browser_click browser_type browser_take_screenshot take_snapshot
    evaluate_script`],
  ['computer', 'computer computer_call computer_use computer_use_preview computer_20241022 computer_20250124 computer_20251124'],
  ['sql', 'sql query read_query write_query'],
  ['think', 'think thinking report_intent sequentialthinking attempt_completion finish'],
  ['memory', 'save_memory'],
  ['tool-search', 'ToolSearch'],
  ['mcp', 'use_mcp_tool mcp_call'],
  ['generic', `submit invalid get_file_contents list_issues search_code git_commit git_status query-docs get-library-docs
    resolve-library-id ListMcpResources ListMcpResourcesTool ReadMcpResource ReadMcpResourceTool`],
]

/** Names that mean something else with one agent, or on one MCP server. */
export const agentToolNames: readonly (readonly [agent: string, name: string, family: string])[] = [
  ['oh-my-pi', 'edit', 'patch'],
  ['openai-hosted', 'file_search', 'semantic-search'],
  ['mcp:filesystem', 'search_files', 'glob'],
  ['vscode-copilot', 'file_search', 'glob'],
  ['vscode-copilot', 'searchCodebase', 'semantic-search'],
  ['cline', 'search_files', 'search'],
  ['roo-code', 'search_files', 'search'],
]

/**
 * Names that many tools share and that mean different things, with arguments that show that the family
 * above is meant; behind a namespace, one of the last ones must be there as well.
 */
export const ambiguousNames: readonly (readonly [names: string, keys: string, besides?: string])[] = [
  ['edit', 'input search old_string old_str oldText'],
  ['search', 'pattern regex path include glob'],
  ['search_files find find_files', 'pattern regex query queries'],
  ['file_search', 'query queries'],
  ['read view', 'path file_path filePath target_file files paths'],
  ['task agent', 'description prompt task tasks subagent_type agent_type', 'prompt subagent_type agent_type'],
  ['list tree', 'path dir_path dirPath directory target_directory recursive'],
  ['fetch', 'url urls requests'],
  ['query', 'sql'],
  ['create write', 'content contents file_text', pathKeys.join(' ')],
  ['replace', 'old_string new_string'],
  ['delete', 'path target_file file_path'],
  ['move', 'source destination'],
  ['wait', 'targets ids'],
  ['memory', 'command'],
  ['question ask', 'questions question'],
  ['exec', 'input code'],
  ['python', 'code'],
  ['computer', 'action actions type'],
]

/**
 * Names that are plain words, so that other servers have tools of that name: behind a namespace, arguments must
 * be such as the family above takes.
 */
export const plainNames: readonly (readonly [names: string, keys: string])[] = [
  ['execute shell bash terminal run_command powershell', 'command cmd commands CommandLine command_line commandLine script input restart'],
  ['eval', 'code input script source'],
  ['glob', 'pattern patterns glob glob_pattern globPattern filePattern query'],
  ['grep rg', 'pattern patterns regex query queries'],
  ['ls', [...pathKeys, 'dir', 'ignore', 'recursive'].join(' ')],
  ['editor', `${pathKeys.join(' ')} command search replace`],
  ['send_message', 'target targets agent_id agentId recipient conversationId ids'],
  ['finish', 'message result text'],
  ['finder librarian oracle subagent', 'query prompt task description question'],
  ['todo', 'todos todoList op task_list'],
  ['think thinking', 'thought intent content message text'],
  ['diagnostics', `${pathKeys.join(' ')} paths filePaths files uri`],
  ['sql', 'query sql statement'],
]
