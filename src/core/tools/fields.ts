import type { CallDetail, FieldItem } from '../model/view'
import { revealInvisible } from '../text/invisible-characters'
import { listOwnKeys, readOwn } from '../text/own-values'
import { stringifyJson } from '../text/stringify-json'
import type { CallContext } from './family'

/** Longest JSON that stays on one line. */
const longestInline = 60

/** Yields the named arguments as a list for reading; fields that are `undefined` are left out. */
export function readFields(record: unknown): readonly FieldItem[] {
  return listOwnKeys(record).flatMap((key) => {
    const value = readOwn(record, key)
    return value === undefined ? [] : [makeField(key, value)]
  })
}

function makeField(key: string, value: unknown): FieldItem {
  const name = revealInvisible(key)
  if (typeof value === 'string') {
    return { key: name, value, type: isProse(value) ? 'prose' : 'code', multiline: value.includes('\n') }
  }
  const line = stringifyJson(value)
  const text = line.length <= longestInline ? line : stringifyJson(value, { indent: 2 })
  return { key: name, value: text, type: 'json', multiline: text.includes('\n') }
}

/**
 * Tells a text that reads as a sentence from one that reads as code.
 *
 * @example isProse('Add the tax rate') // → true
 */
export function isProse(text: string): boolean {
  const start = text.slice(0, 1000).trim()
  return /^[\p{L}"'“¿¡][^\n]*\s\S/u.test(start) && !/[{}<>$|;=\\]|&&|--\w|\w\(/.test(start)
}

/** Yields the arguments as they are: fields, else text or JSON; `none` when there are none. */
export function showArguments(context: CallContext): CallDetail {
  const { input, text } = context
  if (text !== undefined) return text === '' ? { kind: 'none' } : { kind: 'text', text }
  if (input === null || input === undefined) return { kind: 'none' }
  if (Array.isArray(input)) return { kind: 'code', text: stringifyJson(input, { indent: 2 }), language: 'json' }
  if (typeof input !== 'object') return { kind: 'text', text: stringifyJson(input) }
  const fields = readFields(input)
  return fields.length === 0 ? { kind: 'none' } : { kind: 'fields', fields }
}
