import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that did not ask for a warning must not cause one. */
beforeEach(() => {
  vi.spyOn(console, 'warn')
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const told = [...vi.mocked(console.warn).mock.calls, ...vi.mocked(console.error).mock.calls]
  vi.restoreAllMocks()
  expect(told, 'console messages').toEqual([])
})
