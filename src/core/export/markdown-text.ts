/**
 * Writes text so that Markdown shows it as it is, within a line.
 *
 * @example escapeMarkdown('mcp__git <b>') // → 'mcp\\_\\_git \\<b\\>'
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|$]/g, '\\$&')
}

/**
 * Writes a text as code within a line, behind more backticks than any run in it has.
 *
 * @example writeCodeSpan('a `b`') // → '`` a `b` ``'
 */
export function writeCodeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text, 0) + 1)
  const pad = /^[`\s]|[`\s]$/.test(text) ? ' ' : ''
  return ticks + pad + text + pad + ticks
}

/**
 * Writes lines as a block of code, behind a fence that is longer than any in it.
 *
 * @example writeFence(['ls'], 'sh') // → '```sh\nls\n```'
 */
export function writeFence(lines: readonly string[], language: string): string {
  const text = lines.join('\n')
  const fence = '`'.repeat(longestRun(text, 2) + 1)
  // Whatever calls itself a language: the line of a fence ends at the first space, and takes no backtick.
  const info = /^[\w+#.-]*$/.test(language) ? language : ''
  return `${fence}${info}\n${text}\n${fence}`
}

/** Length of the longest run of backticks, at least the floor. */
function longestRun(text: string, floor: number): number {
  let longest = floor
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}
