import { listOwnKeys, readOwn, toNumber } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import { pickNumber, readField } from './tool-args'
import { toNameKey } from './tool-name'

/** The lines that a call asks for, both ends included; 1-based. */
export interface LineRange {
  readonly start?: number
  /** Left out: to the end. */
  readonly end?: number
  /** The last lines, however many there are. */
  readonly tail?: number
}

/** Compared without case and separators, like the names of tools. */
const startKeys = [
  'startline', 'startlineoneindexed', 'startlinenumberbaseone', 'startlinenumber', 'linestart', 'fromline', 'start',
]
const endKeys = [
  'endline', 'endlineoneindexedinclusive', 'endlinenumberbaseone', 'endlinenumber', 'lineend', 'toline', 'end',
]
const pairKeys = ['viewrange', 'readrange', 'linerange']

/**
 * Yields the range of lines that the arguments ask for, `undefined` for the whole file.
 *
 * @example readRange({ offset: 40, limit: 3 }, undefined) // → { start: 40, end: 42 }
 */
export function readRange(args: UnknownRecord, agent: string | undefined): LineRange | undefined {
  const spelled = readSpellings(args)
  return readPair(args, spelled) ?? readStartEnd(args, spelled) ?? readOffset(args, agent) ?? readEnds(args)
}

/** Arguments that are looked at, and their longest name; a read takes few. */
const mostArguments = 50
const longestName = 50

/** Yields the arguments' names by their form without case and separators; the first spelling counts. */
function readSpellings(args: UnknownRecord): ReadonlyMap<string, string> {
  const spelled = new Map<string, string>()
  for (const key of listOwnKeys(args).slice(0, mostArguments)) {
    const form = key.length > longestName ? key : toNameKey(key)
    if (!spelled.has(form)) spelled.set(form, key)
  }
  return spelled
}

function spellingsOf(forms: readonly string[], spelled: ReadonlyMap<string, string>): readonly string[] {
  return forms.map(form => spelled.get(form)).filter(key => key !== undefined)
}

function readPair(args: UnknownRecord, spelled: ReadonlyMap<string, string>): LineRange | undefined {
  for (const key of spellingsOf(pairKeys, spelled)) {
    const pair = readField(args, key)
    if (!Array.isArray(pair)) continue
    const start = toNumber(pair[0])
    if (start === undefined) continue
    const end = toNumber(pair[1])
    return makeRange(start, end !== undefined && end >= 0 ? end : undefined)
  }
  return undefined
}

function readStartEnd(args: UnknownRecord, spelled: ReadonlyMap<string, string>): LineRange | undefined {
  const start = pickNumber(args, spellingsOf(startKeys, spelled))
  const end = pickNumber(args, spellingsOf(endKeys, spelled))
  if (start === undefined && end === undefined) return undefined
  return makeRange(start ?? 1, end !== undefined && end >= 0 ? end : undefined)
}

function readOffset(args: UnknownRecord, agent: string | undefined): LineRange | undefined {
  const offset = pickNumber(args, ['offset'])
  const limit = pickNumber(args, ['limit'])
  if (offset === undefined && limit === undefined) return undefined
  const isZeroBased = agent === 'qwen-code' || agent === 'gemini-cli' || readOwn(args, 'absolute_path') !== undefined
  const start = (offset ?? 0) + (isZeroBased ? 1 : 0)
  const first = Math.max(1, start)
  return makeRange(first, limit === undefined ? undefined : first + limit - 1)
}

function readEnds(args: UnknownRecord): LineRange | undefined {
  const head = pickNumber(args, ['head'])
  if (head !== undefined && head > 0) return makeRange(1, head)
  const tail = pickNumber(args, ['tail'])
  return tail !== undefined && tail > 0 ? { tail: Math.floor(tail) } : undefined
}

function makeRange(start: number, end: number | undefined): LineRange | undefined {
  const first = Math.max(1, Math.floor(start))
  if (end === undefined) return { start: first }
  return { start: first, end: Math.floor(end) }
}

/**
 * Writes a range as it is glued to a path.
 *
 * @example formatRange({ start: 10 }) // → ':10-'
 */
export function formatRange(range: LineRange): string {
  if (range.tail !== undefined) return `:-${range.tail}`
  return `:${range.start ?? 1}-${range.end ?? ''}`
}

/** A path without its selector: `a.ts:5-9`, `a.ts:5-`, `a.ts:5+20`, `a.ts:5` (oh-my-pi), `a.ts#L5`, `a.ts#L5-L9` (links). */
export interface SelectedPath {
  readonly path: string
  readonly range?: LineRange
}

/**
 * Splits a range off the end of a path.
 *
 * @example splitSelector('a.ts:5+20') // → { path: 'a.ts', range: { start: 5, end: 24 } }
 */
export function splitSelector(path: string): SelectedPath {
  const match = /^(.{1,4000}[^\\/:])(?::|#L)(\d{1,9})(?:(-|\+)L?(\d{0,9}))?$/.exec(path)
  if (match?.[1] === undefined || match[2] === undefined) return { path }
  const start = Number(match[2])
  const number = match[4] === undefined || match[4] === '' ? undefined : Number(match[4])
  if (match[3] === undefined) return { path: match[1], range: { start, end: start } }
  const end = match[3] === '+' && number !== undefined ? start + number - 1 : number
  return { path: match[1], range: end === undefined ? { start } : { start, end } }
}
