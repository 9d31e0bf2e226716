type Macro = Readonly<Record<string, unknown>>

/** Yields a value of a case with its macros written out; those for values that JSON has not are left alone. */
export function expandMacros(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandMacros)
  if (typeof value !== 'object' || value === null) return value
  const macro = value as Macro
  if (Array.isArray(macro['$repeat'])) {
    const [text, count] = macro['$repeat'] as [string, number]
    return typeof count === 'number' ? text.repeat(count) : value
  }
  if (Array.isArray(macro['$concat'])) return macro['$concat'].map(expandMacros).join('')
  if (macro['$lines'] !== undefined) return expandLines(macro['$lines'] as LinesMacro)
  return Object.fromEntries(Object.entries(macro).map(([key, field]) => [key, expandMacros(field)]))
}

interface LinesMacro {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly end: string
  readonly last: string
}

function expandLines({ from, to, text, end, last }: LinesMacro): string {
  const lines = Array.from({ length: to - from + 1 }, (_, index) => text.replaceAll('{n}', String(from + index)))
  return lines.join(end) + last
}
