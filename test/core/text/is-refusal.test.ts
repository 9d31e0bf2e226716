import { expect, it } from 'vitest'
import { isRefusal } from '../../../src/core/text/is-refusal'

it.each([
  ...['reject_once', 'reject_always', 'Deny', 'denied', 'declined', 'cancel', 'ABORT', 'disallow', 'no', 'do_not_allow', 'dont-allow'].map(kind => [kind, 'x', true] as const),
  ...['allow_once', 'allow_always', 'approve', 'Accept', 'dense', 'notify', 'other', ''].map(kind => [kind, 'x', false] as const),
  // What the kind says counts; where it says nothing, what the id says.
  ['allow_once', 'no-sandbox', false],
  ['reject_once', 'allow', true],
  [undefined, 'cancel', true],
  [undefined, 'no', true],
  [undefined, 'proceed_once', false],
  [undefined, 'node', false],
  ['button', 'deny', true],
] as const)('takes an answer of the kind "%s" and the id "%s" for a refusal: %s', (kind, id, refuses) => {
  expect(isRefusal({ id, ...(kind !== undefined && { kind }) })).toBe(refuses)
})
