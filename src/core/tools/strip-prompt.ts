/** What SWE-agent puts behind every result: the state of its shell, and the prompt. */
const prompt = /(?:^|\n)\(Open file: [^\n]{0,1000}\)\n\(Current directory: [^\n]{0,1000}\)\nbash-\$\s*$/

/**
 * Drops the state and the prompt with which SWE-agent ends its results.
 *
 * @example stripPrompt('ok\n(Open file: n/a)\n(Current directory: /app)\nbash-$') // → 'ok'
 */
export function stripPrompt(text: string): string {
  if (!text.endsWith('$') && !/bash-\$\s{1,9}$/.test(text.slice(-20))) return text
  const tail = text.slice(-2200)
  const at = prompt.exec(tail)?.index
  return at === undefined ? text : text.slice(0, text.length - tail.length + at)
}
