import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ui from '@nuxt/ui/vite'
import tailwind from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { bench, built } from './folders.mjs'

/** What each page needs besides Vue. */
const plugins = {
  'ours': () => [],
  'inner-html': () => [],
  'details': () => [],
  'reka-ui': () => [tailwind()],
  'nuxt-ui': () => [ui({
    router: false, autoImport: false, components: false, dts: false, icon: { clientBundle: { icons: ['i-lucide-wrench'] } },
  })],
}

/** Settings of Vite for one folder of `pages`; all of them share the Vue of the benchmark. */
export function configure(name) {
  return {
    root: join(bench, 'pages', name),
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [vue(), ...plugins[name]()],
    resolve: {
      alias: { '#page': join(bench, 'pages', name, 'page.ts') },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }
}

/** Builds pages for the browser. */
export async function buildPages(names) {
  for (const name of names) {
    await build({
      ...configure(name),
      build: {
        outDir: join(built, 'pages', name),
        emptyOutDir: true,
        target: 'esnext',
        cssCodeSplit: false,
        chunkSizeWarningLimit: Infinity,
        modulePreload: false,
        rollupOptions: {
          checks: { bundlerTimings: false },
          input: join(bench, 'pages/client.ts'),
          output: { entryFileNames: 'main.js', assetFileNames: 'style[extname]' },
        },
      },
    })
  }
}

/** Builds a page for the server, and yields its `render`. */
export async function buildServer(name) {
  const outDir = join(built, 'server', name)
  await build({
    ...configure(name),
    ssr: { noExternal: true, external: ['vue'] },
    build: {
      ssr: join(bench, 'pages/server.ts'),
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: Infinity,
      rollupOptions: { checks: { bundlerTimings: false }, external: [/^vue($|\/)/], output: { entryFileNames: 'server.mjs' } },
    },
  })
  return import(pathToFileURL(join(outDir, 'server.mjs')).href)
}
