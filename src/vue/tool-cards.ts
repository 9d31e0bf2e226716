import type { Component, InjectionKey } from 'vue'
import type { ToolCardView } from '../core/model/view'
import type { ViewToolEntryOptions } from '../core/view/options'
import type { Highlighter } from './highlight/highlighter'
import type { Labels } from './locales/en'
import { inject } from 'vue'
import { en } from './locales/en'
import { warnOnce } from './warn-once'

/** What an app sets once for all its cards. */
export interface ToolCardsOptions
  extends Pick<ViewToolEntryOptions, 'tools' | 'agent' | 'exitCodes' | 'preview' | 'cwd'> {
  /** Words of the cards in another language; those left out stay English. */
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
   * Colours code: an own highlighter, or `false` for none.
   *
   * @default Shiki, loaded when a body first opens
   */
  readonly highlighter?: Highlighter | false
  /** The app's own bodies, by slot name: `call:run_shell`, `call`, `output:grep` … A slot goes before them. */
  readonly components?: Readonly<Record<string, Component>>
}

/** The app's options, as its components read them. */
export interface ToolCards extends Omit<ToolCardsOptions, 'labels'> {
  readonly labels: Labels
  /** The part that decides what a card says. */
  readonly viewOptions: ViewToolEntryOptions
}

export const toolCardsKey: InjectionKey<ToolCards> = Symbol('tool-cards')

/** Yields the app's options, or the defaults where the plugin is not installed. Call it in `setup`. */
export function useToolCards(): ToolCards {
  return inject(toolCardsKey, DEFAULTS)
}

const DEFAULTS = resolveOptions({})

/** Fills in the defaults and binds the part of the view. */
export function resolveOptions(options: ToolCardsOptions): ToolCards {
  return {
    ...options,
    labels: options.labels ? { ...en, ...options.labels } : en,
    viewOptions: {
      tools: options.tools,
      agent: options.agent,
      exitCodes: options.exitCodes,
      preview: options.preview,
      cwd: options.cwd,
      labels: options.labels,
      onToolError: (error, entry) => warnOnce(
        `tool ${entry.toolName}`,
        `the definition of the tool "${entry.toolName}" threw; the card shows the generic view.`,
        error,
      ),
    },
  }
}
