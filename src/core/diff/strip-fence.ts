/** Envelopes put at most this much in front of a fence. */
const LEAD_LENGTH = 4096

const OPENING = /^[ \t]*(`{3,}|~{3,})[ \t]*(?:(?:diff|patch|udiff)[ \t]*)?$/m

/**
 * Takes a patch out of its Markdown fence. The closing fence is the last line that is as long as the
 * opening one, since a patch may hold fences itself. A text without a fence is handed back as it is, an
 * unclosed fence runs to the end.
 *
 * `'Edited a.md:\n\n```diff\n-a\n+b\n```\n'` → `'-a\n+b\n'`
 */
export function stripFence(text: string): string {
  const opening = OPENING.exec(text.slice(0, LEAD_LENGTH))
  if (opening === null || isInsidePatch(text.slice(0, opening.index))) return text
  const fence = opening[1] ?? ''
  const start = text.indexOf('\n', opening.index + opening[0].length) + 1
  if (start === 0) return ''
  const end = findClosing(text, fence, start)
  return text.slice(start, end)
}

/** A fence that comes after the patch has begun belongs to the patched file. */
function isInsidePatch(lead: string): boolean {
  return /^(?:diff --git |--- |@@ |\*\*\* )/m.test(lead)
}

function findClosing(text: string, fence: string, start: number): number {
  let end = text.length
  for (;;) {
    const from = text.lastIndexOf('\n', end - 1) + 1
    if (from < start) return text.length
    if (text.slice(from, end).trim() === fence) return from
    end = from - 1
  }
}
