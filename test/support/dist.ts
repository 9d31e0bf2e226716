import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, parseAst, type Rolldown } from 'vite'

export const repository = fileURLToPath(new URL('../..', import.meta.url))
export const dist = join(repository, 'dist')

/** Every file of `dist`, by its path in there. */
export function readDist(): Map<string, string> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
  return new Map(names.map(path => [path.slice(dist.length + 1), readFileSync(path, 'utf8')]))
}

/** What came of bundling a program. */
export interface Bundle {
  /** The code of all chunks. */
  readonly code: string
  readonly bytes: number
  /** Packages outside that it imports. */
  readonly packages: readonly string[]
  /** Those among them that are loaded at once, and not first when they are needed. */
  readonly initialPackages: readonly string[]
}

/**
 * Bundles a program as an app would, with the package's own files inside and every other package left out.
 *
 * `import { createTranscript } from '<dist>/core.js'` → its code, without what nobody asked for
 */
export async function bundle(program: string, alias: Readonly<Record<string, string>> = {}): Promise<Bundle> {
  const entry = '\0program'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { ...alias } },
    plugins: [{
      name: 'program',
      resolveId: id => id === 'program' ? entry : undefined,
      load: id => id === entry ? program : undefined,
    }],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rollupOptions: {
        input: 'program',
        external: id => /^[@a-z#]/.test(id) && id !== 'program' && !Object.hasOwn(alias, id),
        preserveEntrySignatures: 'strict',
        // As if every package said of itself that it is free of side effects; those we import do.
        treeshake: { moduleSideEffects: 'no-external' },
      },
    },
  }) as Rolldown.RolldownOutput
  const chunks = result.output.filter(file => file.type === 'chunk')
  const code = chunks.map(chunk => chunk.code).join('\n')
  const initial = chunks.filter(chunk => !chunk.isDynamicEntry).flatMap(chunk => findStaticImports(chunk.code))
  const all = chunks.flatMap(chunk => [...findStaticImports(chunk.code), ...chunk.dynamicImports])
  return {
    code,
    bytes: Buffer.byteLength(code),
    packages: keepPackages(all),
    initialPackages: keepPackages(initial),
  }
}

/** The bundler's own list still has imports that it dropped from the code in the end. */
function findStaticImports(code: string): string[] {
  return parseAst(code).body.flatMap(statement => 'source' in statement && statement.source ? [statement.source.value] : [])
}

function keepPackages(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter(name => !name.startsWith('.') && !name.startsWith('assets/')).sort()
}
