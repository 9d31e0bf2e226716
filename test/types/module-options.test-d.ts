import type { Locale } from '../../src/vue/index'
import type { ModuleOptions } from '../../src/nuxt/module'
import { expectTypeOf } from 'vitest'
import { defineToolCardConfig } from '../../src/vue/index'
import { de } from '../../src/vue/locales/de'

expectTypeOf<{ prefix: 'My', css: false, defaultOpen: true, cwd: '/repo', locale: 'zh-Hans', theme: false, density: 'compact' }>().toExtend<ModuleOptions>()
expectTypeOf<ModuleOptions['defaultOpen']>().toEqualTypeOf<boolean | undefined>()

expectTypeOf<{ labels: { noOutput: 'nichts', approve: 'Erlauben' } }>().toExtend<ModuleOptions>()

// @ts-expect-error a misspelt option
export const misspelt: ModuleOptions = { prefx: 'My' }

// @ts-expect-error a function cannot be passed on from nuxt.config
export const withFunction: ModuleOptions = { defaultOpen: () => true }

// @ts-expect-error no more can a word that is made by a function
export const withLabelFunction: ModuleOptions = { labels: { toggle: (name: string) => name } }

// @ts-expect-error a language that nobody wrote
export const unknownLocale: ModuleOptions = { locale: 'xx' }

defineToolCardConfig({ locale: de, defaultOpen: view => view.status === 'error' })
defineToolCardConfig(() => ({ locale: () => de, redact: (text, where) => where.part === 'result' ? text : '' }))

// @ts-expect-error the name of a language is not its words
defineToolCardConfig({ locale: 'de' })

const { approve: _, ...incomplete } = de
// @ts-expect-error a language must have every word
export const withoutAWord: Locale = incomplete
