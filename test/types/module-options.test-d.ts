import type { ModuleOptions } from '../../src/nuxt/module'
import { expectTypeOf } from 'vitest'

expectTypeOf<{ prefix: 'My', css: false, defaultOpen: true, cwd: '/repo' }>().toExtend<ModuleOptions>()
expectTypeOf<ModuleOptions['defaultOpen']>().toEqualTypeOf<boolean | undefined>()

expectTypeOf<{ labels: { noOutput: 'nichts', approve: 'Erlauben' } }>().toExtend<ModuleOptions>()

// @ts-expect-error a misspelt option
export const misspelt: ModuleOptions = { prefx: 'My' }

// @ts-expect-error a function cannot be passed on from nuxt.config
export const withFunction: ModuleOptions = { defaultOpen: () => true }

// @ts-expect-error no more can a word that is made by a function
export const withLabelFunction: ModuleOptions = { labels: { toggle: (name: string) => name } }
