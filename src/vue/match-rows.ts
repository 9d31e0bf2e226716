import type { FileItem, MatchGroup, MatchLine } from '../core/model/bodies'

/** A row of a list of matches with the file it is of. */
export interface MatchRow {
  readonly group: MatchGroup
  /** `null`: only the file is known. */
  readonly match: MatchLine | null
}

/** Rows of one file that follow each other. */
export interface MatchRun {
  readonly group: MatchGroup
  readonly matches: readonly MatchLine[]
}

/** An entry of a list that may name a line. */
export interface PlaceItem extends FileItem {
  readonly line?: number
  /** Number of matches, where that is all that is known. */
  readonly count?: number
}

/** All rows of a search, file by file. */
export function listMatches(groups: readonly MatchGroup[]): readonly MatchRow[] {
  return groups.flatMap((group): readonly MatchRow[] =>
    group.matches.length === 0 ? [{ group, match: null }] : group.matches.map(match => ({ group, match })))
}

/** Puts rows that follow each other under the file they are of. */
export function groupMatches(rows: readonly MatchRow[]): readonly MatchRun[] {
  const runs: { readonly group: MatchGroup, readonly matches: MatchLine[] }[] = []
  for (const { group, match } of rows) {
    const last = runs.at(-1)
    const run = last?.group === group ? last : { group, matches: [] }
    if (run !== last)
      runs.push(run)
    if (match)
      run.matches.push(match)
  }
  return runs
}

/** Files or places without any text, as a list; `null` when there is text to show. */
export function listPlaces(groups: readonly MatchGroup[]): readonly PlaceItem[] | null {
  if (groups.some(group => group.matches.some(match => match.text !== '')))
    return null
  return groups.flatMap(({ path, count, matches }): readonly PlaceItem[] => {
    const item = { path, name: path, isDirectory: false, depth: 0 }
    return matches.length === 0
      ? [{ ...item, ...(count !== undefined && { count }) }]
      : matches.map(({ line }) => ({ ...item, ...(line !== undefined && { line }) }))
  })
}

/** Rows as grep would write them. */
export function writeMatches(rows: readonly MatchRow[]): string {
  return rows.map(({ group, match }) => {
    const sign = match?.isContext ? '-' : ':'
    return [group.path, match?.line, match?.text].filter(part => part !== undefined && part !== '').join(sign)
  }).join('\n')
}
