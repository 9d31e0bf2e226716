const open = '<tool_use_error>'
const close = '</tool_use_error>'

/**
 * Takes off the tag in which Claude Code wraps what its own checks say.
 *
 * @example stripErrorTag('<tool_use_error>No such tool</tool_use_error>') // → 'No such tool'
 */
export function stripErrorTag(text: string): string {
  if (!text.startsWith(open)) return text
  const end = text.trimEnd()
  return end.endsWith(close) ? end.slice(open.length, -close.length) : text.slice(open.length)
}
