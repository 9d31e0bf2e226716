/** The languages of `vue-tool-card/locales/…`, each with the name that its file exports; English is built in. */
export const localeExports = {
  'ar': 'ar',
  'de': 'de',
  'en': 'en',
  'es': 'es',
  'fr': 'fr',
  'ja': 'ja',
  'zh-Hans': 'zhHans',
} as const

/** Name of a language that the package speaks. */
export type LocaleName = keyof typeof localeExports

/** The stylesheets of `vue-tool-card/themes/…`. */
export const themeNames = ['nuxt-ui', 'shadcn-vue', 'primevue'] as const

/** Name of a component library whose looks the cards can take on. */
export type ThemeName = typeof themeNames[number]
