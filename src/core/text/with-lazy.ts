import { lazy } from './lazy'

/** Under which an object keeps what computes its fields; nobody sees it who lists the fields. */
const computers = Symbol('computers')

type Computers = Readonly<Record<string, () => unknown>>

/**
 * Adds fields to an object that are computed when they are first read, and then kept; to whoever reads, copies
 * or compares the object they are fields like any other. Yields the object itself.
 *
 * A getter written into an object makes V8 describe each such object anew, and that description lives until the
 * whole heap is searched, with all that the getter knows. Objects whose getters are the same functions share one.
 *
 * @example withLazy({ a: 1 }, { b: () => 2 }) // → { a: 1, b: 2 }
 */
export function withLazy<Plain extends object, Lazy extends Readonly<Record<string, unknown>>>(
  object: Plain,
  compute: { readonly [Name in keyof Lazy]: () => Lazy[Name] },
): Plain & Readonly<Lazy> {
  const kept: Record<string, () => unknown> = {}
  // What a proxy around the object gives for it may be another proxy, as long as it is configurable.
  Object.defineProperty(object, computers, { value: kept, configurable: true })
  for (const name in compute) {
    kept[name] = lazy(compute[name])
    Object.defineProperty(object, name, describe(name))
  }
  return object as Plain & Readonly<Lazy>
}

/** By the names of the fields, all of which stand in the sources. */
const descriptors = new Map<string, PropertyDescriptor>()

function describe(name: string): PropertyDescriptor {
  let descriptor = descriptors.get(name)
  if (descriptor === undefined) {
    descriptor = {
      enumerable: true,
      configurable: true,
      get(this: { readonly [computers]?: Computers }) {
        return this[computers]?.[name]?.()
      },
    }
    descriptors.set(name, descriptor)
  }
  return descriptor
}
