import type { TodoItem } from '../model/view'
import { isRecord, readOwn, readOwnList, readOwnRecord, readOwnString } from '../text/own-values'
import type { CallContext, ResultContext } from './family'
import type { ToolCardLabels } from './labels'
import { pickList, pickString } from './tool-args'

const textKeys = ['content', 'title', 'step', 'text', 'task', 'subject', 'description', 'name', 'label']

/** Yields the items that the arguments hold, as a list or as a checklist; `undefined` when they hold none. */
export function readArgumentItems({ args, text }: CallContext): readonly TodoItem[] | undefined {
  for (const key of ['todos', 'todoList', 'task_list', 'plan', 'tasks', 'items', 'list']) {
    const field = readOwn(args, key)
    const list = pickList(args, [key])
    const items = list === undefined ? undefined : readItems(list)
    if (items !== undefined && (items.length > 0 || list?.length === 0)) return items
    if (typeof field === 'string' && list === undefined) {
      const checklist = readChecklist(field)
      if (checklist.length > 0) return checklist
    }
  }
  const checklist = text === undefined ? [] : readChecklist(text)
  return checklist.length > 0 ? checklist : undefined
}

/** Yields the items that a result tells: in its details, else as JSON or as a checklist. */
export function readResultItems(context: ResultContext): readonly TodoItem[] | undefined {
  const { details, content } = context
  const phases = readOwnList(details, 'phases')
  if (phases !== undefined) return phases.flatMap(phase => readItems(readOwnList(phase, 'tasks') ?? []))
  for (const source of [details, content.json, readOwnRecord(content.json, 'structuredContent')]) {
    for (const key of ['newTodos', 'todos', 'tasks', 'items']) {
      const list = readOwnList(source, key)
      if (list !== undefined && list.length > 0) return readItems(list)
    }
  }
  if (Array.isArray(content.json)) return readItems(content.json)
  const rows = readChecklist(content.text.slice(0, 100_000))
  return rows.length > 0 ? rows : undefined
}

/** Things that are no objects, or have no text, are skipped. */
function readItems(list: readonly unknown[]): readonly TodoItem[] {
  return list.filter(isRecord).flatMap((item) => {
    const nested = readOwnList(item, 'items') ?? readOwnList(item, 'tasks')
    if (nested !== undefined) return readItems(nested)
    const text = pickString(item, textKeys)
    return text === undefined ? [] : [{ text, status: toStatus(readOwn(item, 'status') ?? readOwn(item, 'completed')) }]
  })
}

const statuses: ReadonlyMap<string, TodoItem['status']> = new Map([
  ['in_progress', 'in_progress'],
  ['inprogress', 'in_progress'],
  ['active', 'in_progress'],
  ['doing', 'in_progress'],
  ['completed', 'completed'],
  ['complete', 'completed'],
  ['done', 'completed'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['abandoned', 'cancelled'],
  ['deleted', 'cancelled'],
  ['dropped', 'cancelled'],
])

function toStatus(status: unknown): TodoItem['status'] {
  if (status === true) return 'completed'
  return typeof status === 'string' ? statuses.get(status.toLowerCase().replaceAll('-', '_')) ?? 'pending' : 'pending'
}

/** Marks of a checklist in Markdown. */
const checkRow = /^\s*(?:(?:[-*]|\d+\.)\s*)?\[([ x~-])\]\s+(\S.*)$/is
/** Rows that name the state: `1. [completed] Read code`, `#2 [pending] Docs`. */
const stateRow = /^\s*(?:\d+\.|#\d+)\s*\[([a-z_-]+)\]\s+(\S.*)$/s

function readChecklist(text: string): readonly TodoItem[] {
  return text.split(/\r?\n/).flatMap((row): readonly TodoItem[] => {
    const mark = checkRow.exec(row)
    if (mark?.[2] !== undefined) return [{ text: mark[2].trimEnd(), status: statusOfMark(mark[1] ?? '') }]
    const state = stateRow.exec(row)
    return state?.[2] === undefined ? [] : [{ text: state[2].trimEnd(), status: toStatus(state[1]) }]
  })
}

function statusOfMark(mark: string): TodoItem['status'] {
  if (mark === ' ') return 'pending'
  return mark === '-' || mark === '~' ? 'in_progress' : 'completed'
}

/** Yields the item that is being worked on: the first in progress, else the first to do, else the last. */
export function currentItem(items: readonly TodoItem[]): TodoItem | undefined {
  return items.find(item => item.status === 'in_progress')
    ?? items.find(item => item.status === 'pending')
    ?? items.at(-1)
}

/** Writes how many items are done; cancelled ones count in neither number. */
export function summarizeItems(items: readonly TodoItem[], labels: ToolCardLabels): string {
  if (items.length === 0) return labels.cleared
  const counted = items.filter(item => item.status !== 'cancelled')
  return labels.done(counted.filter(item => item.status === 'completed').length, counted.length)
}

/** Yields the text that names a single task. */
export function readSubject(args: unknown): string | undefined {
  return readOwnString(args, 'subject') ?? pickString(args, ['title', 'content', 'description'])
}
