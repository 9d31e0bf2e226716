import fc from 'fast-check'
import { fragments, knownKeys } from './fuzz-values'

function refuse(): never {
  throw new Error('This value refuses to be read')
}

function makeCircle(): unknown {
  const circle: Record<string, unknown> = { path: 'a.ts', command: 'ls', type: 'text' }
  circle['content'] = [circle]
  circle['edits'] = circle
  return circle
}

function makeRevoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

/** Values that JSON does not have, each made anew. */
export const oddities: Readonly<Record<string, () => unknown>> = {
  'nothing': () => undefined,
  'NaN': () => Number.NaN,
  'infinity': () => Number.NEGATIVE_INFINITY,
  'a big integer': () => 10n,
  'a symbol': () => Symbol('s'),
  'a function': () => () => 1,
  'a date that is none': () => new Date(Number.NaN),
  'a Map': () => new Map([['path', 'a']]),
  'a Set': () => new Set(['a']),
  'an error': () => new Error('no'),
  'bytes': () => new Uint8Array(3),
  'no prototype': () => Object.assign(Object.create(null) as object, { command: 'ls' }),
  'a getter that throws': () => Object.defineProperty({ a: 1 }, 'path', { enumerable: true, get: refuse }),
  'a getter of the type that throws': () => Object.defineProperty({}, 'type', { enumerable: true, get: refuse }),
  'a proxy that refuses': () => new Proxy({}, { get: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, has: refuse, getPrototypeOf: refuse }),
  'a list that refuses': () => new Proxy([], { get: refuse }),
  'a revoked proxy': makeRevoked,
  'a circle': makeCircle,
  'a text that refuses': () => ({ toString: refuse, toJSON: refuse, valueOf: refuse, [Symbol.toPrimitive]: refuse }),
  'a list with holes': () => Object.assign([], { 2: 'x', 5: { path: 'a' } }),
  'a list of four billion': () => Object.assign([], { length: 2 ** 32 - 1 }),
  'inherited names': () => JSON.parse('{"__proto__":{"polluted":true,"command":"x"},"constructor":{"prototype":{"polluted":true}},"toString":1}') as unknown,
  'a deep list': () => Array.from({ length: 5_000 }).reduce<unknown>(inner => [inner], 1),
  'a deep object': () => Array.from({ length: 5_000 }).reduce<unknown>(inner => ({ content: inner }), 1),
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Megabytes, made once. */
const huge = [
  'x'.repeat(2_000_000), 'a line\n'.repeat(200_000), '\uD83D\uDE00'.repeat(500_000), '('.repeat(200_000), '{"a":'.repeat(100_000),
  '\r'.repeat(500_000), '\u001B['.repeat(300_000), '`'.repeat(200_000), '<answer>'.repeat(100_000), ' '.repeat(1_000_000), '/'.repeat(500_000),
]

/** Texts as tools write them, whole, cut and out of place, and texts that nobody writes. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 60, arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 6 }).map(parts => parts.join('')) },
  { weight: 20, arbitrary: fc.tuple(fc.array(fc.constantFrom(...fragments), { maxLength: 8 }), fc.nat(60)).map(([parts, cut]) => parts.join('').slice(cut)) },
  { weight: 10, arbitrary: fc.string({ unit: fc.integer({ max: 0xFFFF, min: 0 }).map(unit => String.fromCharCode(unit)) }) },
  { weight: 8, arbitrary: fc.json() },
)

/** Once in a while some megabytes. */
export const anySize: fc.Arbitrary<string> = fc.oneof({ weight: 400, arbitrary: anyText }, { weight: 1, arbitrary: fc.constantFrom(...huge) })

/** Stands for an oddity while values are made, printed and made smaller: a value that refuses would refuse there, too. */
class StandIn {
  constructor(readonly name: string) {}
}

export const oddity: fc.Arbitrary<unknown> = fc.constantFrom(...Object.keys(oddities).map(name => new StandIn(name)))

/** Yields a copy with the oddities in their places. */
export function bringOddities(value: unknown): unknown {
  if (value instanceof StandIn) return oddities[value.name]!()
  if (Array.isArray(value)) return value.map(bringOddities)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, bringOddities(field)]))
}

const numbers = fc.oneof(fc.constantFrom(0, 1, -1, 3, 12.5, 1e9, 2 ** 53, 1e300, -0), fc.integer(), fc.double())

/** Objects with keys that tools and formats look for. */
function recordOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  return fc.array(fc.tuple(fc.constantFrom(...knownKeys), value), { maxLength: 5 }).map(fields => Object.fromEntries(fields))
}

const { value } = fc.letrec<{ value: unknown, record: unknown, list: unknown }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: anySize },
    { weight: 2, arbitrary: numbers },
    { weight: 1, arbitrary: fc.constantFrom(true, false, null) },
    { weight: 1, arbitrary: oddity },
    { weight: 4, arbitrary: tie('record') },
    { weight: 2, arbitrary: tie('list') },
    { weight: 1, arbitrary: recordOf(fc.jsonValue({ maxDepth: 2 })).map(record => JSON.stringify(record)) },
  ),
  record: recordOf(tie('value')),
  list: fc.array(tie('value'), { maxLength: 4 }),
}))

/** Anything at all: what JSON can hold, and what it cannot. */
export const anyValue: fc.Arbitrary<unknown> = value

/** What may come over a wire. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), recordOf(fc.jsonValue({ maxDepth: 3 })))

/** A value as a tool might have meant it: some parts left out, cut, written as JSON, or something else. */
export function spoiled(original: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 1, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(original)) },
    { weight: 1, arbitrary: fc.constant([original]) },
    { weight: 8, arbitrary: spoiledParts(original) },
  )
}

function spoiledParts(original: unknown): fc.Arbitrary<unknown> {
  if (typeof original === 'string') return spoiledText(original)
  if (Array.isArray(original)) return original.length === 0 ? fc.constant([]) : fc.tuple(...original.slice(0, 20).map(spoiled))
  if (typeof original !== 'object' || original === null) return fc.constantFrom(original, original, original, String(original))
  const fields = Object.entries(original).map(([key, field]) => [key, spoiled(field)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

function spoiledText(text: string): fc.Arbitrary<string> {
  const cut = fc.nat(text.length)
  return fc.oneof(
    fc.constant(text),
    cut.map(at => text.slice(0, at)),
    cut.map(at => text.slice(at)),
    fc.tuple(cut, fc.constantFrom(...fragments)).map(([at, fragment]) => text.slice(0, at) + fragment + text.slice(at)),
    anyText.map(more => more + text),
    anyText.map(more => text + more),
  )
}
