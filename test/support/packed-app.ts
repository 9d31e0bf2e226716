import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** An app outside the repository that has the package from a tarball, as from the registry. */
export interface PackedApp {
  readonly folder: string
  /** Runs a program of the app's own `node_modules/.bin`; throws with all it printed when it fails. */
  run: (program: string, ...args: string[]) => string
  /** Runs a program of the repository's `node_modules/.bin` in the app's folder. */
  runTool: (program: string, ...args: string[]) => string
  remove: () => void
}

/**
 * Makes a fresh app from a folder of `test/fixtures`, with the package as it would be published.
 * Needs `dist`.
 */
export function installPackedApp(fixture: string): PackedApp {
  if (!existsSync(join(repository, 'dist/index.js'))) throw new Error('There is no dist: run `npm run build` first.')
  const folder = mkdtempSync(join(tmpdir(), `${fixture}-`))
  cpSync(join(repository, 'test/fixtures', fixture), folder, { recursive: true })
  cpSync(join(repository, 'test/fixtures/records.ts'), join(folder, 'records.ts'))

  const [{ filename }] = JSON.parse(execute('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], repository)) as [{ filename: string }]
  const manifestPath = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { dependencies: Record<string, string> }
  manifest.dependencies['vue-tool-card'] = `file:${filename}`
  writeFileSync(manifestPath, JSON.stringify(manifest, null, 2))
  execute('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder)

  return {
    folder,
    run: (program, ...args) => execute(join(folder, 'node_modules/.bin', program), args, folder),
    runTool: (program, ...args) => execute(join(repository, 'node_modules/.bin', program), args, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function execute(program: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: appEnvironment(), maxBuffer: 1e8 })
  }
  catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string, stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** Without what the test run itself sets: an app must not see that it is under test. */
function appEnvironment(): NodeJS.ProcessEnv {
  const hidden = /^(?:VITEST|TEST$|NODE_ENV$|NUXT_|VITE_|npm_)/
  const own = Object.entries(process.env).filter(([name]) => !hidden.test(name))
  return { ...Object.fromEntries(own), NUXT_TELEMETRY_DISABLED: '1', CI: '1' }
}
