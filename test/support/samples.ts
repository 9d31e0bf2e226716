import type { ExpectedCounts } from './transcripts'
import { fixtureNames, readExpected, readFixture, readShared, sharedNames } from './transcripts'

/** A transcript at hand, of the repository or from beside it. */
export interface Sample {
  readonly name: string
  readonly text: string
  /** The format that it must be recognised as. */
  readonly format: string
  readonly expected: ExpectedCounts
}

/** Every transcript at hand. */
export const samples: readonly Sample[] = [
  ...listSamples(fixtureNames, readFixture, 'fixtures'),
  ...listSamples(sharedNames.filter(name => !fixtureNames.includes(name)), readShared, 'shared'),
]

function listSamples(names: readonly string[], read: (name: string) => string, from: 'fixtures' | 'shared'): readonly Sample[] {
  if (names.length === 0) return []
  const all = readExpected(from)
  return names.map(name => ({ name, text: read(name), format: formatOf(name), expected: all[name]! }))
}

/** Folders have the names of formats, but for streams and for what is filed with its kin. */
function formatOf(name: string): string {
  const folder = name.split('/')[0]!.replace(/-stream$/, '')
  if (folder === 'other') return 'unknown'
  return folder === 'codex' && name.includes('exec') ? 'codex-exec' : folder
}
