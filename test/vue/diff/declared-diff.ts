import type { ToolEntry } from 'vue-tool-card/core'
import { answer, call, entriesOf } from '../../support/records'

/** One file of a declared diff. */
export interface DeclaredDiff {
  readonly path: string
  readonly oldText: string | null
  readonly newText: string | null
}

/** A call that declares its diffs, answered. */
export function diffEntry(...diffs: readonly DeclaredDiff[]): ToolEntry {
  const record = call('configure', {}, { view: { card: 'diff', title: 'Edit', diffs } })
  return entriesOf(record, answer(record, 'ok'))[0]!
}

/** `line 1` to `line n`, some of them replaced. */
export function numberedText(count: number, changes: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: count }, (_, index) => `${changes[index + 1] ?? `line ${index + 1}`}\n`).join('')
}
