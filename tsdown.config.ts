import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsdown'
import vue from 'unplugin-vue/rolldown'
import { thirdPartyNotice } from './scripts/third-party-notice.ts'

const standaloneLanguages = fileURLToPath(new URL('./src/element/standalone-languages.ts', import.meta.url))

const library = defineConfig({
  entry: {
    index: 'src/vue/index.ts',
    core: 'src/core/index.ts',
    element: 'src/element/index.ts',
    nuxt: 'src/nuxt/module.ts',
    global: 'src/global.ts',
    style: 'src/vue/style.css',
    ...Object.fromEntries(['ar', 'de', 'es', 'fr', 'ja', 'zh-Hans'].map(name => [`locales/${name}`, `src/vue/locales/${name}.ts`])),
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
  copy: [{ from: 'src/style.css.d.ts', to: 'dist' }, { from: 'src/vue/themes/*.css', to: 'dist/themes' }],
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

/** The element for plain pages: one file, with everything it needs inside. */
const standalone = defineConfig({
  entry: { 'tool-card.standalone': 'src/element/standalone.ts' },
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  fixedExtension: false,
  clean: false,
  minify: true,
  plugins: [
    { name: 'few-languages', resolveId: source => source.endsWith('./languages') ? standaloneLanguages : undefined },
    vue({ isProduction: true }),
    thirdPartyNotice(),
  ],
  // Neither the options API nor the developer tools are used.
  define: {
    'process.env.NODE_ENV': '"production"',
    '__VUE_OPTIONS_API__': 'false',
    '__VUE_PROD_DEVTOOLS__': 'false',
    '__VUE_PROD_HYDRATION_MISMATCH_DETAILS__': 'false',
  },
  outputOptions: { codeSplitting: false, comments: false },
  css: { target: false },
  deps: { alwaysBundle: [/./], onlyBundle: false },
  dts: false,
  exports: false,
  checks: { bundlerTimings: false },
})

export default [library, standalone]
