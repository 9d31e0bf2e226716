import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/core/model'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { catalogue } from '../../support/catalogue'
import type { CatalogueExample } from '../../support/catalogue'

function toEntry({ agent, tool, example }: CatalogueExample): ToolEntry {
  const hasResult = example.result !== null && example.result !== undefined
  return {
    key: 'tx',
    toolCallId: 'x',
    toolName: tool,
    call: { toolCallId: 'x', toolName: tool, input: example.input, agent },
    result: hasResult ? { content: example.result, isError: example.isError === true, details: example.details } : null,
    status: hasResult ? example.isError === true ? 'error' : 'ok' : 'pending',
    provisional: false,
    children: [],
  }
}

/** How an open card shows each kind of body: the call, and what came back when all went well. */
const bodies: Readonly<Record<string, readonly [call: readonly string[], output: readonly string[]]>> = {
  terminal: [['command', 'fields'], ['terminal', 'empty']],
  code: [['code'], ['terminal']],
  file: [['path', 'fields'], ['code', 'text', 'empty']],
  image: [['path', 'fields'], ['media', 'text']],
  files: [['path', 'fields', 'none'], ['files']],
  diff: [['diff'], ['text', 'json', 'empty']],
  patch: [['diff', 'fields', 'none'], ['text', 'diff', 'json']],
  matches: [['fields'], ['matches']],
  todos: [['todos', 'fields', 'none'], ['todos', 'text', 'json']],
  qa: [['question'], ['text']],
  web: [['fields'], ['sources', 'empty']],
  plan: [['text', 'fields', 'none'], ['text']],
  agent: [['fields', 'none'], ['text', 'json']],
  browser: [['fields', 'none'], ['text']],
  markdown: [['fields'], ['text']],
  text: [['text', 'fields', 'none'], ['text', 'json', 'empty']],
  fields: [['fields', 'none'], ['text', 'json', 'empty']],
}

describe('every example of the catalogue of tools', () => {
  it.each(catalogue.map((example, index) => [`${index} ${example.agent} ${example.tool}`, example] as const))(
    '%s gives the words of the rule book',
    (_, example) => {
      const view = viewToolEntry(toEntry(example))
      expect({
        status: view.status,
        callSummary: view.callSummary,
        callBadges: view.callBadges.map(badge => badge.text),
        resultSummary: view.resultSummary,
        locations: view.locations,
      }).toEqual({
        status: example.expected.status,
        callSummary: example.expected.callSummary,
        callBadges: example.expected.callBadges,
        resultSummary: example.expected.resultSummary,
        locations: example.expected.locations,
      })
      const [call, output] = bodies[example.expected.bodyKind] ?? []
      expect(call).toContain(view.callDetail.kind)
      if (view.status === 'ok') expect(output).toContain(view.output?.kind)
    },
  )
})
