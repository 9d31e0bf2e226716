import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** An app outside the repository that has the package from a tarball, as from the registry. */
export interface PackedApp {
  readonly folder: string
  /** Runs a program of the app's own `node_modules/.bin` and yields what it printed; rejects with all that when it fails. */
  run: (program: string, ...args: string[]) => Promise<string>
  /** Runs a program of the repository's `node_modules/.bin` in the app's folder. */
  runTool: (program: string, ...args: string[]) => Promise<string>
  /** Changes a file of the app by replacing every occurrence of a text, which must be there. */
  edit: (path: string, from: string, to: string) => void
  /** The version of an installed package. */
  versionOf: (name: string) => string
  remove: () => void
}

/** What an app has otherwise than its folder says. */
export interface AppChanges {
  /** Versions of packages, in place of those in the folder or besides them. */
  readonly dependencies?: Readonly<Record<string, string>>
  /** @default npm */
  readonly manager?: 'npm' | 'pnpm'
  /** Further arguments of the installation. */
  readonly installArguments?: readonly string[]
}

/**
 * Makes a fresh app from folders of `test/fixtures`, a later one over those before, with the package as it would be
 * published: packed from `dist`, or the file that the variable `PACKED_TARBALL` names. `PACKED_CACHE` names a folder
 * that downloads are kept in.
 */
export async function installPackedApp(fixtures: string | readonly string[], changes: AppChanges = {}): Promise<PackedApp> {
  const names = [fixtures].flat()
  const folder = mkdtempSync(join(tmpdir(), `${names.join('-')}-`))
  for (const name of names) cpSync(join(repository, 'test/fixtures', name), folder, { recursive: true })
  cpSync(join(repository, 'test/fixtures/records.ts'), join(folder, 'records.ts'))

  const manifestPath = join(folder, 'package.json')
  const { devDependencies, ...manifest } = readJson<{ dependencies?: object, devDependencies?: object }>(manifestPath)
  const tarball = process.env.PACKED_TARBALL || await packPackage(folder)
  // In one list, so that what is changed is there once.
  const dependencies = { ...devDependencies, ...manifest.dependencies, ...changes.dependencies, 'vue-tool-card': `file:${tarball}` }
  writeFileSync(manifestPath, JSON.stringify({ ...manifest, dependencies }, null, 2))
  await install(folder, changes)

  return {
    folder,
    run: (program, ...args) => execute(join(folder, 'node_modules/.bin', program), args, folder),
    runTool: (program, ...args) => execute(join(repository, 'node_modules/.bin', program), args, folder),
    edit: (path, from, to) => {
      const text = readFileSync(join(folder, path), 'utf8')
      if (!text.includes(from)) throw new Error(`There is no ${JSON.stringify(from)} in ${path}.`)
      writeFileSync(join(folder, path), text.replaceAll(from, to))
    },
    versionOf: name => readJson<{ version: string }>(join(folder, 'node_modules', name, 'package.json')).version,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function packPackage(folder: string): Promise<string> {
  if (!existsSync(join(repository, 'dist/index.js'))) throw new Error('There is no dist: run `npm run build` first.')
  const packed = await execute('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], repository)
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
  return join(folder, filename)
}

function install(folder: string, { manager = 'npm', installArguments = [] }: AppChanges): Promise<string> {
  const cache = process.env.PACKED_CACHE
  const npmCache = cache ? ['--cache', join(cache, 'npm')] : []
  if (manager === 'npm') {
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    return execute('npm', ['install', ...quiet, ...npmCache, ...installArguments], folder)
  }
  const store = cache ? ['--store-dir', join(cache, 'pnpm')] : []
  return execute('npx', ['--yes', ...npmCache, 'pnpm', 'install', '--prefer-offline', ...store, ...installArguments], folder)
}

function execute(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, encoding: 'utf8', env: appEnvironment(), maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')} failed.\n${stdout}\n${stderr}`, { cause: error }))
      else resolve(stdout)
    })
  })
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

/** Without what the test run itself sets: an app must not see that it is under test. */
function appEnvironment(): NodeJS.ProcessEnv {
  const hidden = /^(?:VITEST|TEST$|NODE_ENV$|NUXT_|VITE_|npm_)/
  const own = Object.entries(process.env).filter(([name]) => !hidden.test(name))
  return { ...Object.fromEntries(own), NUXT_TELEMETRY_DISABLED: '1', CI: '1' }
}
