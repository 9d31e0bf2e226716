import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installed, root } from './folders.mjs'

/** Puts the built package beside its peers, so that all of them share one Vue. */
export function installPackage() {
  rmSync(installed, { recursive: true, force: true })
  for (const name of ['package.json', 'dist']) cpSync(join(root, name), join(installed, name), { recursive: true })
}

/** Imports a file of the package that has no name outside. */
export const importOwn = path => import(pathToFileURL(join(installed, 'dist', path)).href)
