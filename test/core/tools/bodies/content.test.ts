import { describe, expect, it } from 'vitest'
import type { JsonNode, OutputDetail, ToolCall } from '../../../../src/core/model'
import { readBase64 } from '../../../../src/core/tools/bodies/base64-bytes'
import { readFileInText } from '../../../../src/core/tools/bodies/data-text'
import { readJsonTree } from '../../../../src/core/tools/bodies/json-tree'
import { readPictureSize } from '../../../../src/core/tools/bodies/picture-size'
import { viewToolEntry } from '../../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../../support/tool-entry'

const show = (content: unknown, name = 'mcp__a__b') => viewToolEntry(makeEntry({ name, input: {}, content })).output
const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64')
const spell = (text: string) => [...Buffer.from(text, 'latin1')]

const png = base64([...spell('\x89PNG\r\n\x1A\n'), 0, 0, 0, 13, ...spell('IHDR'), 0, 0, 5, 0, 0, 0, 1, 0xE0, 8, 3, 0, 0, 0])
const gif = base64([...spell('GIF89a'), 0x40, 0x01, 0xF0, 0x00])
const jpeg = base64([0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 1, 2, 3, 4, 0xFF, 0xC2, 0, 17, 8, 0x01, 0xE0, 0x02, 0x80, 3])
const webp = base64([...spell('RIFF'), 0, 0, 0, 0, ...spell('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0])
const lossless = base64([...spell('RIFF'), 0, 0, 0, 0, ...spell('WEBPVP8L'), 0, 0, 0, 0, 0x2F, 0x7F, 0xC2, 0x77, 0])
const lossy = base64([...spell('RIFF'), 0, 0, 0, 0, ...spell('WEBPVP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 2, 0xE0, 1])

describe('the size of a picture', () => {
  it.each([
    ['PNG', png, 1280, 480],
    ['GIF', gif, 320, 240],
    ['JPEG', jpeg, 640, 480],
    ['WebP', webp, 640, 480],
    ['lossless WebP', lossless, 640, 480],
    ['lossy WebP', lossy, 640, 480],
  ])('is read from the first bytes of a %s', (_, data, width, height) => {
    expect(readPictureSize(readBase64(data))).toEqual({ width, height })
    expect(readPictureSize(readBase64(data.replace(/.{10}/g, '$&\n')))).toEqual({ width, height })
  })

  it.each([['nothing', ''], ['a cut PNG', png.slice(0, 20)], ['a cut JPEG', jpeg.slice(0, 12)], ['words', 'hello world'], ['a JPEG that never ends', base64([0xFF, 0xD8, ...Array<number>(3000).fill(0xFF)])]])('is unknown of %s', (_, data) => {
    expect(readPictureSize(readBase64(data))).toBeUndefined()
  })
})

describe('content blocks', () => {
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } }

  it('show pictures with the words beside them', () => {
    expect(show([{ type: 'text', text: 'Took it.' }, image])).toMatchObject({ kind: 'media', text: 'Took it.', items: [{ type: 'image/png', data: png, width: 1280, height: 480 }] })
    expect(show([image])).toMatchObject({ kind: 'media', text: '', lines: { lines: [] } })
  })

  it.each<[string, unknown, unknown]>([
    ['MCP picture', { type: 'image', data: png, mimeType: 'image/png' }, { type: 'image/png', data: png }],
    ['OpenAI picture', { type: 'input_image', image_url: `data:image/gif;base64,${gif}` }, { type: 'image/gif', data: gif, width: 320 }],
    ['MCP sound', { type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' }, { type: 'audio/wav', bytes: 4 }],
    ['SVG', { type: 'image', data: 'PHN2Zz4=', mimeType: 'image/svg+xml' }, { type: 'image/svg+xml', bytes: 5 }],
    ['PDF', { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' }, title: 'r.pdf' }, { type: 'application/pdf', name: 'r.pdf', bytes: 5 }],
    ['link to a resource', { type: 'resource_link', uri: 'https://a.example/r.pdf', name: 'r.pdf', mimeType: 'application/pdf', size: 12 }, { type: 'application/pdf', name: 'r.pdf', url: 'https://a.example/r.pdf', bytes: 12 }],
    ['link that leads nowhere', { type: 'resource_link', uri: 'javascript:alert(1)' }, { type: '', name: 'javascript:alert(1)' }],
    ['picture of a type by another name', { type: 'image', data: jpeg, mimeType: 'image/JPG' }, { type: 'image/jpeg', data: jpeg, width: 640 }],
    ['picture whose data is an address', { type: 'image', data: `data:image/png;base64,${png}` }, { type: 'image/png', data: png, width: 1280 }],
    ['address with parameters', { type: 'image_url', image_url: { url: `DATA:image/gif;charset=utf-8;base64,${gif}` } }, { type: 'image/gif', data: gif, width: 320 }],
    ['OpenAI file', { type: 'file', file: { filename: 'r.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' } }, { type: 'application/pdf', name: 'r.pdf', bytes: 5 }],
    ['OpenAI sound', { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } }, { type: 'audio/wav', bytes: 4 }],
    ['video', { type: 'video', data: 'AAAA', mimeType: 'video/mp4' }, { type: 'video/mp4', bytes: 3 }],
    ['page that was found', { type: 'web_search_result', title: 'A', url: 'https://a.example/' }, { name: 'A', url: 'https://a.example/' }],
    ['embedded picture', { type: 'resource', resource: { uri: 'file:///tmp/shot.png', mimeType: 'image/png', blob: png } }, { type: 'image/png', name: 'shot.png', data: png, width: 1280 }],
  ])('become items: %s', (_, block, item) => {
    const output = show({ content: [{ type: 'text', text: 'x' }, block], isError: false })
    expect(output).toMatchObject({ kind: 'media', text: 'x', items: [item] })
    expect((output as Extract<OutputDetail, { kind: 'media' }>).items[0]).not.toHaveProperty('url', 'javascript:alert(1)')
  })

  it('keep what no browser draws out of the page', () => {
    const output = show([{ type: 'image', data: 'PHN2Zz4=', mimeType: 'image/svg+xml' }])
    expect(JSON.stringify(output)).not.toContain('PHN2Zz4')
  })

  it('do not draw more than 8 MB', () => {
    const large = 'A'.repeat(12 * 1024 * 1024)
    expect(show([{ type: 'image', data: large, mimeType: 'image/png' }])).toMatchObject({ items: [{ type: 'image/png', bytes: 9 * 1024 * 1024 }] })
    expect((show([{ type: 'image', data: large, mimeType: 'image/png' }]) as Extract<OutputDetail, { kind: 'media' }>).items[0]).not.toHaveProperty('data')
  })

  it('show the text of embedded resources and documents in its place', () => {
    const content = [
      { type: 'text', text: 'first' },
      { type: 'resource', resource: { uri: 'file:///a.md', text: 'second' } },
      { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'third' } },
    ]
    expect(show(content)).toMatchObject({ kind: 'text', text: 'first\nsecond\nthird' })
  })

  it.each<[string, unknown, string]>([
    ['a block of another kind', { type: 'json', json: { x: 1 } }, '{\n  "type": "json",\n  "json": {\n    "x": 1\n  }\n}'],
    ['a record without a kind', { x: 1 }, '{\n  "x": 1\n}'],
    ['a text without a block', 'words', 'words'],
    ['a text that is none', { type: 'text', text: 42 }, '42'],
    ['a search result', { type: 'search_result', title: 'T', source: 'https://a.example', content: [{ type: 'text', text: 'words' }] }, 'T\nhttps://a.example\nwords'],
  ])('lose nothing beside a text or a picture: %s', (_, item, words) => {
    expect(show([{ type: 'text', text: 'a' }, item, null])).toMatchObject({ kind: 'text', text: `a\n${words}` })
    expect(show([image, item])).toMatchObject({ kind: 'media', text: words, items: [{ type: 'image/png' }] })
    const link = { type: 'resource_link', uri: 'https://a.example/r.pdf' }
    expect(show({ content: [{ type: 'text', text: 'a' }, link, item] })).toMatchObject({ kind: 'media', text: `a\n${words}` })
  })

  it('tell a picture that came as a text', () => {
    expect(show(`data:image/png;base64,${png}`)).toMatchObject({ kind: 'media', text: '', items: [{ type: 'image/png', width: 1280 }] })
  })

  it.each([
    ['a word', 'iVBORw0KGgo', undefined],
    ['a long word', 'a'.repeat(500), undefined],
    ['a hash', '9f86d081884c7d659a2feaa0c55ad015'.repeat(20), undefined],
    ['a sentence', 'The quick brown fox. '.repeat(50), undefined],
    ['a data address', 'data:application/pdf;base64,JVBERi0=', 'application/pdf'],
    ['bytes without a lead', Buffer.from(Array.from({ length: 600 }, (_, index) => index * 7 % 256)).toString('base64'), ''],
  ])('tell a file from %s', (_, text, type) => {
    expect(readFileInText(text)?.type).toBe(type)
  })
})

function writeTree(node: JsonNode): unknown {
  const name = node.key === undefined ? '' : `${node.key}:`
  return 'children' in node ? [`${name}${node.kind} ${node.count} @${node.path}`, ...node.children.map(writeTree)] : `${name}${node.kind} ${node.text} @${node.path}`
}

describe('a tree of JSON', () => {
  it('has keys, values and the way to each', () => {
    expect(writeTree(readJsonTree({ 'a': [1, 'x'], 'b c': { d: null }, 'e': true }))).toEqual([
      'object 3 @',
      ['a:list 2 @a', '0:number 1 @a[0]', '1:string "x" @a[1]'],
      ['b c:object 1 @["b c"]', 'd:null null @["b c"].d'],
      'e:boolean true @e',
    ])
  })

  it('says what cannot be shown', () => {
    const value: Record<string, unknown> = { big: 12n, when: new Date(0), map: new Map([['k', 1]]), gone: undefined, __proto__: null }
    value['self'] = value
    Object.defineProperty(value, 'trap', { enumerable: true, get: () => {
      throw new Error('no')
    } })
    const texts = JSON.stringify(writeTree(readJsonTree(value)))
    for (const part of ['big:number 12', '1970-01-01', 'k:number 1', '[circular]', '[unreadable]']) expect(texts).toContain(part)
    expect(texts).not.toContain('gone')
  })

  it('ends at a depth, whatever it is given', () => {
    let value: unknown = 'end'
    for (let depth = 0; depth < 500; depth++) value = [value]
    let node = readJsonTree(value)
    let depth = 0
    for (; 'children' in node; depth++) node = node.children[0]!
    expect([depth, node]).toMatchObject([64, { kind: 'other', text: '"…"' }])
  })

  it('reads no more than what is opened', () => {
    let reads = 0
    const deep = Object.defineProperty({}, 'x', { enumerable: true, get: () => ++reads })
    const root = readJsonTree({ deep })
    expect('children' in root && root.children).toHaveLength(1)
    expect(reads).toBe(0)
  })

  it('gives strings as they are to the clipboard and the rest as JSON', () => {
    const root = readJsonTree({ a: 'x\ny', b: [1] })
    expect('children' in root && root.children.map(child => child.copyText)).toEqual(['x\ny', '[\n  1\n]'])
  })

  it('names a file in base64 by its type and size', () => {
    const root = readJsonTree({ shot: `data:image/png;base64,${png}` })
    expect('children' in root && root.children[0]).toMatchObject({ file: { type: 'image/png', bytes: 29 } })
  })
})

describe('JSON that came as a text', () => {
  it.each([
    ['a number with too many digits', '{"id":1234567890123456789,"ok":true}'],
    ['a number that is too large', '{"x":1e400}'],
    ['a key that comes twice', '{"a":1,"a":2}'],
  ])('stays as it is with %s', (_, text) => {
    expect(show(text)).toMatchObject({ kind: 'text', text })
  })

  it('is pretty with any other number', () => {
    expect(show('{"a":[9007199254740991,0.30000000000000004,1.50,"1234567890123456789"]}')).toMatchObject({ kind: 'json' })
  })

  const text = '{"id":12345678901234567890,"at":{"list":[1,9007199254740993]},"far":1e400}'
  const ask = (call: Partial<ToolCall>) => viewToolEntry(makeEntry({ name: 'get_user', call }))

  it.each<[string, Partial<ToolCall>]>([
    ['beside the arguments', { input: JSON.parse(text) as unknown, inputText: text }],
    ['in their place', { input: text }],
  ])('keeps the numbers of arguments: %s', (_, call) => {
    const view = ask(call)
    expect(view.callSummary).toBe('{"id":12345678901234567890,"at":{"list":[1,9007199254740993]},"far":"1e400"}')
    expect(view.callDetail).toMatchObject({ kind: 'fields', fields: [{ value: '12345678901234567890' }, { value: '{"list":[1,9007199254740993]}' }, { value: '1e400' }] })
  })

  it('tells only numbers from the text beside arguments, since the others may have been hidden', () => {
    const view = ask({ input: { id: 12345678901234567000, key: '[hidden]' }, inputText: '{"id":12345678901234567890,"key":"secret"}' })
    expect(view.callSummary).toBe('{"id":12345678901234567890,"key":"[hidden]"}')
  })
})

describe('a patch', () => {
  const patch = (hunk: string) => show(`diff --cc b\n--- a/b\n+++ b/b\n${hunk}\n+ bb\n +mm\n`, 'mcp__git__git_diff')

  it('of a merge is shown', () => {
    expect(patch('@@@ -1,1 -1,1 +1,2 @@@')).toMatchObject({ kind: 'diff', files: [{ path: 'b', added: 2, removed: 0 }] })
  })

  it('that cannot be read stays text', () => {
    expect(patch('@@@ -1,1 +1,2 @@@')).toMatchObject({ kind: 'text', text: expect.stringContaining('+ bb') as string })
  })
})

describe('the answers to questions', () => {
  const questions = [
    { question: 'How?', header: 'Way', options: [{ label: 'Once' }, { label: 'Per line' }] },
    { question: 'When?', options: ['Now', 'Later'] },
  ]
  const ask = (content: unknown, input: unknown = { questions }) => viewToolEntry(makeEntry({ name: 'AskUserQuestion', input, content })).callDetail

  it.each<[string, unknown]>([
    ['pairs', 'User has answered: "How?"="Once", "When?"="After the audit"'],
    ['pairs in another order', 'User has answered: "When?"="After the audit", "How?"="Once"'],
    ['JSON by question', JSON.stringify({ answers: { 'How?': 'Once', 'When?': 'After the audit' } })],
    ['JSON by order', { answers: [['Once'], 'After the audit'] }],
  ])('are marked: %s', (_, content) => {
    expect(ask(content)).toMatchObject({ kind: 'question', questions: [
      { question: 'How?', options: [{ label: 'Once', isChosen: true }, { label: 'Per line' }] },
      { question: 'When?', options: [{ label: 'Now' }, { label: 'Later' }], answer: 'After the audit' },
    ] })
  })

  it('mark several options of one question', () => {
    const detail = ask('"Which?"="a, c, and more"', { questions: [{ question: 'Which?', multiSelect: true, options: ['a', 'b', 'c'] }] })
    expect(detail).toMatchObject({ questions: [{ options: [{ isChosen: true }, { label: 'b' }, { isChosen: true }], answer: 'and more' }] })
  })

  it('leave a question open that nobody answered', () => {
    expect(ask('User dismissed the question without answering it, which is all there is to say about it.')).toMatchObject({ questions: [{ options: [{ label: 'Once' }, { label: 'Per line' }] }, {}] })
    expect(JSON.stringify(ask('"How?"="Once"'))).toContain('"isChosen":true')
  })
})

describe('declared result cards', () => {
  const declare = (view: unknown) => viewToolEntry(makeEntry({ name: 'x', input: { pattern: 'rate' }, content: 'ok', result: { view } }))

  it('search: files with their matches', () => {
    const view = declare({ card: 'search', files: [{ path: 'a.ts', matches: [{ lineNumber: 3, line: 'rate' }, null, { line: 'x' }] }, 7], total: 9, truncated: true })
    expect(view).toMatchObject({ resultSummary: '9 matches in 1 file · truncated', output: { kind: 'matches', text: 'a.ts:3:rate\na.ts:x' } })
    expect((view.output as Extract<OutputDetail, { kind: 'matches' }>).groups).toMatchObject([{ path: 'a.ts', count: 2, matches: [{ line: 3, text: 'rate', marks: [[0, 4]] }, { text: 'x' }] }])
  })

  it('search: paths', () => {
    expect(declare({ card: 'search', paths: ['a.ts', 'b.ts'], total: 2 })).toMatchObject({ resultSummary: '2 files', output: { kind: 'matches', groups: [{ path: 'a.ts', matches: [] }, {}] } })
    expect(declare({ card: 'search', files: [] }).resultSummary).toBe('no matches')
  })

  it('read: numbered lines', () => {
    expect(declare({ card: 'read', path: 'a.ts', offset: 7, lines: [{ number: 7, text: 'a' }, { number: 8, text: 'b' }], totalLines: 90 }))
      .toMatchObject({ resultSummary: '2 lines', output: { kind: 'code', text: 'a\nb', language: 'typescript', startLine: 7 } })
  })

  it('web: sources and their answer', () => {
    expect(declare({ card: 'web', sources: [{ title: 'A', url: 'https://a.example' }, { title: 'B', url: 'javascript:1' }, 5], answer: 'Yes.' }))
      .toMatchObject({ resultSummary: '2 results', output: { kind: 'sources', prose: 'Yes.', items: [{ url: 'https://a.example', host: 'a.example' }, { title: 'B', host: '' }] } })
  })

  it('web: a page', () => {
    expect(declare({ card: 'web', url: 'https://a.example/x', statusCode: 404 })).toMatchObject({ resultSummary: '404 · https://a.example/x', output: { kind: 'sources', items: [{ host: 'a.example' }] } })
  })

  it.each([[{ card: 'search', files: 3 }], [{ card: 'read', lines: 'x' }], [{ card: 'web' }], [{ card: 'web', title: 'T', points: [1] }]])('degrades when it is mangled: %j', (view) => {
    expect(['text', 'json', 'matches']).toContain(declare(view).output?.kind)
  })
})
