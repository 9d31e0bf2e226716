import { defineConfig } from 'tsdown'
import vue from 'unplugin-vue/rolldown'

export default defineConfig({
  entry: {
    index: 'src/vue/index.ts',
    core: 'src/core/index.ts',
    nuxt: 'src/nuxt/module.ts',
    global: 'src/global.ts',
    style: 'src/vue/style.css',
  },
  format: 'esm',
  // One file for each source, so that a bundler drops by the file what an app does not use: tables and sets
  // that are made when a module loads would otherwise stay.
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  plugins: [vue({ isProduction: true })],
  dts: { vue: true },
  // No target: `light-dark()` and nesting are left to the browser, since lowering them changes what they mean.
  css: { fileName: 'style.css', target: false },
  // TypeScript 6 refuses the side-effect import of a file without types.
  copy: [{ from: 'src/style.css.d.ts', to: 'dist' }],
  deps: {
    // A devDependency that is not listed here would be bundled silently; `onlyBundle` turns that into an error.
    neverBundle: [/^vue(?:$|\/)/, /^@nuxt\//, /^vue-tool-card(?:$|\/)/, '#imports'],
    onlyBundle: [],
  },
  exports: false,
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
  report: { summary: true },
  checks: { bundlerTimings: false },
})
