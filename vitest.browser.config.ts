import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './test/support/chromium.ts'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Components in a real Chromium: focus, layout, selection, computed styles. */
export default defineConfig({
  plugins: [vue()],
  resolve: {
    alias: {
      'vue-tool-card/core': source('./src/core/index.ts'),
      'vue-tool-card/style.css': source('./src/vue/style.css'),
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
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 800, height: 600 },
    },
  },
})
