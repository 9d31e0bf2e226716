import { formatDuration, formatElapsed, formatSize } from '../../core/text/format-units'

/** A counted word by plural category; `#` stands for the number. */
export type PluralForms<Category extends Intl.LDMLPluralRule>
  = Readonly<Record<Category, string> & Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** How a language writes units; `#` stands for the number. */
export interface UnitWords {
  /** @default { B: '# B', KB: '# KB', MB: '# MB', GB: '# GB' } */
  readonly sizes?: Readonly<Record<'B' | 'KB' | 'MB' | 'GB', string>>
  readonly milliseconds: string
  readonly seconds: string
  /** Two numbers: minutes, then seconds. */
  readonly minutes: string
}

/** Writes numbers in one language, whatever the language of the machine. */
export interface Numbers<Category extends Intl.LDMLPluralRule> {
  readonly write: (value: number) => string
  /** Yields the word in the form for the number; a category without a form of its own takes `other`. */
  readonly count: (value: number, forms: PluralForms<Category>) => string
  readonly size: (bytes: number) => string
  readonly duration: (milliseconds: number) => string
  readonly elapsed: (milliseconds: number) => string
}

/**
 * Yields how a language writes numbers. `Category` are the plural categories that its words must have.
 *
 * @example createNumbers<'one' | 'other'>('de', units).count(1200, { one: '# Zeile', other: '# Zeilen' }) // → '1.200 Zeilen'
 */
export function createNumbers<Category extends Intl.LDMLPluralRule>(lang: string, units: UnitWords): Numbers<Category> {
  const plurals = new Intl.PluralRules(lang)
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const sizes = units.sizes ?? { B: '# B', KB: '# KB', MB: '# MB', GB: '# GB' }

  /** What was rounded for English is rounded right; only its point and its unit change. */
  const rewrite = (number: string) => (number.includes('.') ? decimal : whole).format(Number(number))
  const fill = (pattern: string, number: string) => pattern.replace('#', number)

  function writeTime(text: string): string {
    const [, minutes, seconds] = /^(\d+)m (\d+)s$/.exec(text) ?? []
    if (minutes !== undefined && seconds !== undefined)
      return fill(fill(units.minutes, rewrite(minutes)), seconds)
    const [number = '', unit] = text.split(' ')
    return fill(unit === 'ms' ? units.milliseconds : units.seconds, rewrite(number))
  }

  return {
    write: value => whole.format(value),
    count(value, forms) {
      const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> = forms
      return fill(byCategory[plurals.select(value)] ?? forms.other, whole.format(value))
    },
    size(bytes) {
      const [number = '', unit] = formatSize(bytes).split(' ')
      return fill(sizes[unit as keyof typeof sizes] ?? `# ${unit}`, rewrite(number))
    },
    duration: milliseconds => writeTime(formatDuration(milliseconds)),
    elapsed: milliseconds => writeTime(formatElapsed(milliseconds)),
  }
}
