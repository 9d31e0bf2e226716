import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds a Chromium for the tests, and installs one where there is none: what the variable `CHROMIUM`
 * names, else `chromium` on the PATH, else Debian's package when root, else Playwright's own.
 *
 * @returns {string} path of the program
 */
export function bringChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`)
    return named
  }
  const found = which('chromium') ?? installDebianPackage() ?? installPlaywrightBrowser()
  if (!found) throw new Error('No Chromium: install one and name it in the variable CHROMIUM.')
  return found
}

function which(program) {
  const { stdout } = spawnSync('which', [program], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !which('apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], env)
  return which('chromium')
}

function installPlaywrightBrowser() {
  // The headless shell alone would not do for tests of selection and focus.
  if (!run('npx', ['playwright', 'install', '--no-shell', 'chromium'])) return undefined
  const print = 'import("playwright").then(({ chromium }) => console.log(chromium.executablePath()))'
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', print], { encoding: 'utf8' })
  const path = stdout?.trim()
  return path && existsSync(path) ? path : undefined
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}
