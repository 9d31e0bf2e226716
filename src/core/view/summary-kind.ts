/**
 * Tells in which face a summary of unknown origin is set: prose when it is quoted, or has a space and
 * does not start like JSON or a path.
 *
 * @example kindOfSummary('Add tax') // → 'prose'
 */
export function kindOfSummary(summary: string): 'code' | 'prose' {
  const isSentence = summary.includes(' ') && !/^[{[/]/.test(summary)
  return isSentence || summary.startsWith('"') ? 'prose' : 'code'
}
