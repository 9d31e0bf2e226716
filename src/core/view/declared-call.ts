import { countChanges } from '../diff/count-changes'
import type { CallDetail } from '../model/view'
import { isRecord, listOwnKeys, readOwn, readOwnString } from '../text/own-values'
import { toCallLine } from '../text/single-line'
import { stringifyJson } from '../text/stringify-json'
import { badgeOfCounts } from '../tools/change-badge'
import { summarizeCommand } from '../tools/command'
import type { CallFacts } from '../tools/family'
import { readFields } from '../tools/fields'
import type { ReadCallView } from './declared'
import { diffDeclared, readTexts } from './declared-diffs'
import { kindOfSummary } from './summary-kind'

/** Yields the facts of a call that declares its own view; what the view leaves out comes from `base`. */
export function makeDeclaredCall(view: ReadCallView, base: CallFacts): CallFacts {
  const facts = readCardFacts(view, base)
  const summary = view.summary === undefined ? facts.summary : toCallLine(view.summary)
  return {
    ...facts,
    summary,
    ...(view.summary !== undefined && { summaryKind: kindOfSummary(summary) }),
    locations: view.locations.length > 0 ? view.locations : base.locations,
  }
}

function readCardFacts(view: ReadCallView, base: CallFacts): CallFacts {
  switch (view.card) {
    case 'terminal': return readTerminal(view, base)
    case 'diff': return readDiff(view, base)
    case 'generic': return readGeneric(view, base)
  }
}

function readTerminal({ title, cwd, description }: ReadCallView, base: CallFacts): CallFacts {
  if (title === undefined) return base
  return {
    ...base,
    // What the table says of the arguments holds only where it reads a command too.
    badges: base.command === undefined ? [] : base.badges,
    summary: summarizeCommand(title),
    summaryKind: 'code',
    command: title,
    detail: () => ({
      kind: 'command',
      text: title,
      language: 'shellscript',
      prompt: '$',
      ...(cwd !== undefined && { cwd }),
      ...(description !== undefined && { description }),
    }),
  }
}

function readDiff({ diffs }: ReadCallView, base: CallFacts): CallFacts {
  const paths = diffs.map(diff => readOwnString(diff, 'path') ?? '').filter(path => path !== '')
  const texts = diffs.map(readTexts).filter(pair => pair !== undefined)
  return {
    ...base,
    summary: toCallLine(paths.join(' · ')),
    summaryKind: 'code',
    badges: texts.length === 0 ? [] : badgeOfCounts(countChanges(texts)),
    detail: applied => ({ kind: 'diff', files: diffDeclared(diffs), applied }),
  }
}

function readGeneric({ input }: ReadCallView, base: CallFacts): CallFacts {
  if (input === undefined) return base
  const summary = toCallLine(summarizeInput(input))
  return { ...base, badges: [], summary, summaryKind: kindOfSummary(summary), detail: () => showInput(input) }
}

function summarizeInput(input: unknown): string {
  const first = isRecord(input) ? readOwn(input, listOwnKeys(input)[0] ?? '') : input
  if (first === undefined || first === null) return ''
  return typeof first === 'string' ? first : stringifyJson(first, { maxLength: 2000 })
}

function showInput(input: unknown): CallDetail {
  if (typeof input === 'string') return input === '' ? { kind: 'none' } : { kind: 'text', text: input }
  if (!isRecord(input)) return { kind: 'code', text: stringifyJson(input, { indent: 2 }), language: 'json' }
  const fields = readFields(input)
  return fields.length === 0 ? { kind: 'none' } : { kind: 'fields', fields }
}
