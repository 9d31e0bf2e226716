import { describe, expect, it, vi } from 'vitest'
import { viewOutput } from '../../../src/core/text/view-output'
import { defineTool } from '../../../src/core/tools/registry'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

describe('an app\'s own tool', () => {
  const forecast = defineTool({
    names: ['get_forecast', 'weather_*', name => name.endsWith('.sky')],
    call: input => ({ summary: `${(input as { city: string }).city}`, badges: ['7 days'], detail: { kind: 'text', text: 'map' } }),
    result: (result, input) => ({ summary: `sunny in ${(input as { city: string }).city}`, isError: result.content === 'down' }),
  })
  const options = { tools: [forecast] }

  it.each(['get_forecast', 'weather_now', 'x.sky', 'mcp__w__get_forecast'])('%s is matched', (name) => {
    const view = viewToolEntry(makeEntry({ name, input: '{"city":"Lyon"}', content: 'x' }), options)
    expect([view.callSummary, view.callBadges, view.resultSummary, view.callDetail]).toEqual(['Lyon', [{ text: '7 days' }], 'sunny in Lyon', { kind: 'text', text: 'map' }])
  })

  it('is given plain numbers, also where the card shows more digits than they hold', () => {
    const tools = [defineTool({ names: 'w', call: input => ({ summary: typeof (input as { id: unknown }).id }) })]
    const view = viewToolEntry(makeEntry({ name: 'w', input: '{"id":1234567890123456789}' }), { tools })
    expect([view.callSummary, view.callDetail]).toMatchObject(['number', { fields: [{ value: '1234567890123456789' }] }])
  })

  it('may call a result a failure, in its own words', () => {
    expect(viewToolEntry(makeEntry({ name: 'get_forecast', input: { city: 'x' }, content: 'down' }), options)).toMatchObject({ status: 'error', resultSummary: 'failed · sunny in x' })
  })

  it.each([{ q: 1 }, { command: 'x' }])('gives its own words for a failure, whatever the arguments look like: %j', (input) => {
    const tools = [defineTool({ names: 'w', result: () => ({ isError: true, summary: 'quota used up' }) })]
    expect(viewToolEntry(makeEntry({ name: 'w', input, content: 'boom' }), { tools })).toMatchObject({ status: 'error', resultSummary: 'failed · quota used up' })
  })

  it('leaves the words of a failure to the result where it says nothing of one', () => {
    const tools = [defineTool({ names: 'w', result: () => ({ summary: '4 °C' }) })]
    expect(viewToolEntry(makeEntry({ name: 'w', input: {}, content: 'boom', isError: true }), { tools }).resultSummary).toBe('failed · boom')
  })

  it('leaves other tools and, without the option, its own alone', () => {
    expect(viewToolEntry(makeEntry({ name: 'other', input: { a: 1 } }), options).callSummary).toBe('{"a":1}')
    expect(viewToolEntry(makeEntry({ name: 'get_forecast', input: { city: 'Lyon' } })).callSummary).toBe('{"city":"Lyon"}')
  })

  it('takes a built-in family and fills in what the row leaves out', () => {
    const tools = [defineTool({ names: 'deploy', family: 'terminal' })]
    const view = viewToolEntry(makeEntry({ name: 'deploy', input: { command: 'cd /a && make' }, content: 'a\nb' }), { tools })
    expect(formatToolLine(view)).toBe('✓ deploy make → 2 lines')
  })

  it('gives way to the generic view when it throws, and tells so once for each view', () => {
    const onToolError = vi.fn()
    const tools = [defineTool({
      names: 'bad',
      call: () => {
        throw new Error('oops')
      },
    })]
    const view = viewToolEntry(makeEntry({ name: 'bad', input: { query: 'x' }, content: 'y' }), { tools, onToolError })
    expect(formatToolLine(view)).toBe('✓ bad x → y')
    expect(onToolError).toHaveBeenCalledTimes(1)
  })

  it('survives a test of names that throws, and tells so', () => {
    const onToolError = vi.fn()
    const tools = [defineTool({
      names: () => {
        throw new Error('oops')
      },
    })]
    expect(viewToolEntry(makeEntry({ name: 'x', input: {} }), { tools, onToolError }).family).toBe('generic')
    expect(onToolError).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['nothing', null],
    ['without names', {}],
    ['with names of another type', { names: /x/ }],
    ['with a hole in its names', { names: ['a', null] }],
  ])('is not read from a row that is %s, which costs no card and no other row', (_, row) => {
    const onToolError = vi.fn()
    const tools = [row as never, defineTool({ names: 'Bash', call: () => ({ badges: ['own'] }) })]
    const view = viewToolEntry(makeEntry({ name: 'Bash', input: { command: 'ls' }, content: 'a\nb' }), { tools, onToolError })
    expect(formatToolLine(view)).toBe('✓ Bash ls own → 2 lines')
    expect(onToolError).toHaveBeenCalledTimes(1)
  })

  it('leaves out what a row mangles, item by item', () => {
    const mangled = {
      summaryKind: 'weird',
      badges: [null, undefined, 7, { text: 3 }, 'x\ny', { text: 'z', tone: 'loud' }, { text: '1', tone: 'warning' }],
      locations: [null, { path: 5 }, { path: 'a', line: 'x' }],
      detail: { kind: 'zzz' },
    }
    const tools = [defineTool({ names: 'Bash', call: () => mangled as never, result: () => ({ output: null, isError: 'no' }) as never })]
    expect(viewToolEntry(makeEntry({ name: 'Bash', input: { command: 'ls' }, content: 'a' }), { tools })).toMatchObject({
      status: 'ok',
      callSummary: 'ls',
      callSummaryKind: 'code',
      callBadges: [{ text: 'x y' }, { text: 'z' }, { text: '1', tone: 'warning' }],
      locations: [{ path: 'a' }],
      callDetail: { kind: 'command', text: 'ls' },
      output: { kind: 'terminal', text: 'a' },
    })
  })

  it.each([
    ['of an unknown kind', { kind: 'bogus' }],
    ['without its list', { kind: 'diff' }],
    ['without its lines', { kind: 'text', text: 'x' }],
    ['that is a text', 'x'],
  ])('keeps the output in place of one %s', (_, output) => {
    const tools = [defineTool({ names: 'Bash', result: () => ({ output }) as never })]
    expect(viewToolEntry(makeEntry({ name: 'Bash', input: { command: 'ls' }, content: 'a' }), { tools }).output).toMatchObject({ kind: 'terminal', text: 'a' })
  })

  it('may show the output as a kind of its own choice', () => {
    const output = { kind: 'text' as const, text: 'x', lines: viewOutput('x'), isError: false }
    const tools = [defineTool({ names: 'Bash', result: () => ({ output }) })]
    expect(viewToolEntry(makeEntry({ name: 'Bash', input: { command: 'ls' }, content: 'a' }), { tools }).output).toBe(output)
  })
})

describe('labels', () => {
  it('replace the words of the header, those left out stay', () => {
    const labels = {
      failed: 'fehlgeschlagen',
      count: (count: number, unit: string) => `${count} × ${unit}`,
    }
    const view = viewToolEntry(makeEntry({ input: { command: 'x', background: true }, content: 'a\nb', isError: true }), { labels })
    expect(formatToolLine(view)).toBe('✗ run_shell x background → fehlgeschlagen · 2 × line')
  })
})

describe('the header as one line', () => {
  it('glues a range to the path and sets badges off', () => {
    const view = viewToolEntry(makeEntry({ name: 'read_file', input: { path: 'src/a.ts', offset: 1, limit: 80 }, content: 'x' }))
    expect(formatToolLine(view)).toBe('✓ read_file src/a.ts:1-80 → 1 line')
  })

  it('has no arrow while nothing came back', () => {
    expect(formatToolLine(viewToolEntry(makeEntry({ input: { command: 'ls' } })))).toBe('⟳ run_shell ls')
  })

  it('names a declared command once', () => {
    const entry = makeEntry({ name: '', call: { view: { card: 'terminal', title: 'pnpm test' } } })
    expect(formatToolLine(viewToolEntry(entry))).toBe('⟳ pnpm test')
  })
})
