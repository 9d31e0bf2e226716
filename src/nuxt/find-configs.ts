import type { Nuxt } from '@nuxt/schema'
import { findPath } from '@nuxt/kit'

/** Yields the files `tool-card.config` that there are by now: the app's first, then those of the layers it extends. */
export async function findConfigs(nuxt: Nuxt): Promise<readonly string[]> {
  const folders = [nuxt.options.srcDir, ...nuxt.options._layers.map(layer => layer.config.srcDir ?? layer.cwd)]
  const paths = new Set(folders.map(folder => `${folder.replace(/\/$/, '')}/tool-card.config`))
  const found = await Promise.all([...paths].map(path => findPath(path)))
  return found.filter(path => path !== null)
}
