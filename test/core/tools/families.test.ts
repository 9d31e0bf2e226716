import { describe, expect, it } from 'vitest'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import type { EntryParts } from '../../support/tool-entry'
import { makeEntry } from '../../support/tool-entry'

function lineOf(parts: EntryParts): string {
  return formatToolLine(viewToolEntry(makeEntry(parts)))
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => `row ${index + 1}`).join('\n')

describe('the header of a read', () => {
  it.each<[string, EntryParts, string]>([
    ['one line is a count, never the line', { input: { path: 'a' }, content: 'x' }, '✓ read_file a → 1 line'],
    ['an empty result', { input: { path: 'a' }, content: '' }, '✓ read_file a → empty file'],
    ['what is cut by the tool', { input: { path: 'a' }, content: `${rows(3)}\n\n(Showing lines 1-3 of 90. Use offset=4)` }, '✓ read_file a → 3 lines · truncated'],
    ['a limit of the call\'s own', { input: { path: 'a', limit: 3 }, content: `${rows(3)}\n\n(Showing lines 1-3 of 90. Use offset=4)` }, '✓ read_file a:1-3 → 3 lines'],
    ['a byte cap in spite of a limit', { input: { path: 'a', limit: 3 }, content: `${rows(3)}\n\n(Output capped at 50 KB)` }, '✓ read_file a:1-3 → 3 lines · truncated'],
    ['Gemini\'s heading', { input: { file_path: 'a' }, content: `IMPORTANT: The file content has been truncated.\nStatus: Showing lines 1-2 of 90 total lines.\n--- FILE CONTENT (truncated) ---\n${rows(2)}` }, '✓ read_file a → 2 lines · truncated'],
    ['a failure told in words', { input: { path: 'a' }, content: 'File: a\nError: File not found' }, '✗ read_file a → failed · File not found'],
    ['an unchanged file', { input: { path: 'a' }, content: 'File unchanged since last read. Use it.' }, '✓ read_file a → unchanged'],
    ['an offset behind the end', { input: { path: 'a', offset: 90 }, content: '<system-reminder>Warning: the file exists but is shorter than the provided offset (90). The file has 3 lines.</system-reminder>' }, '✓ read_file a:90- → 0 lines'],
    ['pages', { input: { path: 'a.pdf', pages: '1-3' }, content: [{ type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' } }], result: { details: { type: 'pdf', file: { originalSize: 2048 } } } }, '✓ read_file a.pdf pages 1-3 → pdf · 2.0 KB'],
    ['several files, one of which failed', { input: { files: [{ path: 'a' }, { path: 'b' }] }, content: '[{"query":"a","result":"1 | x","success":true},{"query":"b","result":"","error":"no such file","success":false}]' }, '✗ read_file a +1 more → failed · no such file'],
    ['a folder', { input: { path: 'd' }, content: 'Here\'s the files and directories up to 2 levels deep in d, excluding hidden items:\nd\nd/a\nd/b' }, '✓ read_file d → 3 entries'],
    ['an older notice of pi, with the blank line that the file has itself', { input: { path: 'a', offset: 1, limit: 3 }, content: 'x\ny\n\n\n... (9 more lines not shown. Use offset=4 to continue reading)' }, '✓ read_file a:1-3 → 3 lines'],
    ['SWE-agent\'s window and prompt', { input: { path: 'a' }, content: '[File: a (9 lines total)]\r\n1:x\r\n2:y\n(7 more lines below)\n(Open file: /a)\n(Current directory: /)\nbash-$' }, '✓ read_file a → 2 lines'],
    ['a record that does not tell', { input: { path: 'a' }, content: null }, '✓ read_file a → no output'],
    ['an editor that refuses to view', { name: 'str_replace_editor', input: { command: 'view', path: 'a' }, content: 'ERROR:\nThe path a does not exist.' }, '✗ str_replace_editor a → failed · The path a does not exist.'],
    ['SWE-agent\'s line in front', { name: 'str_replace_editor', input: { command: 'view', path: 'a' }, content: 'OBSERVATION:\nHere\'s the result of running `cat -n` on a:\n     1\tx\n     2\ty\n' }, '✓ str_replace_editor a → 2 lines'],
    ['the same line in a file that another agent reads', { input: { path: 'a' }, content: 'OBSERVATION:\nx', call: { agent: 'pi' } }, '✓ read_file a → 2 lines'],
    ['a text that was clipped', { name: 'file_editor', input: { command: 'view', path: 'a' }, content: 'Here\'s the result of running `cat -n` on a:\n     1\tx\n     2\ty\n<response clipped><NOTE>Due to the max output limit, only part has been shown to you.</NOTE>' }, '✓ file_editor a → 2 lines · truncated'],
    ['a line that was clipped', { name: 'file_editor', input: { command: 'view', path: 'a' }, content: '     1\tx\n     2\tyyy<response clipped><NOTE>Only part has been shown.</NOTE>' }, '✓ file_editor a → 2 lines · truncated'],
    ['several files with dividers', { name: 'read_multiple_files', input: { paths: ['a', 'b', 'c'] }, content: 'a:\nx\n---\nb:\ny\n---\nc:\nz' }, '✓ read_multiple_files a +2 more → 3 files'],
    ['several files with headers', { name: 'read_many_files', input: { paths: ['a', 'b'] }, content: '--- a ---\n\nfoo\n\n--- b ---\n\nbar\n\n--- End of content ---' }, '✓ read_many_files a +1 more → 2 files'],
    ['a trailing separator', { input: { path: 'src/components/' }, content: 'x' }, '✓ read_file src/components/ → 1 line'],
    ['a file that Cline cut', { content: '[{"query":"a","result":"1 | x\\n\\n[... output truncated: 90000 chars total]","success":true}]', name: 'read_files', input: { files: [{ path: 'a' }] } }, '✓ read_files a → 1 line · truncated'],
    ['a hosted editor whose result is JSON text', { name: 'text_editor_code_execution', input: { command: 'view', path: 'a' }, content: '{"type":"text_editor_code_execution_view_result","file_type":"text","content":"x\\ny\\n"}' }, '✓ text_editor_code_execution a → 2 lines'],
    ['a JSON file that looks like such a result', { input: { path: 'a' }, content: '{"type":"web_search_tool_result_error","error_code":"x"}' }, '✓ read_file a → 1 line'],
    ['the numbers of Copilot CLI behind a namespace', { name: 'functions.view', input: { path: 'a' }, content: '1. x\n2. y' }, '✓ functions.view a → 2 lines'],
    ['an orphan of an editor', { name: 'file_editor', call: null, content: 'Here\'s the result of running `cat -n` on /a:\n     1\tx' }, '✓ file_editor → 1 line'],
    ['an orphan of an editor, a folder', { name: 'file_editor', call: null, content: 'Here\'s the files and directories up to 2 levels deep in /d, excluding hidden items:\n/d\n/d/a' }, '✓ file_editor → 2 entries'],
    ['rows that oh-my-pi numbers', { input: { path: 'a' }, content: '1|x\n2|', call: { agent: 'oh-my-pi' } }, '✓ read_file a → 1 line'],
    ['a path that hides its direction', { input: { path: '\u202Egnp.exe' }, content: 'x' }, '✓ read_file \\u202egnp.exe → 1 line'],
  ])('%s', (_, parts, line) => {
    expect(lineOf({ name: 'read_file', ...parts })).toBe(line)
  })
})

describe('the header of an edit or a write', () => {
  it.each<[string, EntryParts, string]>([
    ['an insertion', { name: 'str_replace_editor', input: { command: 'insert', path: 'a', insert_line: 3, new_str: 'x\ny' }, content: 'ok' }, '✓ str_replace_editor a:3 +2 → inserted'],
    ['a file made by an empty old text', { name: 'edit_file', input: { path: 'a', old_string: '', new_string: 'x' }, content: 'ok' }, '✓ edit_file a +1 → created'],
    ['an edit of the file that is open', { name: 'edit', input: { search: 'a', replace: 'b' }, content: 'Text replaced.' }, '✓ edit +1 −1 → 1 replacement'],
    ['nothing done', { name: 'edit_file', input: { path: 'a', old_text: 'x', new_text: 'x' }, content: 'No edits were made.' }, '✓ edit_file a → no change'],
    ['a stated count', { name: 'edit', input: { path: 'a', old_string: 'x', new_string: 'y', allow_multiple: true }, content: 'Successfully modified file: a (3 replacements).' }, '✓ edit a +1 −1 → 3 replacements'],
    ['every occurrence', { name: 'edit', input: { path: 'a', old_string: 'x', new_string: 'y', replace_all: true }, content: 'done' }, '✓ edit a +1 −1 → replaced all'],
    ['a failure told in words', { name: 'edit', input: { path: 'a', old_string: 'x', new_string: 'y' }, content: 'No match found for the specified text.' }, '✗ edit a +1 −1 → failed · No match found for the specified text.'],
    ['an error that an editor writes', { name: 'str_replace_editor', input: { command: 'str_replace', path: 'a', old_str: 'x', new_str: 'y' }, content: 'ERROR:\nNo replacement was performed.' }, '✗ str_replace_editor a +1 −1 → failed · No replacement was performed.'],
    ['a creation behind SWE-agent\'s line', { name: 'str_replace_editor', input: { command: 'create', path: 'a', file_text: 'x' }, content: 'OBSERVATION:\nFile created successfully at: a' }, '✓ str_replace_editor a → created · 1 B'],
    ['an error behind SWE-agent\'s line', { name: 'str_replace_editor', input: { command: 'str_replace', path: 'a', old_str: 'x', new_str: 'y' }, content: 'OBSERVATION:\nERROR: No replacement was performed', call: { agent: 'swe-agent' } }, '✗ str_replace_editor a +1 −1 → failed · No replacement was performed'],
    ['diagnostics behind a write', { name: 'write_file', input: { path: 'a', content: 'xy' }, content: 'Wrote file successfully.\n\nLSP errors detected in this file, please fix:\n<diagnostics file="a">' }, '✓ write_file a diagnostics → wrote · 2 B'],
    ['an overwritten file', { name: 'Write', input: { file_path: 'a', content: 'xy' }, content: 'The file a has been updated.' }, '✓ Write a → overwrote · 2 B'],
    ['details that know better than words', { name: 'write', input: { path: 'a', content: 'é' }, content: 'ok', result: { details: { exists: true } } }, '✓ write a → overwrote · 2 B'],
    ['a stated size', { name: 'write_file', input: { path: 'a', content: 'x' }, content: 'Overwrote "a" (4197 bytes).' }, '✓ write_file a → overwrote · 4.1 KB'],
    ['an orphan that states its size', { name: 'write_file', call: null, content: 'Created "a" (12 bytes).' }, '✓ write_file → created · 12 B'],
    ['an orphan that does not', { name: 'Write', call: null, content: 'File created successfully at: a' }, '✓ Write → created'],
    ['an orphan of an editor, a new file', { name: 'file_editor', call: null, content: 'File created successfully at: /a' }, '✓ file_editor → created'],
    ['an orphan of an editor, a new file of Goose', { name: 'text_editor', call: null, content: 'Created a (1 lines)' }, '✓ text_editor → created'],
    ['an orphan of an editor, an edit taken back', { name: 'str_replace_editor', call: null, content: 'Last edit to /a undone successfully.' }, '✓ str_replace_editor → undone'],
    ['an orphan of an editor, a snippet', { name: 'str_replace_editor', call: null, content: 'The file /a has been edited. Here\'s the result of running `cat -n` on a snippet of /a:\n     1\tx' }, '✓ str_replace_editor → updated'],
    ['a hosted editor whose result is JSON text', { name: 'text_editor_code_execution', input: { command: 'create', path: 'a', file_text: 'x' }, content: '{"type":"text_editor_code_execution_create_result","is_file_update":true}' }, '✓ text_editor_code_execution a → overwrote · 1 B'],
    ['an overwritten file whose name speaks of creation', { name: 'write_file', input: { path: 'n/created.md', content: 'x' }, content: 'Overwrote "n/created.md" (1 bytes).' }, '✓ write_file n/created.md → overwrote · 1 B'],
    ['an updated file whose name speaks of creation', { name: 'Write', input: { file_path: '/created.md', content: 'x' }, content: 'The file /created.md has been updated.' }, '✓ Write /created.md → overwrote · 1 B'],
    ['a replaced file whose name speaks of a new one', { name: 'write_file', input: { path: '/new file.md', content: 'x' }, content: 'Successfully overwrote file: /new file.md.' }, '✓ write_file /new file.md → overwrote · 1 B'],
    ['a new file whose name speaks of overwriting', { name: 'Write', input: { file_path: '/overwritten.md', content: 'x' }, content: 'File created successfully at: /overwritten.md' }, '✓ Write /overwritten.md → created · 1 B'],
    ['a replacement that keeps the line of an insertion', { name: 'text_editor', input: { command: 'str_replace', path: 'a', old_str: 'x', new_str: 'y', insert_line: 3 }, content: 'ok' }, '✓ text_editor a +1 −1 → 1 replacement'],
    ['an operation that is no change of text', { name: 'acme', input: { operation: { type: 'rename_file', path: 'z' } }, content: 'ok' }, '✓ acme z → ok'],
    ['a patch of several files', { name: 'apply_patch', input: { input: '*** Begin Patch\n*** Delete File: a\n*** Update File: b\n*** Move to: c\n@@\n-x\n+y\n*** Add File: d\n+z\n*** End Patch' }, content: 'ok' }, '✓ apply_patch a +2 more +2 −1 → 3 files'],
    ['one file twice', { name: 'apply_patch', input: { input: '*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n*** Update File: ./a\n@@\n+z\n*** End Patch' }, content: 'ok' }, '✓ apply_patch a +2 −1 → updated'],
    ['a moved file', { name: 'apply_patch', input: '*** Begin Patch\n*** Update File: a\n*** Move to: b\n@@\n-x\n+y\n*** End Patch', content: 'ok' }, '✓ apply_patch b +1 −1 → moved'],
    ['changes in a list', { name: 'edit', input: { path: 'a', edits: [{ op: 'update', diff: '@@\n-x\n+y\n' }] }, call: { agent: 'oh-my-pi' }, content: 'ok' }, '✓ edit a +1 −1 → updated'],
    ['a new file in a list', { name: 'edit', input: { path: 'a', edits: [{ op: 'create', diff: 'x\ny\n' }] }, call: { agent: 'oh-my-pi' }, content: 'ok' }, '✓ edit a +2 → created'],
    ['a move in a list', { name: 'edit', input: { path: 'a', edits: '[{"op":"update","rename":"b","diff":"@@\\n-x\\n+y"}]' }, call: { agent: 'oh-my-pi' }, content: 'ok' }, '✓ edit b +1 −1 → moved'],
    ['a deletion in a list', { name: 'edit', input: { path: 'a', edits: [{ op: 'delete' }] }, call: { agent: 'oh-my-pi' }, content: 'ok' }, '✓ edit a → deleted'],
    ['a diff in place of texts', { name: 'text_editor', input: { command: 'str_replace', path: 'a', diff: '@@ -1 +1,2 @@\n-x\n+y\n+z\n' }, content: 'ok' }, '✓ text_editor a +2 −1 → updated'],
    ['a patch that does not fit', { name: 'apply_patch', input: { input: '*** Begin Patch\n*** Update File: a\n@@\n-x\n*** End Patch' }, content: 'Exit code: 1\nWall time: 0 seconds\nOutput:\napply_patch verification failed: Failed to find x\n' }, '✗ apply_patch a −1 → failed · apply_patch verification failed: Failed to find x'],
    ['an argument list with a patch', { name: 'shell', input: { command: ['apply_patch', '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch'] }, content: 'ok' }, '✓ shell apply_patch \'*** Begin Patch *** Add File: a +x *** End Patch\' → ok'],
    ['no changes in the working tree', { name: 'git_diff', input: { repo_path: '/r', target: 'main' }, content: 'Diff with main:\n' }, '✓ git_diff /r main → no output'],
    ['a file written whole by an edit tool', { name: 'edit_file', input: { path: 'a', mode: 'create', content: 'x' }, content: 'ok' }, '✓ edit_file a → created'],
    ['a file that exists already', { name: 'create_file', input: { filePath: 'a', content: 'x' }, content: 'File already exists. Use an edit tool.' }, '✗ create_file a → failed · File already exists. Use an edit tool.'],
    ['text that is not unique', { name: 'edit', input: { path: 'a', before: 'x', after: 'y' }, content: 'Found 2 matches. Give more context.' }, '✗ edit a +1 −1 → failed · Found 2 matches. Give more context.'],
  ])('%s', (_, parts, line) => {
    expect(lineOf(parts)).toBe(line)
  })
})

describe('an edit that did not happen, told in words alone', () => {
  const edit = { input: { path: 'a', old_string: 'x', new_string: 'y' } }

  it.each<[string, EntryParts, string]>([
    ['Gemini CLI', { name: 'replace', ...edit, content: 'Failed to edit, 0 occurrences found for old_string in a. No edits made.' }, '✗ replace a +1 −1 → failed · Failed to edit, 0 occurrences found for old_string in a. No…'],
    ['VS Code', { name: 'replace_string_in_file', ...edit, content: 'ERROR while calling tool: x' }, '✗ replace_string_in_file a +1 −1 → failed · ERROR while calling tool: x'],
    ['VS Code, a patch', { name: 'apply_patch', input: '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch', content: 'ERROR: Invalid context' }, '✗ apply_patch a +1 → failed · Invalid context'],
    ['VS Code, a patch', { name: 'apply_patch', input: '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch', content: 'Error: invalid context' }, '✗ apply_patch a +1 → failed · invalid context'],
    ['Codex CLI, a patch', { name: 'apply_patch', input: '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch', content: 'Exit code: 0\nWall time: 0 seconds\nOutput:\nError: no such folder' }, '✗ apply_patch a +1 → failed · no such folder'],
    ['OpenAI, a patch', { name: 'apply_patch', input: { operation: { type: 'update_file', path: 'a', diff: '@@\n-x\n' } }, content: '{"status":"failed","output":"Invalid context"}' }, '✗ apply_patch a −1 → failed · Invalid context'],
    ['OpenHands', { name: 'edit', ...edit, content: 'No replacement was performed, old_str `x` did not appear.' }, '✗ edit a +1 −1 → failed · No replacement was performed, old_str `x` did not appear.'],
    ['Claude Code', { name: 'Edit', ...edit, content: 'String to replace not found in file.\nString: x' }, '✗ Edit a +1 −1 → failed · String to replace not found in file.'],
    ['Claude Code', { name: 'Edit', ...edit, content: 'File has not been read yet. Read it first.' }, '✗ Edit a +1 −1 → failed · File has not been read yet. Read it first.'],
    ['Cline', { name: 'replace_in_file', ...edit, content: '<error>\nThe SEARCH block does not match\n</error>' }, '✗ replace_in_file a +1 −1 → failed · The SEARCH block does not match'],
  ])('%s', (_, parts, line) => {
    const view = viewToolEntry(makeEntry(parts))
    expect(formatToolLine(view)).toBe(line)
    expect(view.callBadges).toMatchObject([{ tone: 'muted' }])
  })

  it('is not read into one that mends errors', () => {
    expect(lineOf({ name: 'edit', ...edit, content: 'Errors were mended.\nError: is gone' })).toBe('✓ edit a +1 −1 → 1 replacement')
  })
})

describe('the header of a list, a glob or a search', () => {
  it.each<[string, EntryParts, string]>([
    ['oh-my-pi\'s marked rows below files', { name: 'grep', input: { pattern: 'x' }, content: '[src/a.ts#AB12]\n*3:x\n\n[src/b.ts#CD34]\n*1:x' }, '✓ grep x → 2 matches in 2 files'],
    ['an empty folder', { name: 'ls', input: {}, content: '(empty directory)' }, '✓ ls . → empty'],
    ['totals', { name: 'list_directory_with_sizes', input: { path: 'd' }, content: '[DIR] a\n[FILE] b 1 KB\n\nTotal: 1 files, 1 directories\nCombined size: 1 KB' }, '✓ list_directory_with_sizes d → 2 entries'],
    ['more than fit', { name: 'list_dir', input: { dir_path: 'd' }, content: 'Absolute path: /d\na\nb\nMore than 2 entries found' }, '✓ list_dir d → 2 entries · truncated'],
    ['a stated number of files', { name: 'glob', input: { pattern: '*' }, content: 'Found 12 file(s) matching "*" within /x:\na\nb' }, '✓ glob * → 12 files'],
    ['files cut by the tool', { name: 'Glob', input: { pattern: '*', path: '.' }, content: 'a\nb\n(Results are truncated. Consider using a more specific path or pattern.)' }, '✓ Glob * → 2 files · truncated'],
    ['matches of one file without its name', { name: 'grep', input: { pattern: 'x', path: 'a.ts' }, content: '3:x\n9:x' }, '✓ grep x in a.ts → 2 matches'],
    ['a text too long to tell its rows apart', { name: 'grep', input: { pattern: 'x' }, content: 'src/a.ts:1:x\n'.repeat(400_000) }, '✓ grep x → 400000 lines'],
    ['lines in front of the first match that look like matches', { name: 'grep', input: { pattern: 'x' }, content: 'app.log-9-2024 10:30:00 boot\napp.log:10:2024 10:31:00 x' }, '✓ grep x → 1 match in 1 file'],
    ['matches in files with numbers in their names', { name: 'grep', input: { pattern: 'x' }, content: '2026-01-02-a.md:3:x\n2026-01-02-a.md:4:x' }, '✓ grep x → 2 matches in 1 file'],
    ['a search that Cline cut', { name: 'search_files', input: { path: 'src', regex: 'p' }, content: 'Showing first 300 of 300+ results. Use a more specific search.\n\nsrc/a.ts\n│----\n│p\n│----' }, '✓ search_files p in src → 300 matches · truncated'],
    ['one of several searches that was cut', { name: 'search_codebase', input: { queries: ['x'] }, content: '[{"query":"x","result":"a.ts:1: x\\n\\n[... search output truncated: 90000 chars total]","success":true}]' }, '✓ search_codebase x → 1 match in 1 file · truncated'],
    ['a drawn tree', { name: 'directory_tree', input: { path: 'd' }, content: 'd/\n├── a\n└── b\n\n0 directories, 2 files' }, '✓ directory_tree d → 2 entries'],
    ['lines around a match', { name: 'grep', input: { pattern: 'x' }, content: 'a.ts-2-before\na.ts:3:x\na.ts-4-after 5:1: z\n--\nb.ts:1:x' }, '✓ grep x → 2 matches in 2 files'],
    ['Windows paths', { name: 'grep', input: { pattern: 'x' }, content: 'C:\\a.ts:3:x\nC:\\a.ts:4:x' }, '✓ grep x → 2 matches in 1 file'],
    ['counts without a total', { name: 'grep', input: { pattern: 'x', output_mode: 'count' }, content: 'a.ts:3\nb.ts:2' }, '✓ grep x → 5 matches in 2 files'],
    ['a page of matches', { name: 'grep', input: { regex: 'x' }, content: 'Found 90 matches:\n\n## Matches in a.rs\n\n### L1\n\nShowing matches 21-40 (there were more matches found; use offset: 40)' }, '✓ grep x → 20 matches in 1 file · truncated'],
    ['a page limit', { name: 'Grep', input: { pattern: 'x', output_mode: 'content' }, content: 'a.ts:1:x\n\n[Showing results with pagination = limit: 1, offset: 0]' }, '✓ Grep x → 1 match in 1 file · truncated'],
    ['source that speaks of limits', { name: 'Grep', input: { pattern: 'limit', output_mode: 'content' }, content: 'a.ts:1:// limit reached\na.ts:2:Found 3 files' }, '✓ Grep limit → 2 matches in 1 file'],
    ['several searches, one of them in vain', { name: 'search_codebase', input: { queries: ['x', 'y'] }, content: '[{"query":"x","result":"No results found for pattern: x","success":true},{"query":"y","result":"Found 2 results for pattern: y\\n\\na.ts:1: y\\nb.ts:2: y","success":true}]' }, '✓ search_codebase x +1 more → 2 matches'],
    ['several searches', { name: 'search_codebase', input: { queries: ['x', 'y'] }, content: '[{"query":"x","result":"Found 1 result for pattern: x\\n\\na.ts:1: x","success":true},{"query":"y","result":"Found 2 results for pattern: y\\n\\na.ts:1: y\\nb.ts:2: y","success":true}]' }, '✓ search_codebase x +1 more → 3 matches'],
    ['several searches that state no number', { name: 'search_codebase', input: { queries: ['x', 'y'] }, content: '[{"query":"x","result":"a.ts:1: x","success":true},{"query":"y","result":"a.ts:1: y\\nb.ts:2: y","success":true}]' }, '✓ search_codebase x +1 more → 3 matches in 2 files'],
    ['several searches, all in vain', { name: 'search_codebase', input: { queries: ['x', 'y'] }, content: '[{"query":"x","result":"No results found","success":true},{"query":"y","result":"","success":true}]' }, '✓ search_codebase x +1 more → no matches'],
    ['a failure that is none', { name: 'grep_files', input: { pattern: 'x' }, content: 'No matches found.' }, '✓ grep_files x → no matches'],
  ])('%s', (_, parts, line) => {
    expect(lineOf(parts)).toBe(line)
  })
})

describe('the header of what concerns the web, plans and people', () => {
  it.each<[string, EntryParts, string]>([
    ['a checklist with the line ends of Windows', { name: 'update_todo_list', input: { todos: '[x] a\r\n[ ] c\r\n' }, content: '' }, '✓ update_todo_list "c" → 1/2 done'],
    ['an item with a line separator in it', { name: 'update_todo_list', input: { todos: '[x] a\u2028b\n[ ] c' }, content: '' }, '✓ update_todo_list "c" → 1/2 done'],
    ['a page instead of a query', { name: 'web_search', input: { action: { type: 'open_page', url: 'https://a.example' } }, content: '' }, '✓ web_search https://a.example → no output'],
    ['no results', { name: 'WebSearch', input: { query: 'x' }, content: 'Web search results for query: "x"\n\nNo links found.' }, '✓ WebSearch "x" → no results'],
    ['an error block', { name: 'web_search', input: { query: 'x' }, content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' } }, '✗ web_search "x" → failed · max_uses_exceeded'],
    ['a status code', { name: 'WebFetch', input: { url: 'https://a.example' }, content: 'x', result: { details: { code: 404, codeText: 'Not Found', bytes: 10 } } }, '✓ WebFetch https://a.example → 404 Not Found · 10 B'],
    ['a key that is pressed', { name: 'browser_press_key', input: { key: 'Enter' }, content: '### Page\n- Page Title: Cart' }, '✓ browser_press_key Enter → "Cart"'],
    ['all done', { name: 'TodoWrite', input: { todos: [{ content: 'a', status: 'done' }, { content: 'b', status: 'cancelled' }, null, 'x'] }, content: 'ok' }, '✓ TodoWrite "b" → 1/1 done'],
    ['a cleared list', { name: 'write_todos', input: { todos: [] }, content: 'Successfully cleared the todo list.' }, '✓ write_todos → cleared'],
    ['a list that is read', { name: 'todoread', input: {}, content: '[{"content":"a","status":"completed"},{"content":"b","status":"pending"}]' }, '✓ todoread → 1/2 done'],
    ['an unknown task', { name: 'TaskUpdate', input: { taskId: 9 }, content: 'Task not found' }, '✗ TaskUpdate #9 → failed · Task not found'],
    ['several answers', { name: 'AskUserQuestion', input: { questions: [{ question: 'A?' }, { question: 'B?' }] }, content: 'User has answered your questions: "A?"="1", "B?"="2".' }, '✓ AskUserQuestion "A?" +1 more → 2 answers'],
    ['several choices', { name: 'ask_user', input: { questions: [{ question: 'A?' }] }, content: '{"answers":{"0":["x","y"]}}' }, '✓ ask_user "A?" → "x, y"'],
    ['no answer', { name: 'ask_user', input: { questions: [{ question: 'A?' }] }, content: 'User dismissed ask_user dialog without answering.' }, '✓ ask_user "A?" → dismissed'],
    ['an agent without all numbers', { name: 'Task', input: { description: 'a', prompt: 'b' }, content: 'Done.\nagentId: a1 (for resuming)', result: { details: { totalTokens: 5 } } }, '✓ Task "a" → Done.'],
    ['an agent that failed', { name: 'task', input: { description: 'a', prompt: 'b' }, content: '<task id="s1" state="error">\n<task_result>\nboom\n</task_result>\n</task>' }, '✗ task "a" → failed · boom'],
    ['an agent that failed without an answer', { name: 'task', input: { description: 'a', prompt: 'b' }, content: '<task id="s1" state="error">\nboom\n</task>' }, '✗ task "a" → failed · boom'],
    ['the mode of an agent behind a namespace', { name: 'functions.new_task', input: { message: 'M', mode: 'ask' }, content: 'x' }, '✓ functions.new_task "M" ask → x'],
    ['an error block as JSON text', { name: 'web_search', input: { query: 'x' }, content: '{"type":"web_search_tool_result_error","error_code":"max_uses_exceeded"}' }, '✗ web_search "x" → failed · max_uses_exceeded'],
    ['an error block among words', { name: 'web_search', input: { query: 'x' }, content: [{ type: 'text', text: 'y' }, { type: 'web_search_tool_result_error', error_code: 'E1' }] }, '✗ web_search "x" → failed · E1'],
    ['the block around results', { name: 'web_search', input: { query: 'x' }, content: { type: 'web_search_tool_result', content: [{ type: 'web_search_result', url: 'https://a.example', title: 'A' }] } }, '✓ web_search "x" → 1 result'],
    ['a page as JSON text', { name: 'web_fetch', input: { url: 'https://a.example' }, content: '{"type":"web_fetch_result","url":"https://a.example","content":{"type":"document","source":{"type":"text","data":"x\\ny"}}}' }, '✓ web_fetch https://a.example → 2 lines'],
    ['a page that Cline cut', { name: 'fetch_web_content', input: { requests: [{ url: 'https://a.example' }] }, content: '[{"query":"https://a.example","result":"x\\ny\\n\\n[... output truncated: 90000 chars total]","success":true}]' }, '✓ fetch_web_content https://a.example → 2 lines · truncated'],
    ['code behind a namespace', { name: 'functions.exec', input: { input: 'let a = 1' }, content: 'x' }, '✓ functions.exec let a = 1 js → x'],
    ['a search by meaning', { name: 'copilot_searchCodebase', input: { query: 'q' }, content: 'a\nb' }, '✓ copilot_searchCodebase "q" → 2 lines'],
    ['a running agent', { name: 'task', input: { description: 'a', prompt: 'b' }, content: '<task id="s1" state="running">\n</task>' }, '✓ task "a" → running · s1'],
    ['agents that did not answer in time', { name: 'wait_agent', input: { targets: ['a'] }, content: '{"status":{},"timed_out":true}' }, '✗ wait_agent a → timed out'],
    ['one file for several references', { name: 'LSP', input: { operation: 'findReferences', filePath: 'a', line: 2 }, content: 'No references found' }, '✓ LSP findReferences a:2 → no results'],
    ['no rows', { name: 'sql', input: { query: 'select 1' }, content: '[]' }, '✓ sql select 1 → no rows'],
    ['a point and text', { name: 'computer', input: { action: 'type', coordinate: [1, 2], text: 'hi' }, content: 'ok' }, '✓ computer type (1, 2) "hi" → ok'],
    ['a refused plan', { name: 'ExitPlanMode', input: { plan: 'Just do it' }, content: 'The user doesn\'t want to proceed with this tool use.', isError: true }, '⊘ ExitPlanMode "Just do it" → rejected'],
    ['a wrapper without a tool', { name: 'use_mcp_tool', input: { query: 'x' }, content: 'y' }, '✓ use_mcp_tool x → y'],
  ])('%s', (_, parts, line) => {
    expect(lineOf(parts)).toBe(line)
  })
})

describe('what came back of the web', () => {
  it('is a file where a page is no text', () => {
    const source = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK' }
    const content = { type: 'web_fetch_result', url: 'u', content: { type: 'document', source } }
    const view = viewToolEntry(makeEntry({ name: 'web_fetch', input: { url: 'u' }, content }))
    expect(view.resultSummary).toBe('pdf')
    expect(view.output).toMatchObject({ kind: 'media', items: [{ type: 'application/pdf', bytes: 9 }] })
  })

  it('keeps its sources where they stand among words', () => {
    const content = [{ type: 'web_search_result', url: 'https://a.example', title: 'A' }, { type: 'text', text: 'x' }]
    const view = viewToolEntry(makeEntry({ name: 'web_search', input: { query: 'q' }, content }))
    expect(view.resultSummary).toBe('1 result')
    expect(view.output).toMatchObject({ kind: 'sources', text: 'x', items: [{ title: 'A' }], prose: 'x' })
  })
})

it('the line of an edit may stand in JSON text', () => {
  const input = { path: 'a', old_str: 'x', new_str: 'y' }
  const view = viewToolEntry(makeEntry({ name: 'edit_file', input, content: '{"diff":"```diff\\n-x\\n+y\\n```","lineRange":[3,3]}' }))
  expect(view.locations).toEqual([{ path: 'a', line: 3 }])
})

describe('the header of code', () => {
  it.each<[string, string, string]>([
    ['python', '# a note\n\nx = 1', 'x = 1 …'],
    ['python', '%pip install x\nimport y', '%pip install x …'],
    ['javascript', '/* a\n b */\nlet b = 1', 'let b = 1 …'],
    ['sql', '-- a\nselect 1', 'select 1 …'],
    ['matlab', '% a\nx = 1', 'x = 1 …'],
  ])('is its first line that is no comment, in %s', (language, code, summary) => {
    expect(viewToolEntry(makeEntry({ name: 'run_code', input: { language, code } })).callSummary).toBe(summary)
  })
})

describe('the header of an unknown tool', () => {
  it.each<[unknown, string]>([
    [{ url: 5, name: 'x' }, '5'],
    [{ path: { a: 1 }, title: 'T' }, 'T'],
    [{ conversationId: 'c1' }, 'c1'],
    [{ b: [1, 2] }, '{"b":[1,2]}'],
    [[1, 2], '[1,2]'],
    ['just some text', 'just some text'],
    ['{"city":"Par', '{"city":"Par'],
    [42, '42'],
    [{}, '{}'],
    [{ size: Number.NaN }, '{"size":null}'],
    [null, ''],
  ])('%j reads as %s', (input, summary) => {
    expect(viewToolEntry(makeEntry({ name: 'weather', input })).callSummary).toBe(summary)
  })

  const data = 'iVBORw0KGgo9Zm9v'.repeat(400)

  it.each<[string, unknown, string]>([
    ['alone', { data }, '4.7 KB'],
    ['alone, as an address', { path: `data:image/png;base64,${data}` }, '4.7 KB'],
    ['as the whole input', data, '4.7 KB'],
    ['in front of a telling argument', { query: data, title: 'A cat' }, 'A cat'],
    ['among other arguments', { data, width: 3 }, '{"data":"4.7 KB","width":3}'],
    ['further in', { image: { data } }, '{"image":{"data":"…'],
  ])('data in base64 is never shown: %s', (_, input, summary) => {
    expect(viewToolEntry(makeEntry({ name: 'weather', input })).callSummary).toBe(summary)
  })

  it.each<[unknown, string]>([
    ['', 'no output'],
    [[], 'no items'],
    [[1, 2, 3], '3 items'],
    ['[{"a":1}]', '1 item'],
    [{ a: 1 }, '{"a":1}'],
    [{ a: 'x'.repeat(100) }, '108 B'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), '61 B'],
    [0, '0'],
    [false, 'false'],
    [null, 'no output'],
    [{ content: [{ type: 'text', text: 'first\nsecond' }], structuredContent: { n: 2 } }, '2 lines'],
    [{ content: [], structuredContent: { a: 1 } }, '{"a":1}'],
    [{ structuredContent: { a: 1 } }, '{"a":1}'],
    [{ content: [{ type: 'text', text: '' }], structuredContent: [1, 2] }, '2 items'],
    [{ content: [], isError: false }, 'no output'],
    [{ content: [] }, 'no output'],
    [{ content: [], total: 0 }, '{"content":[],"total":0}'],
    [[{ type: 'text', text: 'a\nb' }, { type: 'text', text: 'c' }], '3 lines'],
    [[{ type: 'image', data: 'AAAA', mimeType: 'image/png' }], 'image'],
    [[{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }], 'audio'],
    [[{ type: 'audio', data: 'AAAA' }], 'audio'],
    [[{ type: 'file', data: 'AAAA', mimeType: 'video/mp4' }], '1 file'],
    [[{ type: 'image', data: 'AAAA', mimeType: 'image/png' }, { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }], '2 files'],
    [[{ type: 'resource', resource: { uri: 'x://y', text: 'hello' } }], 'hello'],
  ])('a result of %j is %s', (content, summary) => {
    expect(viewToolEntry(makeEntry({ name: 'weather', input: {}, content })).resultSummary).toBe(summary)
  })

  it.each<[string, string, object]>([
    ['Bash', 'no output', { kind: 'empty' }],
    ['Read', 'no output', { kind: 'empty' }],
    ['WebFetch', 'no output', { kind: 'empty' }],
    ['Skill', 'no output', { kind: 'empty' }],
    ['Write', 'wrote', { kind: 'empty' }],
    ['Grep', 'no matches', { kind: 'empty' }],
    ['Glob', 'no files', { kind: 'empty' }],
    ['weather', 'no items', { kind: 'json', text: '[]' }],
  ])('an empty list of blocks is nothing, and items only where a tool counts them: %s', (name, summary, output) => {
    expect(viewToolEntry(makeEntry({ name, input: {}, content: [] }))).toMatchObject({ resultSummary: summary, output })
    expect(viewToolEntry(makeEntry({ name, input: {}, content: [], isError: true })).resultSummary).toBe('failed')
  })

  it.each<[string, (list: readonly unknown[]) => unknown, string]>([
    ['weather', list => list, '1200000 items'],
    ['list_directory', list => list, '1200000 entries'],
    ['glob', list => ({ files: list }), '1200000 files'],
    ['grep', list => ({ matches: list }), '1200000 files'],
  ])('a list that is too long to be read whole is still counted whole: %s', (name, wrap, summary) => {
    const list = Array.from({ length: 1_200_000 }, () => 'a')
    expect(viewToolEntry(makeEntry({ name, input: {}, content: wrap(list) })).resultSummary).toBe(summary)
  })
})
