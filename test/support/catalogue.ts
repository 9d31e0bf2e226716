import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  readFileSync(join(import.meta.dirname, '../fixtures/tool-catalogue.json'), 'utf8'),
) as readonly CatalogueExample[]

/** The rows by agent: a test that draws them all takes its time. */
export const catalogueByAgent: readonly (readonly [agent: string, rows: readonly CatalogueExample[]])[]
  = [...new Set(catalogue.map(({ agent }) => agent))].map(agent => [agent, catalogue.filter(row => row.agent === agent)])
