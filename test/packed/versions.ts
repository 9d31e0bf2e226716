import type { TestContext } from 'vitest'
import type { PackedApp } from '../support/packed-app'

declare module 'vitest' {
  interface TaskMeta {
    /** What the app of the test was made of, for the table of `docs/compatibility.md`. */
    versions?: string
  }
}

/** Notes at a test which versions its app has. */
export function noteVersions({ task }: TestContext, app: PackedApp, names: readonly string[]): void {
  task.meta.versions = names.map(name => `${name} ${app.versionOf(name)}`).join(', ')
}
