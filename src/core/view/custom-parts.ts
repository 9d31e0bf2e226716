import type { CallDetail, OutputDetail, ToolBadge } from '../model/view'
import { isRecord, readOwn, readOwnString } from '../text/own-values'
import { toCallLine } from '../text/single-line'

/** The field without which a kind of body shows nothing, and whether it is a list or a text. */
type MainField = readonly [key: string, type: 'text' | 'list'] | null

const callFields: Readonly<Record<CallDetail['kind'], MainField>> = {
  command: ['text', 'text'],
  path: ['path', 'text'],
  diff: ['files', 'list'],
  code: ['text', 'text'],
  todos: ['items', 'list'],
  question: ['questions', 'list'],
  fields: ['fields', 'list'],
  text: ['text', 'text'],
  none: null,
}

const outputFields: Readonly<Record<OutputDetail['kind'], MainField>> = {
  text: ['text', 'text'],
  matches: ['text', 'text'],
  files: ['text', 'text'],
  sources: ['text', 'text'],
  json: ['text', 'text'],
  terminal: ['text', 'text'],
  code: ['text', 'text'],
  diff: ['files', 'list'],
  todos: ['items', 'list'],
  media: ['items', 'list'],
  empty: null,
}

/** Yields what a row gave for the body of the call; `undefined` for anything that is no such body. */
export function readCustomDetail(value: unknown): CallDetail | undefined {
  return isBody<CallDetail>(value, callFields) ? value : undefined
}

/** Yields what a row gave for the output; `undefined` for anything that is no output. */
export function readCustomOutput(value: unknown): OutputDetail | undefined {
  if (!isBody<OutputDetail>(value, outputFields)) return undefined
  const isText = outputFields[value.kind]?.[1] === 'text'
  return isText && !isRecord(readOwn(value, 'lines')) ? undefined : value
}

function isBody<Body extends { readonly kind: string }>(value: unknown, fields: Readonly<Record<Body['kind'], MainField>>): value is Body {
  const kind = readOwnString(value, 'kind') ?? ''
  if (!Object.hasOwn(fields, kind)) return false
  const main = fields[kind as Body['kind']]
  if (main === null) return true
  const field = readOwn(value, main[0])
  return main[1] === 'list' ? Array.isArray(field) : typeof field === 'string'
}

const tones: ReadonlySet<unknown> = new Set(['plain', 'added-removed', 'muted', 'warning'])

/** Yields the badges that a row gave, as texts or as objects; those without a text are left out. */
export function readCustomBadges(list: readonly unknown[]): readonly ToolBadge[] {
  return list.flatMap((item): readonly ToolBadge[] => {
    const text = toCallLine(typeof item === 'string' ? item : readOwnString(item, 'text') ?? '')
    const tone = isRecord(item) ? readOwn(item, 'tone') : undefined
    return text === '' ? [] : [{ text, ...(tones.has(tone) && { tone: tone as ToolBadge['tone'] }) }]
  })
}
