import { join } from 'node:path'

export const bench = join(import.meta.dirname, '..')
export const root = join(bench, '..')
/** What the benchmark builds; where neither Git nor a linter looks. */
export const built = join(bench, 'node_modules/.bench')
/** Where the package is installed as an app has it. */
export const installed = join(bench, 'node_modules/vue-tool-card')
