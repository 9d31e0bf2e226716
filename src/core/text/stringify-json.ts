import { cutText } from './cut-text'
import { listOwnKeys } from './own-values'

/** Deepest nesting that is written out; what lies deeper reads as `"…"`. */
const deepestNesting = 64

/** How `stringifyJson` writes. */
export interface StringifyOptions {
  /**
   * Spaces per level; 0 writes one line.
   *
   * @default 0
   */
  readonly indent?: number
  /**
   * Length in UTF-16 units at which writing stops with `…`.
   *
   * @default 4_000_000
   */
  readonly maxLength?: number
}

/**
 * Writes any value as JSON text and never throws.
 *
 * What JSON cannot hold gets a readable form: a cycle `"[circular]"`, a getter that throws
 * `"[unreadable]"`, a BigInt its digits, functions and symbols a string; maps are objects, sets lists,
 * errors their message, bytes their number. `NaN` is `null`, as in JSON. Fields that are `undefined` are left out, as in JSON.
 *
 * @example stringifyJson({ a: 1n, b: [true] }) // → '{"a":1,"b":[true]}'
 */
export function stringifyJson(value: unknown, options: StringifyOptions = {}): string {
  const sink: Sink = {
    text: '',
    maxLength: options.maxLength ?? 4_000_000,
    indent: options.indent ?? 0,
    open: new Set(),
  }
  writeValue(sink, value, 0)
  const { text, maxLength } = sink
  return text.length > maxLength ? `${cutText(text, maxLength)}…` : text
}

interface Sink {
  text: string
  readonly maxLength: number
  readonly indent: number
  /** The objects that are being written, to find cycles. */
  readonly open: Set<unknown>
}

function put(sink: Sink, text: string): void {
  sink.text += text
}

function writeValue(sink: Sink, value: unknown, depth: number): void {
  if (sink.text.length > sink.maxLength) return
  if (typeof value === 'string') {
    // One unit more than there is room for, so that the cut shows.
    put(sink, JSON.stringify(value.length > sink.maxLength ? value.slice(0, sink.maxLength + 1) : value))
  }
  else if (typeof value !== 'object' || value === null) {
    put(sink, writeScalar(value))
  }
  else if (sink.open.has(value)) {
    put(sink, '"[circular]"')
  }
  else if (depth >= deepestNesting) {
    put(sink, '"…"')
  }
  else {
    sink.open.add(value)
    writeObject(sink, value, depth)
    sink.open.delete(value)
  }
}

function writeScalar(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
    case 'bigint':
      return String(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null'
    case 'symbol':
      return JSON.stringify(String(value))
    case 'function':
      return '"[function]"'
    default:
      return 'null'
  }
}

function writeObject(sink: Sink, value: object, depth: number): void {
  try {
    if (Array.isArray(value)) return writeList(sink, value, depth)
    if (value instanceof Set) return writeList(sink, [...value], depth)
    if (value instanceof Map) return writeMap(sink, [...value], depth)
    if (value instanceof Date || value instanceof RegExp) return put(sink, JSON.stringify(dateOrPattern(value)))
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return put(sink, `"[${value.byteLength} bytes]"`)
    if (value instanceof Error) return put(sink, JSON.stringify(String(value.message)))
    const record = value as Readonly<Record<string, unknown>>
    writeFields(sink, listOwnKeys(value), (_, key) => record[key], depth)
  }
  catch {
    put(sink, '"[unreadable]"')
  }
}

function dateOrPattern(value: Date | RegExp): string {
  if (value instanceof RegExp) return String(value)
  return Number.isFinite(value.getTime()) ? value.toISOString() : 'invalid date'
}

function keyOf(key: unknown): string {
  return typeof key === 'string' ? key : stringifyJson(key, { maxLength: 200 })
}

function writeList(sink: Sink, list: readonly unknown[], depth: number): void {
  if (list.length === 0) return put(sink, '[]')
  const item = (at: number) => list[at]
  put(sink, '[')
  for (let index = 0; index < list.length && sink.text.length <= sink.maxLength; index++) {
    breakLine(sink, index > 0, depth + 1)
    writeValue(sink, readSafely(item, index, ''), depth + 1)
  }
  breakLine(sink, false, depth)
  put(sink, ']')
}

function writeMap(sink: Sink, fields: readonly (readonly [unknown, unknown])[], depth: number): void {
  writeFields(sink, fields.map(([key]) => keyOf(key)), index => fields[index]?.[1], depth)
}

function writeFields(sink: Sink, keys: readonly string[], read: (index: number, key: string) => unknown, depth: number): void {
  let isFirst = true
  put(sink, '{')
  for (const [index, key] of keys.entries()) {
    if (sink.text.length > sink.maxLength) return
    const value = readSafely(read, index, key)
    if (value === undefined) continue
    breakLine(sink, !isFirst, depth + 1)
    put(sink, `${JSON.stringify(key)}:${sink.indent > 0 ? ' ' : ''}`)
    writeValue(sink, value, depth + 1)
    isFirst = false
  }
  if (!isFirst) breakLine(sink, false, depth)
  put(sink, '}')
}

function readSafely(read: (index: number, key: string) => unknown, index: number, key: string): unknown {
  try {
    return read(index, key)
  }
  catch {
    return '[unreadable]'
  }
}

function breakLine(sink: Sink, afterComma: boolean, depth: number): void {
  const line = sink.indent > 0 ? `\n${' '.repeat(sink.indent * depth)}` : ''
  put(sink, afterComma ? `,${line}` : line)
}
