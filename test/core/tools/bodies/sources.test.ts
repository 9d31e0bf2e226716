import { describe, expect, it } from 'vitest'
import type { OutputDetail, ToolResult } from '../../../../src/core/model'
import { hostOf, readPageAddress } from '../../../../src/core/tools/bodies/page-address'
import { viewToolEntry } from '../../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../../support/tool-entry'

type Sources = Extract<OutputDetail, { kind: 'sources' }>

function find(content: unknown, result: Partial<ToolResult> = {}): Sources {
  const { output } = viewToolEntry(makeEntry({ name: 'web_search', input: { query: 'vat' }, content, result: { content, ...result } }))
  if (output?.kind !== 'sources') throw new Error(`no sources but ${output?.kind}`)
  return output
}

const a = { title: 'A', url: 'https://a.example/x', host: 'a.example' }
const b = { title: 'B', url: 'http://www.b.example', host: 'b.example' }

describe('the pages that a search found', () => {
  it.each<[string, unknown, unknown]>([
    ['Markdown links', '- [A](https://a.example/x)\n2. [B](http://www.b.example) - more words', [a, { ...b, snippet: 'more words' }]],
    ['numbered rows', 'Words[1].\n\nSources:\n[1] A (https://a.example/x)\n[2] B http://www.b.example', [a, b]],
    ['named rows', 'Title: A\nURL: https://a.example/x\nText: Some words.\n\nTitle: B\nURL: http://www.b.example', [{ ...a, snippet: 'Some words.' }, b]],
    ['numbered titles above named addresses', 'Found 2 results:\n\n1. A\n   URL: https://a.example/x\n   Summary: s\n\n2. **B**\n   Link: http://www.b.example', [{ ...a, snippet: 's' }, b]],
    ['titles above bare addresses', '- A\n  https://a.example/x\n  Some words.\n\n- B\n  http://www.b.example', [{ ...a, snippet: 'Some words.' }, b]],
    ['a list in the text', 'Web search results for query: "vat"\n\nLinks: [{"title":"A","url":"https://a.example/x"}]\n', [a]],
    ['addresses alone', 'https://a.example/x\nhttp://www.b.example', [{ ...a, title: 'a.example/x' }, { ...b, title: 'b.example' }]],
    ['a service\'s JSON', { results: [{ title: 'A', url: 'https://a.example/x', content: 'Some\nwords.' }] }, [{ ...a, snippet: 'Some words.' }]],
    ['a list', [{ name: 'A', link: 'https://a.example/x' }], [a]],
    ['Anthropic\'s blocks', [{ type: 'web_search_result', title: 'A', url: 'https://a.example/x', encrypted_content: 'zz' }], [a]],
    ['nested lists', { web: { results: [{ title: 'A', url: 'https://a.example/x', description: 'd' }] } }, [{ ...a, snippet: 'd' }]],
    ['JSON as text', JSON.stringify({ organic: [{ title: 'A', link: 'https://a.example/x', snippet: 's' }] }), [{ ...a, snippet: 's' }]],
    ['a document without an address', [{ title: 'Notes', text: 'words' }], [{ title: 'Notes', host: '', snippet: 'words' }]],
  ])('are told apart: %s', (_, content, items) => {
    expect(find(content).items).toEqual(items)
  })

  it('come from the details when the text has none', () => {
    const details = { results: [{ content: [{ title: 'A', url: 'https://a.example/x' }] }, 'Two services say so.'] }
    expect(find('Two services say so.', { details })).toMatchObject({ items: [a], prose: 'Two services say so.' })
  })

  it('leave the answer that was written from them', () => {
    expect(find('Words[1].\n\nMore.\n\nSources:\n[1] A (https://a.example/x)').prose).toBe('Words[1].\n\nMore.')
    expect(find({ answer: 'Yes.', results: [{ title: 'A', url: 'https://a.example/x' }] }).prose).toBe('Yes.')
  })

  it.each(['line\nline', 'See the docs.', '{"a":1}'])('are left out of what names none: %s', (text) => {
    expect(find(text).items).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:1', '\u0001https://a.example', 'https://a.ex\tample', 'https://a.example/ b', 'ftp://a', 'https:///', '//a.example', 'https://a\u202E.example', 42, null])('never link to %j', (url) => {
    expect(readPageAddress(url)).toBeUndefined()
    expect(find([{ title: 'x', url }]).items).toEqual([{ title: 'x', host: '' }])
  })

  it.each([
    ['https://www.example.com/a', 'example.com'],
    ['https://docs.example.com@evil.example/a', 'evil.example'],
    ['https://a@b@evil.example', 'evil.example'],
    ['https://evil.example\\@good.example', 'evil.example'],
    ['HTTP://Example.COM:8080?x', 'example.com'],
    ['https://a.example#@b.example', 'a.example'],
    ['https://[::1]:8080/x', '[::1]'],
  ])('name the host that a browser would go to: %s', (address, host) => {
    expect(hostOf(address)).toBe(host)
    expect(new URL(address).hostname.replace(/^www\./, '')).toBe(host)
  })
})
