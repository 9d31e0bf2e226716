import { readFileSync } from 'node:fs'
import type { ToolLocation } from '../../src/core/model'

/** One row of the catalogue of tools: a call, its result, and what the card must say. */
export interface CatalogueExample {
  readonly agent: string
  readonly tool: string
  readonly family: string
  readonly example: { readonly input?: unknown, readonly result?: unknown, readonly isError?: boolean, readonly details?: unknown }
  readonly expected: {
    readonly status: string
    readonly callSummary: string
    readonly callBadges: readonly string[]
    readonly resultSummary: string | null
    readonly bodyKind: string
    readonly locations: readonly ToolLocation[]
  }
}

/** The catalogue of tools, one example a row. */
export const catalogue = JSON.parse(
  readFileSync(new URL('../fixtures/tool-catalogue.json', import.meta.url), 'utf8'),
) as readonly CatalogueExample[]
