import type { DiffSection } from './expand-hunks'

/** A part of a diff that is shown at once. */
export interface DiffPage {
  readonly sections: readonly DiffSection[]
  /** Rows of this page and of all behind it. */
  readonly rowsFromHere: number
}

/**
 * Cuts sections into pages of so many rows; a section that is cut goes on in the next page. The first
 * page is always there and may be empty; `pageSize` is at least 1.
 *
 * a section of 10 rows, first page 4, then 5 → pages of 4, 5 and 1 rows
 */
export function cutSections(sections: readonly DiffSection[], firstSize: number, pageSize: number): readonly DiffPage[] {
  const pages: DiffSection[][] = [[]]
  let left = firstSize
  let rows = 0
  for (const section of sections) {
    const { lines } = section.hunk
    rows += lines.length
    let from = 0
    do {
      if (left <= 0) {
        pages.push([])
        left = Math.max(1, pageSize)
      }
      const to = Math.min(lines.length, from + left)
      pages.at(-1)?.push(takeRows(section, from, to))
      left -= to - from
      from = to
    } while (from < lines.length)
  }
  return pages.map((page) => {
    const rowsFromHere = rows
    rows -= page.reduce((sum, { hunk }) => sum + hunk.lines.length, 0)
    return { sections: page, rowsFromHere }
  })
}

function takeRows(section: DiffSection, from: number, to: number): DiffSection {
  const { hunk } = section
  if (from === 0 && to === hunk.lines.length) return section
  return { ...section, hunk: { ...hunk, lines: hunk.lines.slice(from, to) }, ...(from > 0 ? { isContinued: true } : {}) }
}
