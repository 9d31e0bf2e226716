import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const alias = {
  'vue-tool-card/core': source('./src/core/index.ts'),
  'vue-tool-card/element': source('./src/element/index.ts'),
  'vue-tool-card/nuxt': source('./src/nuxt/module.ts'),
  'vue-tool-card/locales': source('./src/vue/locales'),
  'vue-tool-card/style.css': source('./src/vue/style.css'),
  'vue-tool-card/themes': source('./src/vue/themes'),
  'vue-tool-card': source('./src/vue/index.ts'),
}

const failOnConsole = ['test/support/fail-on-console.ts']
const minute = 60_000
// `npm run test:matrix` makes apps of more kinds and versions than every run affords.
const packed = process.env.PACKED_MATRIX ? ['test/packed/**/*.test.ts'] : ['test/packed/*.test.ts']

/** The browser tests have a configuration of their own: `vitest.browser.config.ts`. */
export default defineConfig({
  plugins: [vue()],
  resolve: { alias },
  test: {
    // Grammars and hostile inputs take their time where other work shares the machine.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'core', environment: 'node', include: ['test/core/**/*.test.ts'] } },
      { extends: true, test: { name: 'vue', environment: 'happy-dom', css: true, include: ['test/vue/**/*.test.ts'], setupFiles: failOnConsole } },
      { extends: true, test: { name: 'hosts', environment: 'happy-dom', include: ['test/hosts/**/*.test.ts'], setupFiles: failOnConsole } },
      { extends: true, test: { name: 'ssr', environment: 'node', include: ['test/ssr/**/*.test.ts'], setupFiles: failOnConsole } },
      { extends: true, test: { name: 'module', environment: 'node', include: ['test/module/**/*.test.ts'] } },
      { extends: true, test: { name: 'hostile', environment: 'node', include: ['test/hostile/*.test.ts'], execArgv: ['--expose-gc'], testTimeout: 10 * minute } },
      { extends: true, test: { name: 'repository', environment: 'node', include: ['test/repository/**/*.test.ts'] } },
      // From here on `dist` is needed, a browser, or both. No aliases: the package is found by its name.
      { test: { name: 'dist', environment: 'node', include: ['test/dist/**/*.test.ts'], testTimeout: minute } },
      { test: { name: 'e2e', environment: 'node', include: ['test/e2e/**/*.test.ts'], testTimeout: minute, hookTimeout: 4 * minute, fileParallelism: false } },
      { resolve: { alias }, test: { name: 'attack', environment: 'node', include: ['test/hostile/browser/*.test.ts'], testTimeout: 5 * minute, hookTimeout: 4 * minute, fileParallelism: false } },
      { test: { name: 'packed', environment: 'node', include: packed, testTimeout: 10 * minute, hookTimeout: 10 * minute, fileParallelism: false } },
    ],
  },
})
