import type { ToolEntry } from '../model/entry'
import { toCallLine, toResultLine } from '../text/single-line'
import type { CallContext, CallFacts, ResultFacts } from '../tools/family'
import { readLocations } from '../tools/locations'
import type { ToolDefinition } from '../tools/registry'
import { readCustomBadges, readCustomDetail, readCustomOutput } from './custom-parts'
import type { ViewToolEntryOptions } from './options'

/** Yields the facts of a call with what an app's row says of it; `null` when the row throws. */
export function applyCallRow(
  row: ToolDefinition,
  context: CallContext,
  base: CallFacts,
  entry: ToolEntry,
  options: ViewToolEntryOptions,
): CallFacts | null {
  if (row.call === undefined) return base
  try {
    const own = row.call(context.plainInput)
    if (typeof own !== 'object' || own === null) return base
    const detail = readCustomDetail(own.detail)
    return {
      ...base,
      ...(typeof own.summary === 'string' && { summary: toCallLine(own.summary) }),
      ...((own.summaryKind === 'code' || own.summaryKind === 'prose') && { summaryKind: own.summaryKind }),
      ...(Array.isArray(own.badges) && { badges: readCustomBadges(own.badges) }),
      ...(Array.isArray(own.locations) && { locations: readLocations(own.locations) }),
      ...(detail !== undefined && { detail: () => detail }),
    }
  }
  catch (error) {
    options.onToolError?.(error, entry)
    return null
  }
}

/** Yields the facts of a result with what an app's row says of it; `null` when the row throws. */
export function applyResultRow(
  row: ToolDefinition,
  input: unknown,
  base: ResultFacts,
  entry: ToolEntry,
  options: ViewToolEntryOptions,
): ResultFacts | null {
  if (row.result === undefined || entry.result === null) return base
  try {
    const own = row.result(entry.result, input)
    if (typeof own !== 'object' || own === null) return base
    const { summary, isError } = own
    const output = readCustomOutput(own.output)
    const words = typeof summary === 'string' ? toResultLine(summary) : undefined
    const { outcome, ...rest } = base
    const judged = typeof isError !== 'boolean' ? outcome : isError ? 'failed' : outcome === 'failed' ? undefined : outcome
    return {
      ...rest,
      ...(judged !== undefined && { outcome: judged }),
      ...(words !== undefined && { summary: () => words }),
      ...(words !== undefined && isError === true && { failure: () => words }),
      ...(output !== undefined && { output: () => output }),
    }
  }
  catch (error) {
    options.onToolError?.(error, entry)
    return null
  }
}
