import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { cases } from '../../fixtures/cases.json'
import { entryOf } from '../../support/records'

type Wrapper = ReturnType<typeof mount>

/** An open card of a call and its result. */
function card(toolName: string, input: unknown, content?: unknown, props: Record<string, unknown> = {}): Wrapper {
  return mount(ToolCard, { props: { entry: entryOf(toolName, input, content), defaultOpen: true, ...props } })
}

const part = (name: string) => `[data-part="${name}"]`
const texts = (wrapper: Wrapper, selector: string) => wrapper.findAll(selector).map(element => element.text())
const rows = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, index) => write(index + 1)).join('\n')

describe('matches', () => {
  const wrapper = () => card('grep', { pattern: 'rate' }, 'src/a.ts:3:const rate = 1\nsrc/a.ts-4-end\nsrc/b.ts:9:rate')

  it('stand below the path of their file, with their number and what was found', () => {
    expect(texts(wrapper(), '.tc-match-file')).toEqual(['src/a.ts1 match', 'src/b.ts1 match'])
    expect(texts(wrapper(), 'code')).toEqual(['const rate = 1', 'end', 'rate'])
    expect(texts(wrapper(), 'mark')).toEqual(['rate', 'rate'])
    expect(wrapper().findAll('.tc-match').map(row => row.attributes('data-kind'))).toEqual([undefined, 'context', undefined])
  })

  it('make no headings: whose page it is knows how deep they would be', () => {
    expect(wrapper().find('h1, h2, h3, h4, h5, h6').exists()).toBe(false)
  })

  it('lead to their lines', async () => {
    const opened = wrapper()
    await opened.get('[aria-label="src/a.ts, line 4"]').trigger('click')
    await opened.get('.tc-match-file button').trigger('click')
    expect(opened.emitted('location-click')).toEqual([[{ path: 'src/a.ts', line: 4 }], [{ path: 'src/a.ts', line: 3 }]])
  })

  it('show their two ends until they are unfolded, each below its file', async () => {
    const opened = card('grep', { pattern: 'x' }, rows(40, index => `${index < 20 ? 'a' : 'b'}.ts:${index}:x`))
    expect(opened.findAll('.tc-match')).toHaveLength(12)
    expect(texts(opened, '.tc-match-file')).toEqual(['a.ts19 matches', 'b.ts21 matches'])
    expect(opened.get(part('more')).text()).toBe('⋯ 28 more')
    await opened.get(part('more')).trigger('click')
    expect(opened.findAll('.tc-match')).toHaveLength(40)
    expect(opened.get(part('more')).text()).toBe('⋯ Show fewer')
    expect(opened.get(part('more')).attributes('aria-expanded')).toBe('true')
  })

  it('are whole at twelve and shortened at thirteen', () => {
    const count = (length: number) => card('grep', { pattern: 'x' }, rows(length, index => `a.ts:${index}:x`)).findAll(part('more')).length
    expect([count(12), count(13)]).toEqual([0, 1])
  })

  it('beyond two thousand become one text', async () => {
    const opened = card('grep', { pattern: 'x' }, rows(10_000, index => `a.ts:${index}:x`))
    expect(opened.element.querySelectorAll('*').length).toBeLessThan(150)
    await opened.get(part('more')).trigger('click')
    expect(opened.findAll('.tc-match')).toHaveLength(2012)
    expect(opened.get('.tc-matches > .tc-text').text().split('\n')).toHaveLength(7988)
    expect(opened.get('.tc-matches > .tc-text').text()).toContain('a.ts:9994:x')
  })

  it('are a list of files when no line is known', () => {
    expect(texts(card('Grep', { pattern: 'x', output_mode: 'count' }, 'a.ts:3\nb.ts:1'), '.tc-file-row')).toEqual(['a.ts3 matches', 'b.ts1 match'])
  })

  it('keep the text that cannot be told apart', () => {
    expect(card('grep', { pattern: 'x' }, 'Nothing of that kind here.').get(part('output')).text()).toBe('Nothing of that kind here.')
  })
})

describe('files', () => {
  it('say which are folders, stand below them, and lead to the file', async () => {
    const opened = card('list', { path: 'src' }, 'cart/\n  tax.ts\nmain.ts')
    expect(texts(opened, '.tc-file-row')).toEqual(['cart', 'tax.ts', 'main.ts'])
    expect(opened.findAll('.tc-file-row').map(row => [row.find('[aria-label="folder"]').exists(), row.attributes('data-level')])).toEqual([[true, undefined], [false, '1'], [false, undefined]])
    await opened.get('.tc-file-row button').trigger('click')
    expect(opened.emitted('location-click')).toEqual([[{ path: 'src/cart/tax.ts' }]])
  })
})

describe('sources', () => {
  const results = [
    { title: 'A <b>bold</b> page', url: 'https://www.a.example/x', content: 'What it says.' },
    { title: 'Bad', url: 'javascript:window.__pwned=1' },
  ]

  it('link to pages in a tab that knows nothing of this one', () => {
    const opened = card('web_search', { query: 'x' }, { answer: 'Yes.', results })
    const [link, ...others] = opened.findAll('a')
    expect(others).toHaveLength(0)
    expect(link!.attributes()).toMatchObject({ href: 'https://www.a.example/x', rel: 'noopener noreferrer nofollow', target: '_blank' })
    expect(link!.text()).toBe('A <b>bold</b> page')
    expect(opened.get('.tc-source-host').text()).toBe('a.example')
    expect(opened.get('.tc-sources').text()).toContain('Yes.')
    expect(opened.get('.tc-sources').text()).toContain('What it says.')
  })
})

describe('media', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAABQAAAAPAAAAAAA=='
  const image = { type: 'image', data: png, mimeType: 'image/png', name: 'shot.png' }

  it('are drawn in a box of their own proportions, with the words beside them', () => {
    const opened = card('screenshot', {}, [{ type: 'text', text: 'Took it.' }, image])
    expect(opened.get('img').attributes()).toMatchObject({ src: `data:image/png;base64,${png}`, alt: 'shot.png', width: '560', height: '420' })
    expect(opened.get('figcaption').text()).toBe('shot.png1280 × 96028 B')
    expect(opened.get('[data-output="text"]').text()).toContain('Took it.')
  })

  it('become a named row where the page refuses to draw them', async () => {
    const opened = card('screenshot', {}, [image])
    await opened.get('img').trigger('error')
    expect(opened.find('img').exists()).toBe(false)
    expect(opened.get('.tc-attachment').text()).toBe('shot.pngimage/png1280 × 96028 B')
  })

  it.each<[string, unknown, string]>([
    ['SVG', { type: 'image', data: 'PHN2Zz4=', mimeType: 'image/svg+xml' }, 'Pictureimage/svg+xml5 B'],
    ['sound', { type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' }, 'Fileaudio/wav4 B'],
    ['link', { type: 'resource_link', uri: 'https://a.example/r.pdf', name: 'r.pdf', mimeType: 'application/pdf' }, 'r.pdfapplication/pdf'],
    ['picture elsewhere', { type: 'image_url', image_url: { url: 'https://a.example/pixel.png' } }, 'https://a.example/pixel.pngimage/png'],
  ])('never fetch or decode what is no plain picture: %s', (_, block, text) => {
    const opened = card('fetch', {}, [block])
    expect(opened.find('img, audio, object, iframe').exists()).toBe(false)
    expect(opened.get('.tc-attachment').text()).toBe(text)
    expect(opened.html()).not.toContain('UklGRg')
  })
})

describe('JSON', () => {
  const value = { total: 3, rows: [{ id: 1, tags: ['a', 'b'] }, { id: 2, tags: [] }], note: 'x' }
  const read = (wrapper: Wrapper) => wrapper.findAll('.tc-json-row').map(row => row.element.querySelector('code')?.textContent ?? row.text())
  const long = { list: Array.from({ length: 30 }, (_, index) => index), other: { a: 1 } }

  it('reads as pretty JSON when it is short', () => {
    expect(read(card('x', {}, { a: 1, b: { c: [true, null] } })).join('\n')).toBe(JSON.stringify({ a: 1, b: { c: [true, null] } }, null, 2))
  })

  it('is folded where it is long', () => {
    expect(read(card('x', {}, long))).toEqual(['{', '  "list": [ 30 items ],', '  "other": {', '    "a": 1', '  }', '}'])
    expect(read(card('x', {}, value))).toEqual(['{', '  "total": 3,', '  "rows": [', '    { 2 fields },', '    { 2 fields }', '  ],', '  "note": "x"', '}'])
  })

  it('folds and unfolds by click, and a long list by its two ends', async () => {
    const opened = card('x', {}, long)
    await opened.get('[data-fold="closed"]').trigger('click')
    expect(read(opened)).toHaveLength(6 + 13 + 1)
    expect(opened.get(part('more')).text()).toBe('⋯ 18 more')
    await opened.get(part('more')).trigger('click')
    expect(read(opened)).toHaveLength(6 + 31 + 1)
    await opened.get('[aria-level="2"][data-fold="open"]').trigger('click')
    expect(read(opened)).toHaveLength(6)
  })

  it('is walked and folded by keys, with one stop for Tab', async () => {
    const opened = mount(ToolCard, { props: { entry: entryOf('x', {}, long), defaultOpen: true }, attachTo: document.body })
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        await opened.get('[role="tree"]').trigger('keydown', { key })
        await flushPromises()
      }
      return (document.activeElement?.querySelector('code') ?? document.activeElement)?.textContent?.trim()
    }
    expect(opened.get('[role="tree"]').attributes('aria-label')).toBe('JSON of x')
    expect(await press('ArrowDown')).toBe('"list": [ 30 items ],')
    expect(await press('ArrowRight', 'ArrowRight')).toBe('0,')
    expect(await press('ArrowLeft')).toBe('"list": [')
    expect(await press('ArrowLeft', 'End')).toBe('"a": 1')
    expect(await press('Home', 'ArrowDown', 'Enter')).toBe('"list": [')
    expect(opened.findAll('[tabindex="0"]')).toHaveLength(1)
    opened.unmount()
  })

  it('offers the path and the value of the row in hand', async () => {
    const opened = card('x', {}, value)
    expect(opened.find('.tc-json-tools').exists()).toBe(false)
    await opened.get('[aria-level="2"]').trigger('pointerenter')
    expect(opened.get('.tc-json-tools').findAll('button').map(button => [button.attributes('aria-label'), button.attributes('title')])).toEqual([
      ['Copy path', 'Copy path: total'],
      ['Copy value', 'Copy value'],
    ])
  })

  it('never shows a file in base64', () => {
    const data = btoa(Array.from({ length: 900 }, (_, index) => String.fromCharCode(index * 7 % 256)).join(''))
    const opened = card('x', { upload: data }, { shot: `data:image/png;base64,${data}` })
    expect(opened.get(part('body')).text()).not.toContain(data.slice(0, 40))
    expect(read(opened)[1]).toBe('  "shot": image/png, 900 B')
    expect(opened.get('dd').text()).toBe('base64, 900 B')
  })

  it('is the words of the failure when the call failed', () => {
    const opened = mount(ToolCard, { props: { entry: entryOf('x', {}, { code: 'E' }, { isError: true }), defaultOpen: true } })
    expect(opened.find('[role="tree"]').exists()).toBe(false)
    expect(opened.get(part('output')).classes()).toContain('tc-error')
  })
})

describe('fields', () => {
  it('colour JSON and leave words alone', () => {
    const opened = card('x', { note: 'Bring an umbrella', deep: { a: [1, 'b'], c: null } })
    expect(texts(opened, 'dd .tk-property')).toEqual(['"a"', '"c"'])
    expect(texts(opened, 'dd :is(.tk-string, .tk-number, .tk-keyword)')).toEqual(['1', '"b"', 'null'])
    expect(opened.get('dd > .tc-prose').text()).toBe('Bring an umbrella')
  })

  it('shorten a long value like an output', async () => {
    const opened = card('x', { text: rows(20, index => `row ${index}`) })
    expect(opened.get(part('more')).text()).toBe('⋯ 8 more lines')
    await opened.get(part('more')).trigger('click')
    expect(opened.get('dd').text()).toContain('row 10')
  })
})

describe('questions', () => {
  it('mark the answer that was given, also in own words', () => {
    const opened = card('ask_user', { questions: [{ question: 'How?', options: ['Once', 'Twice'] }, { question: 'When?', options: ['Now'] }] }, '"How?"="Once" "When?"="Later"')
    expect(texts(opened, '[data-chosen]')).toEqual(['Once', 'Later'])
    expect(opened.findAll('[aria-label="chosen"]')).toHaveLength(2)
  })

  it('offer their options while nobody has answered', () => {
    const opened = card('ask_user', { question: 'How?', choices: ['Once', 'Twice'] })
    expect(texts(opened, 'li')).toEqual(['Once', 'Twice'])
    expect(opened.find('[data-chosen]').exists()).toBe(false)
  })
})

describe('to-dos', () => {
  const todos = (count: number) => Array.from({ length: count }, (_, index) => ({ content: `Step ${index}`, status: index < 2 ? 'completed' : index === 2 ? 'cancelled' : 'pending' }))

  it('tell how many are done, cancelled ones aside', () => {
    const opened = card('todo_write', { todos: todos(4) })
    expect(opened.get('progress').attributes()).toMatchObject({ 'value': '2', 'max': '3', 'aria-label': '2 of 3 done' })
    expect(opened.findAll('li').map(item => item.get('svg').attributes('aria-label'))).toEqual(['done', 'done', 'cancelled', 'to do'])
  })

  it('show the two ends of a long list', async () => {
    const opened = card('todo_write', { todos: todos(30) })
    expect(opened.findAll('li')).toHaveLength(12)
    await opened.get(part('more')).trigger('click')
    expect(opened.findAll('li')).toHaveLength(30)
  })
})

describe('every body', () => {
  const bodies: readonly (readonly [string, unknown, unknown])[] = [
    ['grep', { pattern: 'x' }, 'a.ts:1:x'],
    ['list', { path: 'a' }, 'b/\n  c.ts'],
    ['web_search', { query: 'x' }, { results: [{ title: 'A', url: 'https://a.example' }] }],
    ['screenshot', {}, [{ type: 'image', data: 'iVBORw0KGgoAAAANSUhEUgAABQAAAAPAAAAAAA==', mimeType: 'image/png' }]],
    ['x', { a: { b: 1 } }, { c: [1, 2] }],
    ['todo_write', { todos: [{ content: 'a', status: 'pending' }, { content: 'b', status: 'completed' }] }, 'ok'],
  ]

  it.each(bodies)('holds under a policy that forbids inline styles: %s', (toolName, input, content) => {
    expect(card(toolName, input, content).find('[style]:not([style*="display"])').exists()).toBe(false)
  })

  it('keeps as much in view as the app asks for', () => {
    const plugins = [createToolCards({ preview: { max: 3, head: 1, tail: 1 } })]
    const opened = mount(ToolCard, { props: { entry: entryOf('glob', { pattern: '*' }, 'a.ts\nb.ts\nc.ts\nd.ts'), defaultOpen: true }, global: { plugins } })
    expect(texts(opened, '.tc-file-row')).toEqual(['a.ts', 'd.ts'])
  })
})

describe('cases from public bug reports', () => {
  it('sec-location-and-url-href: no address of a result becomes a script', () => {
    const report = cases.find(item => item.id === 'sec-location-and-url-href')
    const { declared } = report!.input as unknown as { declared: readonly Record<string, unknown>[] }
    for (const item of declared) {
      const opened = mount(ToolCard, { props: { ...item, defaultOpen: true } })
      expect(opened.find('a[href^="javascript:" i], a[href^="data:" i]').exists()).toBe(false)
    }
    const opened = card('web_search', { query: 'x' }, { results: [{ title: 't', url: 'data:text/html,x' }, { title: 'u', url: ' javascript:1' }] })
    expect(opened.find('a').exists()).toBe(false)
  })
})
