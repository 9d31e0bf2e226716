import type { TranscriptFormat } from '../model'
import type { RawRecord } from './read-fields'
import { isRecord, readList, readString } from './read-fields'
import { formatRows } from './registry'

/** How many records are looked at; what comes later changes nothing. */
export const mostDetected = 400

/** Part of the records that must vote for the winner. */
const leastShare = 0.2

/**
 * Tells which format the records are in, `undefined` when no format is likely enough.
 *
 * The first 400 records vote. Of those that could vote at least a fifth must be for the winner; records
 * that look the same in many formats (plain messages, text, usage) are left out of the count.
 *
 * @example detectFormat([{ role: 'user', parts: [{ type: 'text', text: 'Hi' }] }])?.name // → 'ai-sdk-ui'
 */
export function detectFormat(records: readonly unknown[]): TranscriptFormat | undefined {
  const votes = formatRows.map(() => 0)
  let voters = 0
  for (const [index, record] of records.slice(0, mostDetected).entries()) {
    let hasVoted = false
    for (const [row, { format, vote }] of formatRows.entries()) {
      if (!isRecord(record)) break
      if (hasSign(() => vote.decides?.(record, index) === true)) return format
      if (!hasSign(() => vote.votes(record, index))) continue
      votes[row]! += 1
      hasVoted = true
    }
    if (hasVoted || !isNeutral(record)) voters += 1
  }
  const most = Math.max(...votes)
  if (most === 0 || most < voters * leastShare) return undefined
  return formatRows[votes.indexOf(most)]?.format
}

/** A record that throws when it is looked at has no sign of anything. */
function hasSign(look: () => boolean): boolean {
  try {
    return look()
  }
  catch {
    return false
  }
}

const neutralTypes = new Set([
  'text', 'thinking', 'system', 'error', 'text-delta', 'reasoning-delta', 'usage', 'status',
])

/** Looks the same in many formats: a text, a piece of one, a plain message, usage. */
function isNeutral(record: unknown): boolean {
  if (!isRecord(record)) return false
  if (neutralTypes.has(readString(record, 'type') ?? '')) return true
  return readString(record, 'role') !== undefined && hasPlainContent(record)
}

function hasPlainContent(message: RawRecord): boolean {
  if (readString(message, 'content') !== undefined) return true
  const blocks = readList(message, 'content')
  return blocks !== undefined && blocks.every(block => isRecord(block) && !/tool|function/.test(readString(block, 'type') ?? ''))
}
