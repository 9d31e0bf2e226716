import type { FormatVote } from '../model'
import type { RawRecord } from './read-fields'
import { isLog, isRecord, readList, readString } from './read-fields'
import type { KnownFormat } from './format-votes'
import { formatNames, formatVotes } from './format-votes'
import { flattenList } from './unwrap-records'

/** How many records are looked at; what comes later changes nothing. */
export const mostDetected = 400

/** Part of the records that must vote for the winner. */
const leastShare = 0.2

/** The votes of records that come in one after the other. */
export interface FormatVoting {
  /** Lets the next record vote; those after the 400th have no voice. */
  add: (record: unknown) => void
  /** Yields the likeliest format by now, `unknown` when none is likely enough, `undefined` while none could vote. */
  winner: () => KnownFormat | 'unknown' | undefined
  /** Nothing that comes now changes the outcome. */
  isOver: () => boolean
}

/**
 * Tells which format the records are in, `unknown` when none is likely enough.
 *
 * The first 400 records vote. Of those that could vote at least a fifth must be for the winner; records
 * that look the same in many formats (plain messages, text, usage) are left out of the count.
 *
 * @example detectFormat([{ role: 'user', parts: [{ type: 'text', text: 'Hi' }] }]) // → 'ai-sdk-ui'
 */
export function detectFormat(records: readonly unknown[]): KnownFormat | 'unknown' {
  const voting = createFormatVoting()
  for (let index = 0; index < records.length && index < mostDetected; index++) voting.add(records[index])
  return voting.winner() ?? 'unknown'
}

/** Starts a vote. */
export function createFormatVoting(): FormatVoting {
  const votes = new Map<KnownFormat, number>()
  let count = 0
  let voters = 0
  let decided: KnownFormat | undefined

  const isOver = () => count >= mostDetected || decided !== undefined

  function vote(record: RawRecord, index: number): boolean {
    let hasVoted = false
    for (const name of formatNames) {
      const { votes: isOwn, decides }: FormatVote = formatVotes[name]
      if (hasSign(() => decides?.(record, index))) decided ??= name
      if (!hasSign(() => isOwn(record, index))) continue
      votes.set(name, (votes.get(name) ?? 0) + 1)
      hasVoted = true
    }
    return hasVoted
  }

  function addOne(record: unknown): void {
    if (isOver()) return
    const hasVoted = isRecord(record) && vote(record, count)
    count += 1
    if (hasVoted || !isNeutral(record)) voters += 1
  }

  return {
    add(record) {
      // A batch, or a record in the middle of what tells of it.
      if (isLog(record) && record.length > 0) flattenList(record).forEach(addOne)
      else addOne(record)
    },
    winner() {
      if (decided !== undefined || voters === 0) return decided
      const most = Math.max(...votes.values())
      return most < voters * leastShare ? 'unknown' : formatNames.find(name => votes.get(name) === most) ?? 'unknown'
    },
    isOver,
  }
}

/** A record that throws when it is looked at has no sign of anything. */
function hasSign(look: () => boolean | undefined): boolean {
  try {
    return look() === true
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
