import type { Chance } from './fuzz-values'

const circle: Record<string, unknown> = { type: 'x' }
circle.self = circle

const circularList: unknown[] = []
circularList.push(circularList, circularList)

const thrower = {
  get type(): never {
    throw new Error('no')
  },
  get role(): never {
    throw new Error('no')
  },
}

const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()

/** Values that are no record of any format. */
export const garbage: Readonly<Record<string, unknown>> = {
  'null': null,
  'nothing': undefined,
  'a number': 42,
  'a text': 'text',
  'an empty list': [],
  'an empty object': {},
  'a deep object': Array.from({ length: 3000 }).reduce<unknown>(inner => ({ inner }), 1),
  'a deep list': Array.from({ length: 3000 }).reduce<unknown>(inner => [inner], 1),
  'a circle': circle,
  'a list of itself': circularList,
  'getters that throw': thrower,
  'a revoked proxy': revoked,
  'a list of four billion': Object.assign([], { length: 2 ** 32 - 1 }),
  'a big integer': 1n,
  'a symbol': Symbol('s'),
  'an unknown type': { type: 'mystery' },
}

/** What may stand anywhere in JSON. */
const jsonValues: readonly unknown[] = [
  null, 0, -1, 1.5, 1e300, '', 'x', 'a:b', '{"a":', '\uD800', '__proto__', 'constructor', true, [], {}, [null], [[]],
  { type: 'tool_use' }, { type: 'text', text: 1 }, 'x'.repeat(1000),
]

/** Keys that formats look for. */
const keys = ['id', 'type', 'role', 'content', 'index', 'name', 'message', '__proto__']

/** A copy of a JSON value in which something, at some depth, is another thing, is gone or is there twice. */
export function mutate(value: unknown, chance: Chance, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 8 || chance.below(7) === 0) return chance.oneOf(jsonValues)
  if (Array.isArray(value)) return mutateList(value, chance, depth)
  const fields = Object.entries(value)
  const action = fields.length === 0 ? 0 : chance.below(6)
  const at = chance.below(fields.length)
  if (action === 0) fields.push([chance.oneOf(keys), chance.oneOf(jsonValues)])
  else if (action === 1) fields.splice(at, 1)
  else fields[at] = [fields[at]![0], mutate(fields[at]![1], chance, depth + 1)]
  return Object.fromEntries(fields)
}

function mutateList(list: readonly unknown[], chance: Chance, depth: number): unknown {
  const copy = [...list]
  const action = copy.length === 0 ? 0 : chance.below(5)
  const at = chance.below(copy.length)
  if (action === 0) copy.splice(at, 0, chance.oneOf(jsonValues))
  else if (action === 1) copy.splice(at, 1)
  else if (action === 2) copy.push(copy[at])
  else copy[at] = mutate(copy[at], chance, depth + 1)
  return copy
}
