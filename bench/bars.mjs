/**
 * What the package promises: each bar names a figure of a table, and above which it fails. A `ratio` is told
 * against the floor of the table, `against` makes it one to another row, and everything else is in the unit of
 * the column.
 *
 * @type {readonly { group: string, says: string, table: string, row: string, column: string, ratio?: boolean, against?: string, limit: number, unit?: string }[]}
 */
export const bars = [
  bar('cards', 'mounting 10,000 closed cards, against innerHTML of the same markup', 'closed-10000', 'ms', { against: 'innerHTML', limit: 2 }),
  bar('cards', 'the same with content-visibility on both sides', 'closed-10000', 'ms', { ratio: true, limit: 2, row: 'vue-tool-card, content-visibility' }),
  bar('cards', 'the same in a ToolTranscript, against a reka-ui Collapsible', 'closed-10000', 'ms', { against: 'reka-ui Collapsible', limit: 0.33, row: 'vue-tool-card, ToolTranscript' }),
  bar('cards', 'the same in a ToolTranscript, against Nuxt UI that unmounts on hide', 'closed-10000', 'ms', { against: 'Nuxt UI UChatTool, unmount-on-hide', limit: 0.33, row: 'vue-tool-card, ToolTranscript' }),
  bar('cards', 'elements of a closed card, its badges and the two paths of its icons included', 'closed-10000', 'elements', { limit: 11, row: 'vue-tool-card' }),
  bar('cards', 'heap of a closed card', 'closed-10000', 'heap', { limit: 8, unit: 'kB', row: 'vue-tool-card, content-visibility' }),
  bar('cards', '1,000 open cards with highlighting in a ToolTranscript, against the plain text of Nuxt UI', 'open-1000', 'settledMs', { against: 'Nuxt UI UChatTool', limit: 1, row: 'vue-tool-card, ToolTranscript' }),
  bar('cards', 'the same in a list of ToolCards', 'open-1000', 'settledMs', { against: 'Nuxt UI UChatTool', limit: 1 }),
  bar('live', 'cards drawn again when a result comes among 10,000', 'changes', 'cards', { limit: 2 }),
  bar('live', 'adding a card to 10,000', 'changes', 'appendMs', { limit: 12, unit: 'ms' }),
  bar('server', 'rendering a closed card on a server, against string building', 'server', 'micros', { ratio: true, limit: 15 }),
  bar('pairing', 'adding a record behind 100,000, against a Map', 'append', 'push 100000', { ratio: true, limit: 2 }),
  bar('pairing', 'adding a record behind 100,000, against behind 10,000', 'append-growth', 'growth', { limit: 1.5, unit: '×' }),
  bar('pairing', 'pairing a log of 100,000 records, against a Map', 'replay', 'ms', { ratio: true, limit: 2 }),
  bar('results', 'a header without a diff, one scan of the output aside', 'headers', 'slow', { limit: 20, unit: 'µs' }),
  bar('results', 'ends and number of lines of 10 MB, against indexOf', 'large-result', 'ms', { ratio: true, limit: 1.5, row: 'vue-tool-card, viewOutput' }),
  bar('results', 'the same, against split', 'large-result', 'ofSplit', { limit: 0.3, unit: '×', row: 'vue-tool-card, viewOutput' }),
  bar('terminal', 'a megabyte of coloured output, against stripping it', 'terminal-coloured', 'ms', { ratio: true, limit: 30, row: 'vue-tool-card, all rows' }),
  bar('terminal', 'a megabyte of plain output, against a test for control characters', 'terminal-plain', 'ms', { ratio: true, limit: 2, row: 'vue-tool-card, what a card shows' }),
  bar('diffs', '10,000 lines, 200 changed, against split + intern', 'diffs', '10,000 lines, 200 changed', { ratio: true, limit: 2.5 }),
  bar('diffs', '10,000 lines, rewritten, against split + intern', 'diffs', '10,000 lines, rewritten', { ratio: true, limit: 6 }),
  bar('diffs', 'any pair up to 50,000 lines', 'diff-most', 'ms', { limit: 400, unit: 'ms' }),
  bar('diffs', 'memory for any of them', 'diff-most', 'megabytes', { limit: 40, unit: 'MB' }),
  bar('diffs', 'twice as many lines', 'diff-growth', 'growth', { limit: 2.5, unit: '×' }),
  bar('diffs', 'words of a line of 5,000 characters', 'diff-words', 'ms', { limit: 3, unit: 'ms' }),
  bar('highlight', 'the first command until it is coloured', 'first-colour', 'ms', { limit: 250, unit: 'ms' }),
  bar('sizes', 'pairing alone', 'sizes', 'gzip', { limit: 3, unit: 'kB', row: 'vue-tool-card, pairing alone' }),
  bar('sizes', 'ToolCard with all tools', 'sizes', 'gzip', { limit: 20, unit: 'kB', row: 'vue-tool-card, ToolCard with all tools' }),
  bar('sizes', 'everything, with all formats', 'sizes', 'gzip', { limit: 30, unit: 'kB', row: 'vue-tool-card, everything' }),
  bar('sizes', 'highlighter with shell', 'sizes', 'gzip', { limit: 46, unit: 'kB', row: 'vue-tool-card, highlighter with shell, when first needed' }),
]

function bar(group, says, table, column, { row = 'vue-tool-card', ...limit }) {
  const isRatio = limit.ratio === true || limit.against !== undefined
  return { group, says, table, row, column, ...(isRatio && { unit: '×' }), ...limit }
}
