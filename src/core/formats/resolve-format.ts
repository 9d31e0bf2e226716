import type { TranscriptFormat } from '../model'
import { detectFormat } from './detect-format'
import type { FormatName } from './registry'
import { findFormat } from './registry'

/** Yields the adapter that is given, named or detected; `undefined`: none is known. */
export function resolveFormat(
  given: FormatName | TranscriptFormat | null | undefined, records: readonly unknown[],
): TranscriptFormat | undefined {
  if (given === undefined || given === null) return findFormat(detectFormat(records))
  return typeof given === 'object' ? given : findFormat(given)
}
