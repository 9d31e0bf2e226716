import { listOwnKeys } from '../../text/own-values'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readRecord, readString } from '../read-fields'

/**
 * Yields one git patch of the changes that Codex reports, path by path, with the real line numbers;
 * `undefined` when it tells none. Paths in the working directory are made relative to it.
 *
 * @example writePatch({ '/app/a.ts': { type: 'add', content: 'x\n' } }, '/app') // → 'diff --git a/a.ts b/a.ts\n…'
 */
export function writePatch(changes: unknown, cwd: string): string | undefined {
  if (!isRecord(changes)) return undefined
  const files = listOwnKeys(changes).flatMap((key) => {
    const change = readRecord(changes, key)
    return change === undefined ? [] : [writeFile(toRelative(key, cwd), change, cwd)]
  })
  return files.length === 0 ? undefined : files.join('')
}

function writeFile(path: string, change: RawRecord, cwd: string): string {
  // In 2025 the kind of a change was the key of its fields.
  const type = readString(change, 'type') ?? listOwnKeys(change)[0] ?? ''
  const fields = readRecord(change, type) ?? change
  const moved = readString(fields, 'move_path')
  const target = moved === undefined ? path : toRelative(moved, cwd)
  const content = readString(fields, 'content') ?? ''
  const head = `diff --git a/${path} b/${target}\n`
  switch (type) {
    case 'add':
      return `${head}new file mode 100644\n--- /dev/null\n+++ b/${path}\n${writeHunk(content, '+')}`
    case 'delete':
      return `${head}deleted file mode 100644\n--- a/${path}\n+++ /dev/null\n${writeHunk(content, '-')}`
    default: {
      const renames = target === path ? '' : `rename from ${path}\nrename to ${target}\n`
      const diff = readString(fields, 'unified_diff') ?? ''
      return `${head}${renames}--- a/${path}\n+++ b/${target}\n${diff}${diff === '' || diff.endsWith('\n') ? '' : '\n'}`
    }
  }
}

const verbs: ReadonlyMap<unknown, string> = new Map([['add', 'Add'], ['delete', 'Delete']])

/**
 * Yields a patch of changes of which only paths and kinds are told.
 *
 * @example writeEmptyPatch([{ path: 'a.ts', kind: 'add' }]) // → '*** Begin Patch\n*** Add File: a.ts\n*** End Patch'
 */
export function writeEmptyPatch(changes: readonly RawRecord[]): string {
  const lines = changes.map(change => `*** ${verbs.get(readField(change, 'kind')) ?? 'Update'} File: ${readString(change, 'path') ?? ''}`)
  return ['*** Begin Patch', ...lines, '*** End Patch'].join('\n')
}

/** A whole text as one hunk. */
function writeHunk(text: string, sign: '+' | '-'): string {
  if (text === '') return ''
  const isEnded = text.endsWith('\n')
  const lines = (isEnded ? text.slice(0, -1) : text).split('\n')
  const [old, now] = sign === '+' ? ['0,0', `1,${lines.length}`] : [`1,${lines.length}`, '0,0']
  return `@@ -${old} +${now} @@\n${sign}${lines.join(`\n${sign}`)}\n${isEnded ? '' : '\\ No newline at end of file\n'}`
}

/** Yields the path as it reads from the working directory. */
function toRelative(path: string, cwd: string): string {
  return cwd !== '' && path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path
}
