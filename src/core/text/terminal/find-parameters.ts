/**
 * Yields the offset where the parameters of `CSI … letter` start; -1 for any other sequence, one that is
 * cut off, and one with a private mark or intermediate characters.
 * It stands between the two offsets.
 */
export function findParameters(text: string, from: number, to: number): number {
  const start = startOfControl(text, from)
  const final = to - 1
  if (start < 0 || final < start || text.charCodeAt(final) < 0x40) return -1
  const first = text.charCodeAt(start)
  // < = > ? mark private sequences.
  if (first >= 0x3C && first <= 0x3F) return -1
  return final > start && text.charCodeAt(final - 1) < 0x30 ? -1 : start
}

function startOfControl(text: string, from: number): number {
  const lead = text.charCodeAt(from)
  if (lead === 0x9B) return from + 1
  return lead === 0x1B && text.charCodeAt(from + 1) === 0x5B ? from + 2 : -1
}
