import type { ToolEntry } from '../../src/core/model'
import type { CatalogueExample } from './catalogue'

/** A row of the catalogue as a transcript would have it. */
export function toCatalogueEntry({ agent, tool, example }: CatalogueExample, key = 'tx'): ToolEntry {
  const hasResult = example.result !== null && example.result !== undefined
  return {
    key,
    toolCallId: key,
    toolName: tool,
    call: { toolCallId: key, toolName: tool, input: example.input, agent },
    result: hasResult ? { content: example.result, isError: example.isError === true, details: example.details } : null,
    status: hasResult ? example.isError === true ? 'error' : 'ok' : 'pending',
    provisional: false,
    children: [],
  }
}
