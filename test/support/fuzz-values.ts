/** Chance that can be repeated: the same seed gives the same values. */
export interface Chance {
  /** A whole number from 0 to below `max`. */
  readonly below: (max: number) => number
  readonly oneOf: <T>(list: readonly T[]) => T
}

/** Makes a chance of a seed (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6D2B79F5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (max: number) => Math.floor(next() * max)
  return { below, oneOf: list => list[below(list.length)]! }
}

/** Keys that tools give their arguments, results and details. */
export const knownKeys = `command cmd commands script CommandLine path file_path filePath paths files query queries url urls pattern regex name
  question questions options title task message conversationId content contents file_text text old_string new_string oldText newText
  edits replacements diff patch operation type status todos todoList plan items phases tasks code language title bash_id shellId
  session_id id chars input offset limit start_line end_line view_range head tail pages insert_line cell_id edit_mode action actions
  coordinate x y keys thought fact subagent_type description prompt run_in_background background recursive glob include output_mode
  server_name tool_name arguments args cwd restart results matches data rows rowCount stdout stderr output exitCode exit_code metadata
  outcome isError is_error error error_code structuredContent structuredPatch originalFile file numFiles filenames truncated truncation
  timedOut interrupted backgroundTaskId agentId totalToolUseCount totalTokens totalDurationMs durationMs bytes codeText lineRange
  firstChangedLine answers agent_id nickname timed_out submission_id success newTodos originalSize base64 media_type source blocks
  children tool goal __proto__ constructor toString then length card diffs summary kind locations signal`.split(/\s+/)

/** Fragments from which tools build their results; whole, halved and in the wrong places. */
export const fragments: readonly string[] = [
  'Exit code 3\n', 'Chunk ID: ab12\n', 'Wall time: 0.1 seconds\n', 'Process exited with code 2\n', 'Output:\n', 'Exit code: 1\n',
  'Total output lines: 99999999999\n', '<untrusted_context>\n', '</untrusted_context>', 'Command: ls\nDirectory: (root)\nOutput: x\n',
  'Exit Code: 1\n', 'Signal: 9\n', '<status>running</status>', '<stdout>\na\n</stdout>', '<returncode>1</returncode>\n<output>', '</output>',
  '<tool_use_error>', '</tool_use_error>', '<error>', 'Error: ', '### Error\n', '```\n', '```diff\n', '<system-reminder>', '</system-reminder>',
  '[Command timed out]', 'Command exited with code 1', '\n\n', '\n', '<persisted-output>\nOutput too large (42.9KB). Full output saved to: x\n',
  'Command running in background with ID: ', 'Found 3 matches', 'Found 2 files', 'src/a.ts:3:x\n', 'C:\\a.ts:3:x\n', '12:x\n', '     1→a\n',
  '1\ta\n', 'L1: a\n', '*** Begin Patch\n', '*** Update File: a\n', '@@ -1 +1 @@\n-a\n+b\n', 'diff --git a/x b/x\n', '--- a/x\n+++ b/x\n',
  '-4 a\n+4 b\n', '<<<<<<< SEARCH\n', '=======\n', '>>>>>>> REPLACE\n', '- [x] done\n', '[ ] open\n', '"q"="a"', '<usage>tool_uses: 1\n</usage>',
  'Replaced 3 occurrence(s) in "a".', '(3 replacements)', 'No matches found', 'The user doesn\'t want to proceed', '[Request interrupted by user',
  'Operation aborted', 'Links: [{"a":1}]', '[1] http://x', 'URL: https://x', '{"status":"denied"}', '[{"query":"a","result":"b","success":false}]',
  '{"output":"x","metadata":{"exit_code":1}}', '[{"type":"text","text":"x"}]', '[{', '{"path":"a', '"', '\\', 'data:image/png;base64,AAAA',
  '\u001B[31m', '\u001B]8;;', '\u009B', '\u0007', '\r', '\r\n', '\t', '\u0000', '\u202E', '\u200B', '\uFEFF', '\u2028', '\uD83D', '\uDE00', '💩',
  'e\u0301\u0301\u0301', '👩‍👩‍👧', 'x'.repeat(300), 'é '.repeat(120), '1e999', '9'.repeat(40), '-1', '0', '.', '..', '/', '~', 'https://a.b/c', 'cd a && ',
  'bash -lc \'', 'cat <<EOF\n', 'grep x y', '$(', 'SELECT 1', '**/*.ts', 'true',
]
