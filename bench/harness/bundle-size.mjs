import { Buffer } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { configure } from './page-build.mjs'

/**
 * Bundles a program as an app would and yields its size in kB (of 1,024 bytes), compressed by gzip 9 file by file.
 *
 * @param {string} page whose settings hold
 * @param {string} program
 * @param {readonly string[]} [later] names of modules that are imported when first needed: only what they
 * bring along is counted then; without them, only what is loaded at once
 */
export async function measureBundle(page, program, later) {
  const entry = '\0program.js'
  const config = configure(page)
  const { output } = await build({
    ...config,
    logLevel: 'error',
    plugins: [{
      name: 'program',
      resolveId: id => id === 'program' ? entry : undefined,
      load: id => id === entry ? program : undefined,
    }, ...config.plugins],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: { checks: { bundlerTimings: false }, input: 'program', external: [/^vue($|\/)/], preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map(chunk => [chunk.fileName, chunk]))
  const initial = collectImports(chunks, [...chunks.values()].filter(chunk => chunk.isEntry))
  const counted = later ? collectImports(chunks, later.map(name => findChunk(chunks, name))).difference(initial) : initial
  const codes = [...counted].map(name => chunks.get(name).code)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => source)
  return {
    gzip: sum(codes.map(measureGzip)),
    minified: sum(codes.map(code => Buffer.byteLength(code))) / 1024,
    css: later ? 0 : sum(styles.map(measureGzip)),
  }
}

/** The chunks, and everything that they import at once. */
function collectImports(chunks, from) {
  const names = new Set()
  const add = (chunk) => {
    if (names.has(chunk.fileName)) return
    names.add(chunk.fileName)
    for (const name of chunk.imports) if (chunks.has(name)) add(chunks.get(name))
  }
  from.forEach(add)
  return names
}

function findChunk(chunks, name) {
  const found = [...chunks.values()].find(chunk => chunk.isDynamicEntry && chunk.moduleIds.some(id => id.includes(`/${name}.`)))
  if (!found) throw new Error(`No chunk is loaded later that holds ${name}.`)
  return found
}

const measureGzip = text => gzipSync(text, { level: 9 }).length / 1024
const sum = numbers => numbers.reduce((sum, number) => sum + number, 0)
