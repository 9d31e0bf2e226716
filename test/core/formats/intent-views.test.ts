import { describe, expect, it } from 'vitest'
import { checkSamples, readAs } from '../../support/format-samples'

const call = { card: 'terminal', title: 'pnpm test', cwd: '/repo' }
const result = { card: 'terminal', output: '2 failed', exitCode: 1 }
const entriesOf = (...records: unknown[]) => readAs('intent-views', records).entries

describe('samples of intent views', () => {
  checkSamples('intent-views', 'intent-views')
})

describe('a record of declared views', () => {
  it('keeps both views and what they say of themselves', () => {
    const [entry] = entriesOf({ id: 'a', call, result, status: 'error' })
    expect(entry).toMatchObject({
      key: 'ta',
      status: 'error',
      call: { view: call, cwd: '/repo' },
      result: { view: result, content: '2 failed', exitCode: 1, isError: true },
    })
  })

  it('tells kind, arguments and places of a generic call', () => {
    const view = { card: 'generic', title: 'Read', kind: 'read', input: { path: 'a.ts' }, locations: [{ path: 'a.ts', line: 4 }, 'broken'] }
    expect(entriesOf({ call: view })[0]!.call).toMatchObject({ kind: 'read', input: { path: 'a.ts' }, locations: [{ path: 'a.ts', line: 4 }] })
  })

  it.each<[unknown, unknown, string]>([
    ['running', null, 'pending'],
    ['success', null, 'ok'],
    ['error', null, 'error'],
    ['denied', null, 'denied'],
    ['cancelled', null, 'cancelled'],
    ['approval', null, 'approval'],
    ['streaming', null, 'streaming'],
    ['running', result, 'pending'],
    ['brand-new', null, 'pending'],
    [undefined, null, 'pending'],
    [7, { card: 'generic', content: 'x' }, 'ok'],
  ])('with the status %j and the result %j is %s', (status, half, expected) => {
    expect(entriesOf({ id: 'a', call, result: half, status })[0]!.status).toBe(expected)
  })

  it('shows what came back so far while it runs', () => {
    expect(entriesOf({ call, result, status: 'running' })[0]!.result).toMatchObject({ content: '2 failed', preliminary: true })
  })

  it('is the next state of the card with its id that still runs', () => {
    const [entry, ...others] = entriesOf({ id: 'a', call, result: null, status: 'running' }, { id: 'a', call, result, status: 'error' })
    expect([entry!.status, others.length]).toEqual(['error', 0])
  })

  it('is a card of its own when the id was used up, or when it has none', () => {
    const done = { id: 'a', call, result, status: 'success' }
    expect(entriesOf(done, done, { call }, { call }).map(entry => entry.key)).toEqual(['ta', 'ta#2', 't#1', 't#2'])
  })

  it('is an orphan when only the result is there', () => {
    expect(entriesOf({ id: 'a', result, status: 'error' })).toMatchObject([{ call: null, status: 'error' }])
  })

  it('keeps a view that is mangled as it is', () => {
    expect(entriesOf({ call: 'oops', result: [1], status: 'success' })).toMatchObject([{ call: { view: 'oops' }, result: { view: [1], content: '' } }])
  })

  it('is no card without either', () => {
    const transcript = readAs('intent-views', [{ status: 'running' }, null, 'x'])
    expect(transcript.entries).toEqual([])
    expect(transcript.items).toHaveLength(3)
    expect(transcript.issues).toHaveLength(2)
  })
})
