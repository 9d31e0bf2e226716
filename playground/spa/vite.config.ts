import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const repository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The sources in place of the package, so that an edit of a component shows at once. */
export default defineConfig({
  plugins: [vue()],
  resolve: {
    alias: {
      'vue-tool-card/locales': repository('src/vue/locales'),
      'vue-tool-card/style.css': repository('src/vue/style.css'),
      'vue-tool-card': repository('src/vue/index.ts'),
    },
  },
  server: { fs: { allow: [repository('.')] } },
  build: { outDir: repository('.output/spa'), emptyOutDir: true },
})
