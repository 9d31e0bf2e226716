import { fileURLToPath } from 'node:url'
import { defineNuxtConfig } from 'nuxt/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The playground, run on the sources: the module names the package, the aliases lead to `src`. */
export default defineNuxtConfig({
  modules: ['./src/nuxt/module'],
  devtools: { enabled: false },
  app: {
    head: {
      title: 'Tool cards',
      htmlAttrs: { lang: 'en' },
      meta: [{ name: 'description', content: 'What an AI agent did, one card for each tool call.' }],
      link: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    },
  },
  css: ['~/assets/playground.css'],
  dir: { public: 'playground/public' },
  srcDir: 'playground',
  serverDir: 'playground/server',
  alias: {
    'vue-tool-card/core': source('./src/core/index.ts'),
    'vue-tool-card/element': source('./src/element/index.ts'),
    'vue-tool-card/locales': source('./src/vue/locales'),
    'vue-tool-card/style.css': source('./src/vue/style.css'),
    'vue-tool-card/themes': source('./src/vue/themes'),
    'vue-tool-card': source('./src/vue/index.ts'),
  },
  compatibilityDate: '2026-11-01',
  // Grammars are loaded one by one; bundling all of them ahead would hold up the first page.
  vite: { optimizeDeps: { exclude: ['shiki', '@shikijs/primitive'] } },
  telemetry: false,
})
