import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './test/support/chromium.ts'
import { emulateMedia } from './test/support/emulate-media.ts'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Components in a real Chromium: focus, layout, selection, computed styles. */
export default defineConfig({
  plugins: [vue()],
  resolve: {
    alias: {
      'vue-tool-card/core': source('./src/core/index.ts'),
      'vue-tool-card/element': source('./src/element/index.ts'),
      'vue-tool-card/locales': source('./src/vue/locales'),
      'vue-tool-card/style.css': source('./src/vue/style.css'),
      'vue-tool-card/themes': source('./src/vue/themes'),
      'vue-tool-card': source('./src/vue/index.ts'),
    },
  },
  test: {
    name: 'browser',
    include: ['test/browser/**/*.test.ts'],
    setupFiles: ['test/support/fail-on-console.ts'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { emulateMedia },
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 800, height: 600 },
    },
  },
})
