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
const keys = `command cmd commands script CommandLine path file_path filePath paths files query queries url urls pattern regex name
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
const fragments: readonly string[] = [
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

function makeText(chance: Chance): string {
  const length = chance.below(20) === 0 ? 40 : chance.below(6)
  return Array.from({ length }, () => {
    const fragment = chance.oneOf(fragments)
    return chance.below(6) === 0 ? fragment.slice(chance.below(fragment.length + 1)) : fragment
  }).join('')
}

/** A text of some megabytes; made once. */
const huge = ['x'.repeat(3_000_000), 'a line\n'.repeat(400_000), '\uD83D\uDE00'.repeat(1_000_000), `${'('.repeat(200_000)}\n`, '{"a":'.repeat(100_000)]

const oddities: readonly (() => unknown)[] = [
  () => undefined, () => null, () => Number.NaN, () => Number.POSITIVE_INFINITY, () => -0, () => 1e300, () => 10n, () => Symbol('s'), () => () => 1,
  () => new Date(Number.NaN), () => new Map([['path', 'a']]), () => new Set(['a']), () => new Error('no'), () => /x/, () => Object.create(null) as unknown,
  () => Object.defineProperty({ a: 1 }, 'path', { enumerable: true, get: refuse }),
  () => new Proxy({}, { get: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse }),
  () => new Proxy([], { get: refuse }),
  () => [, 'hole'], // eslint-disable-line no-sparse-arrays
  () => new Uint8Array(3),
]

function refuse(): never {
  throw new Error('This value refuses to be read')
}

/** Yields any value, of any depth below `depth`. */
export function makeValue(chance: Chance, depth = 3): unknown {
  const kind = chance.below(depth > 0 ? 12 : 7)
  if (kind < 4) return makeText(chance)
  if (kind === 4) return chance.oneOf([0, 1, -1, 3, 12.5, 1e9, '7', '0'])
  if (kind === 5) return chance.below(2) === 0
  if (kind === 6) return chance.below(400) === 0 ? chance.oneOf(huge) : chance.oneOf(oddities)()
  if (kind === 7) return Array.from({ length: chance.below(4) }, () => makeValue(chance, depth - 1))
  const record = makeRecord(chance, depth - 1)
  return kind === 8 ? writeJson(record) : record
}

function makeRecord(chance: Chance, depth: number): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (let count = chance.below(5); count >= 0; count--) {
    const value = chance.below(30) === 0 ? record : makeValue(chance, depth)
    Object.defineProperty(record, chance.oneOf(keys), { value, enumerable: true, configurable: true, writable: true })
  }
  return record
}

function writeJson(value: unknown): unknown {
  try {
    return JSON.stringify(value)
  }
  catch {
    return value
  }
}

/** Yields a value as a tool might have meant it: some of its parts left out, cut, written as JSON, or something else altogether. */
export function spoil(chance: Chance, value: unknown): unknown {
  switch (chance.below(12)) {
    case 0: return makeValue(chance)
    case 1: return writeJson(value)
    case 2: return [value]
    default:
  }
  if (typeof value === 'string') return spoilText(chance, value)
  if (Array.isArray(value)) return value.filter(() => chance.below(8) > 0).map(item => spoil(chance, item))
  if (typeof value !== 'object' || value === null) return chance.below(4) === 0 ? String(value) : value
  const fields = Object.entries(value).filter(() => chance.below(8) > 0)
  return Object.fromEntries(fields.map(([key, field]) => [key, spoil(chance, field)]))
}

function spoilText(chance: Chance, text: string): string {
  const at = chance.below(text.length + 1)
  switch (chance.below(6)) {
    case 0: return text.slice(0, at)
    case 1: return text.slice(at)
    case 2: return text.slice(0, at) + chance.oneOf(fragments) + text.slice(at)
    case 3: return makeText(chance) + text
    case 4: return text + makeText(chance)
    default: return text
  }
}
