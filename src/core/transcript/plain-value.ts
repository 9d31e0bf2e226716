/**
 * How deep values are copied and compared; what lies deeper is kept, and compared, as the object it is.
 * Far beyond real arguments, well within the stack.
 */
export const deepestLevel = 200

/** Longest list that is walked; a longer one is hardly data (`new Array(2 ** 32 - 1)`) and opaque. */
export const longestList = 10_000_000

/** Tells object literals, parsed JSON and null-prototype objects from class instances, which are opaque. */
export function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  // Not compared with `Object.prototype`: objects of another realm (a frame, a test runner) count too.
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null
}
