import type { Component, InjectionKey, MaybeRefOrGetter } from 'vue'
import type { ToolCardView } from '../core/model/view'
import type { Redact } from '../core/redact/redact-entry'
import type { ViewToolEntryOptions } from '../core/view/options'
import type { ToolCardDensity, ToolCardVariant } from './appearance'
import type { Highlighter } from './highlight/highlighter'
import type { Labels } from './locales/en'
import type { Locale } from './locales/locale'
import { computed, inject, isRef } from 'vue'
import { hiddenText } from '../core/redact/redact-value'
import { resolveLabels } from './labels'
import { warnOnce } from './warn-once'

/** What an app sets once for all its cards. */
export interface ToolCardsOptions
  extends Pick<ViewToolEntryOptions, 'tools' | 'agent' | 'exitCodes' | 'preview' | 'cwd' | 'redact'> {
  /**
   * The language of the cards: an object of `vue-tool-card/locales/…`, or a ref or getter of one. When it
   * changes, so does every card at once.
   *
   * @default English
   */
  readonly locale?: MaybeRefOrGetter<Locale | undefined>
  /** Single words of your own, in place of those of the language. */
  readonly labels?: Partial<Labels>
  /** Shown as `~` in paths; without it, the usual places of home folders are recognised. */
  readonly home?: string
  /**
   * Whether a card starts open, until the reader says otherwise.
   *
   * @default false
   */
  readonly defaultOpen?: boolean | ((view: ToolCardView) => boolean)
  /**
   * How much of a box a card is.
   *
   * @default 'card'
   */
  readonly variant?: ToolCardVariant
  /**
   * How high a closed card is.
   *
   * @default 'standard'
   */
  readonly density?: ToolCardDensity
  /**
   * `family`: a terminal, a lens, a pencil … by what the tool does, instead of the wrench.
   *
   * @default 'wrench'
   */
  readonly icons?: 'wrench' | 'family'
  /**
   * Colours code: an own highlighter, or `false` for none.
   *
   * @default Shiki, loaded when a body first opens
   */
  readonly highlighter?: Highlighter | false
  /** The app's own bodies, by slot name: `call:run_shell`, `call`, `output:grep` … A slot goes before them. */
  readonly components?: Readonly<Record<string, Component>>
}

/** The app's options, as its components read them. */
export interface ToolCards extends Omit<ToolCardsOptions, 'labels' | 'locale' | 'redact'> {
  /** The words of the language that the cards speak now. */
  readonly labels: Labels
  /** The language, where the app has named one. */
  readonly lang: string | undefined
  readonly dir: 'ltr' | 'rtl' | undefined
  /** The part that decides what a card says: another object when the language changes. */
  readonly viewOptions: ViewToolEntryOptions
}

export const toolCardsKey: InjectionKey<ToolCards> = Symbol('tool-cards')

/** Yields the app's options, or the defaults where the plugin is not installed. Call it in `setup`. */
export function useToolCards(): ToolCards {
  return inject(toolCardsKey, DEFAULTS)
}

const DEFAULTS = resolveOptions({})

/** Fills in the defaults and binds the part of the view. */
export function resolveOptions({ labels: own, locale: given, redact, ...options }: ToolCardsOptions): ToolCards {
  const { locale, labels } = resolveLabels(given, own)
  const hasOwnWords = given !== undefined || own !== undefined
  const fixed: ViewToolEntryOptions = {
    tools: options.tools,
    agent: options.agent,
    exitCodes: options.exitCodes,
    preview: options.preview,
    cwd: options.cwd,
    ...(redact !== undefined && { redact: guardRedact(redact) }),
    onToolError: (error, entry) => warnOnce(
      `tool ${entry.toolName}`,
      `a definition of tools failed at the tool "${entry.toolName}"; its card is shown without it.`,
      error,
    ),
  }
  const readViewOptions = (): ViewToolEntryOptions => hasOwnWords ? { ...fixed, labels: locale.value } : fixed
  // Ten thousand cards need not each keep an eye on a language that never changes.
  const viewOptions = isRef(locale) ? computed(readViewOptions) : { value: readViewOptions() }
  return {
    ...options,
    labels,
    get lang() {
      return given === undefined ? undefined : locale.value.lang
    },
    get dir() {
      return given === undefined ? undefined : locale.value.dir
    },
    get viewOptions() {
      return viewOptions.value
    },
  }
}

/** A text that the app's function cannot judge stays hidden, and its developer hears of it. */
function guardRedact(redact: Redact): Redact {
  return (text, where) => {
    try {
      const shown: unknown = redact(text, where)
      if (typeof shown === 'string')
        return shown
      warnOnce('redact', 'the option "redact" gave no string; the text is hidden. Return the text itself where nothing is to be hidden.')
    }
    catch (error) {
      warnOnce('redact', 'the option "redact" threw; the text is hidden.', error)
    }
    return hiddenText
  }
}
