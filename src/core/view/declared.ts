import type { ToolLocation } from '../model/entry'
import { isRecord, listOwnKeys, readOwn, readOwnList, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import { readLocations } from '../tools/locations'
import { readTexts } from './declared-diffs'

/** The kinds of card that are known; any other is shown as `generic`. */
export type DeclaredCard = 'generic' | 'terminal' | 'diff'

/** The call half of a declared view, with everything that was mangled left out. */
export interface ReadCallView {
  readonly card: DeclaredCard
  readonly title?: string
  readonly summary?: string
  readonly description?: string
  readonly cwd?: string
  /** Left out: the view says nothing of arguments. */
  readonly input?: unknown
  readonly diffs: readonly UnknownRecord[]
  readonly locations: readonly ToolLocation[]
}

/** The result half. */
export interface ReadResultView {
  readonly card: DeclaredCard
  readonly title?: string
  /** What was declared to be shown: `content`, or a terminal's `output`; left out when nothing was. */
  readonly content?: unknown
  readonly exitCode?: number
  readonly signal?: string
  readonly diffs: readonly UnknownRecord[]
  /** The view itself, for cards beyond the three. */
  readonly source?: UnknownRecord
}

/** Reads the declared view of a call, item by item; `null` when none was declared. */
export function readCallView(view: unknown): ReadCallView | null {
  if (view === undefined || view === null) return null
  if (typeof view === 'string') return { card: 'generic', ...titled(view), diffs: [], locations: [] }
  if (!isRecord(view)) return { card: 'generic', diffs: [], locations: [] }
  const card = readCard(view)
  const given = readOwn(view, 'input')
  const input = given === undefined && card === undefined ? restOf(view) : given
  const diffs = readDiffItems(view)
  return {
    card: chooseCard(card, diffs),
    ...titled(readOwn(view, 'title')),
    ...pickStrings(view, ['summary', 'description', 'cwd']),
    ...(input !== undefined && { input: input === null ? {} : input }),
    diffs,
    locations: readLocations(readOwn(view, 'locations')),
  }
}

/** Reads the declared view of a result, item by item; `null` when none was declared. */
export function readResultView(view: unknown): ReadResultView | null {
  if (view === undefined || view === null) return null
  if (!isRecord(view)) return { card: 'generic', content: view, diffs: [] }
  const card = readCard(view)
  const content = readOwn(view, card === 'terminal' ? 'output' : 'content')
  const shown = content === undefined && card === undefined ? restOf(view) : content
  const exitCode = readOwn(view, 'exitCode')
  const diffs = readDiffItems(view)
  return {
    card: chooseCard(card, diffs),
    ...titled(readOwn(view, 'title')),
    ...(shown !== undefined && { content: shown }),
    ...(typeof exitCode === 'number' && Number.isFinite(exitCode) && { exitCode }),
    ...pickStrings(view, ['signal']),
    diffs,
    ...(card === undefined && { source: view }),
  }
}

function readCard(view: UnknownRecord): DeclaredCard | undefined {
  const card = readOwn(view, 'card')
  return card === 'generic' || card === 'terminal' || card === 'diff' ? card : undefined
}

/** A card whose name is not known is generic, and so is a diff that shows none. */
function chooseCard(card: DeclaredCard | undefined, diffs: readonly UnknownRecord[]): DeclaredCard {
  return card === undefined || (card === 'diff' && diffs.length === 0) ? 'generic' : card
}

function titled(title: unknown): { readonly title?: string } {
  return typeof title === 'string' && title.trim() !== '' ? { title } : {}
}

function pickStrings<Key extends string>(view: UnknownRecord, keys: readonly Key[]): { readonly [K in Key]?: string } {
  const found: { [K in Key]?: string } = {}
  for (const key of keys) {
    const value = readOwnString(view, key)
    if (value !== undefined && value !== '') found[key] = value
  }
  return found
}

/** Changes that name a file or tell its text. */
function readDiffItems(view: UnknownRecord): readonly UnknownRecord[] {
  const diffs = readOwnList(view, 'diffs') ?? []
  return diffs.filter(isRecord).filter(diff => (readOwnString(diff, 'path') ?? '') !== '' || readTexts(diff) !== undefined)
}

/** What a card of an unknown kind holds besides its name and title; `undefined` when nothing. */
function restOf(view: UnknownRecord): UnknownRecord | undefined {
  const keys = listOwnKeys(view).filter(key => !['card', 'title', 'summary', 'locations'].includes(key))
  if (keys.length === 0) return undefined
  return Object.fromEntries(keys.map(key => [key, readOwn(view, key)]))
}
