import { readWords } from './docs-types.mjs'
import { writeTable } from './docs-tables.mjs'

/** What each `data-part` is, from the outside in. */
const parts = new Map(Object.entries({
  'card': 'One card',
  'header': 'Its line: a button where there is something to open',
  'status': 'The icon of the status',
  'icon': 'The wrench, the icon of the tool\'s family, or the slot `icon`',
  'name': 'The tool\'s name',
  'summary': 'The call in few words: a command, a path, a query',
  'badge': 'A small fact beside it: lines of a file, `+A −R`, the MCP server, how long it took',
  'result-summary': 'What came back, behind `→`; words in its place where a person must decide, or nothing ever came back. A call that runs has none',
  'toggle': 'The chevron',
  'actions': 'The slot `actions`',
  'body': 'What opens',
  'title': 'The title that a tool declares of its call',
  'locations': 'The row of places',
  'location': 'A place in a file that can be activated',
  'call': 'The call as the tool suits it: a prompt, a diff, fields',
  'description': 'What a command is for, above it',
  'input': 'A command, or the table of arguments',
  'exit': 'How a command ended, where that is not as it should be',
  'children': 'The cards of a sub-agent',
  'output': 'What came back',
  'file': 'The caption of a file in a diff or among matches; a row in a list of files',
  'path': 'A path',
  'hunk': 'Lines of a diff that stand together, with the line above them',
  'hunk-line': 'The line above them: what is left out, which lines they are, in which function',
  'line': 'A line of a diff, of code or of matches',
  'expand': 'The button that shows unchanged lines between two hunks',
  'more': 'The button of what is left out',
  'copy': 'The button that copies',
  'wrap': 'The button that wraps long lines',
  'split': 'The button that shows old and new side by side',
  'approval': 'The question whether a call may run',
  'transcript': '`<ToolTranscript>`',
  'toolbar': 'Its toolbar',
  'message': 'What is no card',
  'step-end': 'The slot `step-end`',
}))

/** What the `data-*` states say; `of` names the alias with their values. */
const states = [
  { name: 'data-status', on: 'card; button of the toolbar', of: 'ToolStatus' },
  { name: 'data-open', on: 'card', values: ['true', 'false'] },
  { name: 'data-family', on: 'card', says: 'what kind of tool it is' },
  { name: 'data-variant', on: 'card, transcript', of: 'ToolCardVariant', says: 'where it was chosen' },
  { name: 'data-density', on: 'card, transcript', of: 'ToolCardDensity', says: 'where it was chosen' },
  { name: 'data-tone', on: 'badge', values: ['plain', 'added-removed', 'muted', 'warning'] },
  { name: 'data-output', on: 'output', says: 'its kind: `text`, `terminal`, `code`, `json` …' },
  { name: 'data-kind', on: 'line of a diff or of matches', values: ['context', 'added', 'removed'] },
  { name: 'data-side', on: 'line of a diff', values: ['old', 'new'], says: 'where both stand side by side' },
  { name: 'data-layout', on: 'lines, diff', values: ['scrolling', 'wrapped', 'split'] },
  { name: 'data-applied', on: 'diff', values: ['true', 'false'], says: 'false: the edit failed' },
  { name: 'data-todo', on: 'row of a to-do list', values: ['pending', 'in_progress', 'completed', 'cancelled'] },
  { name: 'data-role', on: 'message', values: ['user', 'assistant', 'system', 'thinking', 'error'] },
  { name: 'data-long', on: 'transcript', says: 'there above 200 items, which are drawn only where they are in view' },
]

/**
 * The names of all parts; throws where a source has one without words here, or words are left without a part.
 *
 * @param {readonly string[]} sources the texts of the components
 */
export function writeParts(sources) {
  const text = sources.join('\n')
  const found = new Set([...text.matchAll(/(?<!\[)data-part['"]?(?:=|: )"?[^'"\n]*['"]([a-z-]+)['"]/g)].map(match => match[1]))
  const unnamed = [...found].filter(name => !parts.has(name))
  const gone = [...parts.keys()].filter(name => !found.has(name))
  if (unnamed.length > 0) throw new Error(`These parts have no words in scripts/docs-parts.mjs: ${unnamed.join(', ')}.`)
  if (gone.length > 0) throw new Error(`These parts of scripts/docs-parts.mjs are in no source: ${gone.join(', ')}.`)
  return writeTable(['`data-part`', 'what it is'], [...parts].map(([name, meaning]) => [`\`${name}\``, meaning]))
}

/** The states that a style may ask for. */
export function writeStates(types, sources) {
  const text = sources.join('\n')
  return writeTable(['attribute', 'on', 'values'], states.map(({ name, on, of, values = of ? readWords(types, of) : [], says = '' }) => {
    if (!text.includes(name)) throw new Error(`No source has the attribute ${name} of scripts/docs-parts.mjs.`)
    const words = values.map(value => `\`${value}\``).join(', ')
    return [`\`${name}\``, on, words && says ? `${words}; ${says}` : words || says]
  }))
}
