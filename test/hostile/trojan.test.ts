// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createToolCards, createTranscript, ToolCard, toMarkdown, toPlainText } from 'vue-tool-card'
import { formatToolLine, viewToolEntry } from 'vue-tool-card/core'

/** Characters that turn the reading direction, show nothing, or end a line without a line end. */
const misleading = ['\u202A', '\u202D', '\u202E', '\u2066', '\u2067', '\u2069', '\u200B', '\u2060', '\uFEFF', '\u00AD', '\u2028', '\u3164', '\u{E0041}']
const raw = /[\u202A-\u202E\u2060-\u206F\u200B\uFEFF\u00AD\u2028\u2029\u3164\u{E0000}-\u{E007F}]/u

/** Places where a reader decides by what stands there. */
const places: readonly (readonly [what: string, make: (mark: string) => object])[] = [
  ['a command', mark => ({ toolName: 'run_shell', input: { command: `echo ${mark}# rm -rf /` } })],
  ['the folder of a command', mark => ({ toolName: 'run_shell', input: { command: 'ls', cwd: `/tmp/${mark}x` } })],
  ['a path that is read', mark => ({ toolName: 'read_file', input: { path: `src/${mark}a.ts` } })],
  ['a path that is edited', mark => ({ toolName: 'Edit', input: { file_path: `src/${mark}a.ts`, old_string: 'a', new_string: 'b' } })],
  ['a path of a patch', mark => ({ toolName: 'apply_patch', input: { input: `*** Begin Patch\n*** Update File: src/${mark}a.ts\n@@\n-a\n+b\n*** End Patch` } })],
  ['a pattern', mark => ({ toolName: 'grep', input: { pattern: `a${mark}b`, path: 'src' } })],
  ['an address', mark => ({ toolName: 'web_fetch', input: { url: `https://example.com/${mark}x` } })],
  ['a name of a tool', mark => ({ toolName: `run${mark}shell`, input: { a: 1 } })],
  ['a name of a server', mark => ({ toolName: `mcp__git${mark}__log`, input: {} })],
  ['a name of an argument', mark => ({ toolName: 'acme', input: { [`ke${mark}y`]: 1 } })],
  ['an argument', mark => ({ toolName: 'acme', input: { note: `va${mark}lue`, other: 1 } })],
  ['a declared title', mark => ({ toolName: 'acme', input: {}, view: { card: 'terminal', title: `sudo ${mark}x`, cwd: `/${mark}` } })],
  ['a declared path', mark => ({ toolName: 'acme', input: {}, view: { card: 'diff', title: 'e', diffs: [{ path: `a${mark}.ts`, oldText: 'a', newText: 'b' }] } })],
  ['a place', mark => ({ toolName: 'acme', input: {}, locations: [{ path: `src/${mark}a.ts`, line: 3 }] })],
  ['an answer to pick', mark => ({ toolName: 'run_shell', input: { command: 'ls' }, approval: { id: 'a', reason: `becau${mark}se`, options: [{ id: 'y', label: `Yes${mark}` }] } })],
]

describe.each(places)('characters that mislead, in %s', (_, make) => {
  it('are shown or gone wherever a person reads them', () => {
    for (const mark of misleading) {
      const transcript = createTranscript()
      transcript.push({ type: 'tool-call', toolCallId: 'x', ...make(mark) })
      const [entry] = transcript.entries
      const wrapper = mount(ToolCard, { props: { entry: entry! }, global: { plugins: [createToolCards({ defaultOpen: true })] } })
      const attributes = wrapper.findAll('*').flatMap(part => ['title', 'aria-label'].map(name => part.attributes(name) ?? ''))
      for (const text of [wrapper.text(), ...attributes, formatToolLine(viewToolEntry(entry!))]) expect(text, JSON.stringify(mark)).not.toMatch(raw)
      const written = [toMarkdown(transcript.items), toPlainText(transcript.items)].flatMap(text => text.split('\n').slice(0, 1))
      for (const text of written) expect(text, JSON.stringify(mark)).not.toMatch(raw)
      wrapper.unmount()
    }
  })
})

describe('characters that an honest text needs', () => {
  it.each(['\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '\u05E9\u05DC\u05D5\u05DD \u200Fabc', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'])('stay as they are: %s', (text) => {
    const transcript = createTranscript()
    transcript.push({ type: 'tool-call', toolCallId: 'x', toolName: 'web_search', input: { query: text } })
    expect(viewToolEntry(transcript.entries[0]!).callSummary).toContain(text)
  })
})
