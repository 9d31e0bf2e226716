import type { TranscriptFormat } from '../model'
import { detectFormat } from './detect-format'
import type { FormatName } from './registry'
import { findFormat } from './registry'

/** Yields the adapter that is given, named or detected; `undefined`: none is known. */
export function resolveFormat(
  given: FormatName | TranscriptFormat | undefined, records: readonly unknown[],
): TranscriptFormat | undefined {
  if (given === undefined) return detectFormat(records)
  return typeof given === 'string' ? findFormat(given) : given
}
