import { describe, expect, it } from 'vitest'
import type { PairingPolicy, TranscriptEvent } from '../../../src/core/model'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { eventFormat } from '../../support/cases'
import { callOf, resultOf } from '../../support/native'

function transcriptOf(...records: unknown[]) {
  const transcript = createTranscript()
  transcript.push(...records)
  return transcript
}

function eventsOf(policy: PairingPolicy, ...events: TranscriptEvent[]) {
  const transcript = createTranscript({ format: eventFormat(policy) })
  transcript.push(...events)
  return transcript
}

const call = (id: string, scope?: string, input: unknown = id): TranscriptEvent =>
  ({ type: 'call', id, ...(scope !== undefined && { scope }), call: { toolName: 'run', input } })
const result = (id: string, content: unknown, scope?: string): TranscriptEvent =>
  ({ type: 'result', id, ...(scope !== undefined && { scope }), result: { content } })

const contents = (transcript: ReturnType<typeof createTranscript>) => transcript.entries.map(entry => entry.result?.content ?? null)
const keys = (transcript: ReturnType<typeof createTranscript>) => transcript.entries.map(entry => entry.key)

describe('rule 1: one card a call', () => {
  it('folds the result into the card at the position of the call', () => {
    const { items } = transcriptOf({ type: 'text', text: 'a' }, callOf('a'), { type: 'text', text: 'b' }, resultOf('a', 'out'))
    expect(items.map(item => item.kind)).toEqual(['other', 'tool', 'other'])
    expect(items[1]).toMatchObject({ key: 'ta', entry: { status: 'ok', result: { content: 'out', isError: false } } })
  })

  it('pairs parallel calls in the order of the calls whatever the order of the results', () => {
    expect(contents(transcriptOf(callOf('a'), callOf('b'), resultOf('b', 2), resultOf('a', 1)))).toEqual([1, 2])
  })

  it('pairs without a step, and takes step and turn from the call, else from the result', () => {
    const { entries } = transcriptOf(callOf('a', {}, { stepId: 's1' }), resultOf('a', '', { stepId: 's2', turnId: 't1' }))
    expect(entries).toMatchObject([{ stepId: 's1', turnId: 't1', status: 'ok' }])
  })

  it.each([
    [undefined, undefined, false], [true, undefined, true], [undefined, true, true], [true, true, true],
  ])('is provisional while call (%s) or result (%s) is', (ofCall, ofResult, expected) => {
    const { entries } = transcriptOf(callOf('a', {}, { provisional: ofCall }), resultOf('a', '', { provisional: ofResult }))
    expect(entries[0]!.provisional).toBe(expected)
  })
})

describe('rule 2: orphan results', () => {
  it('shows a result without its call as a card of its own', () => {
    expect(transcriptOf(resultOf('a', 'out')).entries).toMatchObject([{ key: 'ta', toolName: 'run_shell', call: null, status: 'ok' }])
  })

  it('becomes the same entry when its call is loaded in front', () => {
    const transcript = transcriptOf({ type: 'text', text: 'x' }, resultOf('a', 'out'))
    transcript.prepend(callOf('a'), { type: 'text', text: 'w' })
    expect(transcript.items.map(item => item.key)[0]).toBe('ta')
    expect(transcript.entries).toMatchObject([{ key: 'ta', call: { input: { command: 'ls' } }, result: { content: 'out' } }])
  })

  it('becomes the same entry when its call comes later', () => {
    const transcript = transcriptOf(resultOf('a', 'out'))
    transcript.push(callOf('a'))
    expect(transcript.entries).toMatchObject([{ key: 'ta', call: { toolName: 'run_shell' }, status: 'ok' }])
  })

  it('stays an orphan beside a later call of another tool', () => {
    expect(transcriptOf(resultOf('a'), callOf('a', {}, { toolName: 'read_file' })).entries).toMatchObject([
      { key: 'ta', call: null }, { key: 'ta#2', toolName: 'read_file', status: 'pending' },
    ])
  })
})

describe('rule 3: preliminary and repeated results', () => {
  it('replaces preliminary results by each other and by the final one', () => {
    const transcript = transcriptOf(callOf('a'), resultOf('a', '1', { preliminary: true }))
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: { content: '1', preliminary: true } }])
    transcript.push(resultOf('a', '2', { preliminary: true }), resultOf('a', '3'))
    expect(transcript.entries[0]!.result).toEqual({ content: '3', isError: false })
  })

  it('appends running output and lets the final result replace it', () => {
    const transcript = transcriptOf(callOf('a'), { type: 'tool-output', toolCallId: 'a', data: 'one\n' }, { type: 'tool-output', toolCallId: 'a', data: 'two\n' })
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: { content: 'one\ntwo\n', preliminary: true } }])
    transcript.push(resultOf('a', 'one\ntwo\nthree\n'), { type: 'tool-output', toolCallId: 'a', data: 'late' })
    expect(transcript.entries).toMatchObject([{ status: 'ok', result: { content: 'one\ntwo\nthree\n' } }])
  })

  it.each<PairingPolicy>(['native', 'occurrence'])('keeps the first final result and notes a different one (%s)', (policy) => {
    const transcript = eventsOf(policy, call('a'), result('a', 'first'), result('a', 'first'), result('a', 'second'))
    expect(contents(transcript)).toEqual(['first'])
    expect(transcript.issues).toMatchObject([{ index: 3, toolCallId: 'a' }])
  })

  it('lets a later state of the same card replace it where ids are unique', () => {
    expect(contents(eventsOf('merge', call('a'), result('a', 'first'), result('a', 'second')))).toEqual(['second'])
    const inline = (content: string): TranscriptEvent => ({ type: 'result', id: 'a', card: 'p1', result: { content } })
    expect(contents(eventsOf('inline', inline('first'), inline('second')))).toEqual(['second'])
  })
})

describe('rule 4: ids are not unique', () => {
  it('takes the same native call again for a replay, and other arguments for a new call', () => {
    const transcript = transcriptOf(callOf('a', { n: 1 }, { provisional: true }), callOf('a', { n: 1 }), callOf('a', { n: 2 }))
    expect(transcript.entries).toMatchObject([{ key: 'ta', provisional: false }, { key: 'ta#2', call: { input: { n: 2 } } }])
  })

  it('gives native results to the oldest waiting call', () => {
    expect(contents(transcriptOf(callOf('a', 1), callOf('a', 2), resultOf('a', 'x'), resultOf('a', 'y'), callOf('a', 3), resultOf('a', 'z')))).toEqual(['x', 'y', 'z'])
  })

  it('does not give a replayed result to a later call of the same id', () => {
    const first = [callOf('a', 1), resultOf('a', 'x')]
    const transcript = transcriptOf(...first, callOf('a', 2), ...first, resultOf('a', 'y'))
    expect(contents(transcript)).toEqual(['x', 'y'])
    expect(transcript.issues).toEqual([])
  })

  it('gives a result that says the same as an earlier one to the new call that waits for it', () => {
    expect(contents(transcriptOf(callOf('a', 1), resultOf('a', 'x'), callOf('a', 1), callOf('a', 2), resultOf('a', 'x')))).toEqual(['x', 'x'])
  })

  it('opens a card for every call record of a message array', () => {
    const transcript = eventsOf('occurrence', call('a', 'm1', 1), call('a', 'm1', 1), result('a', 'x', 'm1'), result('a', 'y', 'm1'))
    expect(contents(transcript)).toEqual(['x', 'y'])
    expect(keys(transcript)).toEqual(['ta', 'ta#2'])
  })

  it('gives a result of a message array to the latest scope that has the id', () => {
    expect(contents(eventsOf('occurrence', call('a', 'm1'), call('a', 'm2'), result('a', 'x', 'm2')))).toEqual([null, 'x'])
  })

  it('fills an orphan of a message array only by a call of its own scope', () => {
    expect(contents(eventsOf('occurrence', result('a', 'x', 'm1'), call('a', 'm2')))).toEqual(['x', null])
    expect(eventsOf('occurrence', result('a', 'x', 'm1'), call('a', 'm1')).entries).toMatchObject([{ call: { input: 'a' }, result: { content: 'x' } }])
  })

  it('takes the same id for the same card in logs that repeat themselves', () => {
    const transcript = eventsOf('merge', call('a', undefined, 1), result('a', 'x'), call('a', undefined, 2))
    expect(transcript.entries).toMatchObject([{ key: 'ta', call: { input: 2 }, result: { content: 'x' }, status: 'ok' }])
  })

  it('takes the format\'s own identity of a card before its id', () => {
    const part = (card: string, content: string): TranscriptEvent[] => [
      { type: 'call', id: 'a', card, call: { toolName: 'run', input: card } }, { type: 'result', id: 'a', card, result: { content } },
    ]
    const transcript = eventsOf('inline', ...part('p1', 'x'), ...part('p2', 'y'), ...part('p1', 'z'))
    expect(contents(transcript)).toEqual(['z', 'y'])
  })

  it('pairs results without an id by name, else by position, within the latest message', () => {
    const open = (toolName: string, scope: string): TranscriptEvent => ({ type: 'call', name: toolName, scope, call: { toolName, input: {} } })
    const answer = (content: string, name?: string): TranscriptEvent => ({ type: 'result', ...(name && { name }), scope: 'm2', result: { content } })
    const transcript = eventsOf('occurrence', open('f', 'm1'), open('f', 'm2'), open('g', 'm2'), open('g', 'm2'), answer('g1', 'g'), answer('f1', 'f'), answer('g2'))
    expect(contents(transcript)).toEqual([null, 'f1', 'g1', 'g2'])
    expect(keys(transcript)).toEqual(['t#1', 't#2', 't#3', 't#4'])
  })

  it('stays quick when thousands of calls without an id are stopped and more results come', () => {
    const transcript = createTranscript()
    const start = performance.now()
    for (let n = 0; n < 20_000; n++) {
      transcript.push(callOf('', n), resultOf('', n, { toolName: 'other' }))
      transcript.settle(n % 2 === 0 ? 'Stopped' : undefined)
    }
    expect(transcript.entries).toHaveLength(40_000)
    // Looking through all of them every time takes minutes.
    expect(performance.now() - start).toBeLessThan(4000)
  })

  it('stays quick when thousands of calls share one id', () => {
    const transcript = createTranscript()
    const start = performance.now()
    for (let n = 0; n < 20_000; n++) transcript.push(callOf('a', { n }), resultOf('a', n))
    expect(transcript.entries).toHaveLength(20_000)
    // Looking through all of them every time takes minutes.
    expect(performance.now() - start).toBeLessThan(4000)
  })

  it('lets an id that looks like the key of another card have a free key', () => {
    expect(keys(transcriptOf(callOf('a', 1), callOf('a', 2), callOf('a#2', 3)))).toEqual(['ta', 'ta#2', 'ta#2#2'])
  })
})

describe('rule 5: settled means that a result arrived', () => {
  it.each([[0], [false], [''], [null]])('takes %j for a result', (content) => {
    expect(transcriptOf(callOf('a'), resultOf('a', content)).entries).toMatchObject([{ status: 'ok', result: { content } }])
  })

  it.each([
    [{ isError: true }, 'error'], [{ exitCode: 3 }, 'error'], [{ exitCode: 0 }, 'ok'], [{}, 'ok'],
  ] as const)('reads %j as %s', (more, status) => {
    expect(transcriptOf(callOf('a'), resultOf('a', '', more)).entries[0]!.status).toBe(status)
  })
})

describe('rule 6: no spinner outlives its turn', () => {
  it('stops open calls for the given reason, for good, and lets a late result fill the body', () => {
    const transcript = transcriptOf(callOf('a'))
    transcript.settle('Stopped by you')
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped by you', result: { content: 'Stopped by you', isError: false } }])
    transcript.push(resultOf('a', 'late'))
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped by you', result: { content: 'late' } }])
    expect(transcript.issues).toEqual([])
  })

  it('takes an end without a reason back when a result comes after all', () => {
    const transcript = transcriptOf(callOf('a'))
    transcript.settle()
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered', result: null }])
    transcript.push(resultOf('a', 'late'))
    expect(transcript.entries).toMatchObject([{ status: 'ok' }])
  })

  it('keeps partial output of a call that was stopped', () => {
    const transcript = transcriptOf(callOf('a'), { type: 'tool-output', toolCallId: 'a', data: 'half' })
    transcript.settle('Stopped')
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', result: { content: 'half' } }])
  })

  it.each<[string, (transcript: ReturnType<typeof createTranscript>) => void]>([
    ['by the host', (transcript) => {
      transcript.settle()
      transcript.settle('Stopped')
    }],
    ['by records', (transcript) => {
      transcript.push({ type: 'error', message: 'x' }, { type: 'done', reason: 'Stopped' })
    }],
    ['in a list that is given again', (transcript) => {
      transcript.settle()
      transcript.replace([callOf('a'), { type: 'text', text: 'So' }])
      transcript.settle('Stopped')
    }],
  ])('lets the reason be said after the end, for good: %s', (_, end) => {
    const transcript = transcriptOf(callOf('a'))
    end(transcript)
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped', result: { content: 'Stopped' } }])
    transcript.push(resultOf('a', 'late'))
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped', result: { content: 'late' } }])
  })

  it('says no reason for calls of a turn that a person has left behind, nor of another one', () => {
    const left = transcriptOf(callOf('a'), { seq: 2, role: 'user', chunk: { type: 'text', text: 'Go on' } })
    left.settle('Stopped')
    expect(left.entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
    const ended = transcriptOf(callOf('a', 1, { turnId: 't1' }), callOf('b', 2, { turnId: 't2' }), { type: 'error', message: 'x' }, { type: 'done', turnId: 't2', reason: 'aborted' })
    expect(ended.entries.map(entry => entry.statusReason)).toEqual(['unanswered', 'aborted'])
  })

  it.each<[string | undefined, object]>([
    [undefined, { status: 'ok', result: { content: 'late' } }],
    ['Stopped', { status: 'cancelled', statusReason: 'Stopped', result: { content: 'late' } }],
  ])('gives a late result without an id to the call that ended (%s)', (reason, expected) => {
    const transcript = transcriptOf(callOf('', 1), resultOf('', 'x'), callOf('', 2))
    transcript.settle(reason)
    transcript.push(resultOf('', 'late'))
    expect(transcript.entries).toMatchObject([{ status: 'ok', result: { content: 'x' } }, expected])
    transcript.push(resultOf('', 'more'))
    expect(transcript.entries).toMatchObject([{}, {}, { call: null, result: { content: 'more' } }])
  })

  it('does not touch calls that are answered, nor calls that come later', () => {
    const transcript = transcriptOf(callOf('a'), resultOf('a'))
    transcript.settle('Stopped')
    transcript.push(callOf('b'))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['ok', 'pending'])
  })

  it('lets an approval outlive the stream but not the next turn of the person', () => {
    const transcript = transcriptOf(callOf('a', {}, { approval: { id: 'p' } }))
    transcript.settle()
    expect(transcript.entries[0]!.status).toBe('approval')
    transcript.push({ seq: 2, role: 'user', chunk: { type: 'text', text: 'Never mind' } })
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
  })

  it('lets an approval end when the end is said', () => {
    const transcript = transcriptOf(callOf('a', {}, { approval: { id: 'p' } }))
    transcript.settle('Closed')
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Closed' }])
  })

  it('keeps a client-side tool waiting at the end of its stream', () => {
    const transcript = eventsOf('occurrence', call('a', 's1'), { type: 'call', id: 'b', scope: 's1', call: { toolName: 'x' }, streaming: true }, { type: 'settle', keepsCalls: true })
    transcript.settle()
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending', 'cancelled'])
  })

  it('reads open calls as unanswered while the transcript is not live, approvals excepted', () => {
    const transcript = createTranscript({ live: false })
    transcript.push(callOf('a'), callOf('b', {}, { approval: {} }))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['cancelled', 'approval'])
    transcript.live = true
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending', 'approval'])
  })

  it('takes a refusal of an approval for the end of the call', () => {
    const transcript = transcriptOf(callOf('a', {}, { approval: { approved: false, reason: 'Not this one' } }))
    expect(transcript.entries).toMatchObject([{ status: 'denied', statusReason: 'Not this one', result: { content: 'Not this one' } }])
  })

  it('keeps the words of a refusal that come with its answer', () => {
    const said = { status: 'denied', reason: 'Not yet.' } as const
    const transcript = createTranscript({ format: eventFormat('native') })
    transcript.push({ type: 'call', id: 'a', name: 'f', call: { input: {}, approval: { id: 'p', reason: 'May I?' } } })
    transcript.push({ type: 'update', id: 'a', call: { approval: { id: 'p', approved: false } }, said })
    expect(transcript.entries).toMatchObject([{ status: 'denied', statusReason: 'Not yet.', result: { content: 'Not yet.' } }])
  })

  it('ends the calls of a sealed turn and of no other', () => {
    const transcript = transcriptOf(callOf('a', 1, { turnId: 't1' }), callOf('b', 2, { turnId: 't2' }), { type: 'turn-sealed', turnId: 't1' })
    expect(transcript.entries.map(entry => entry.status)).toEqual(['cancelled', 'pending'])
  })

  it('repeats the end where it was when older history is loaded', () => {
    const transcript = transcriptOf(callOf('b'))
    transcript.settle('Stopped')
    transcript.push(callOf('c'))
    transcript.prepend(callOf('a'))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['cancelled', 'cancelled', 'pending'])
  })
})

describe('rule 7: updates come at any time', () => {
  it('opens a card for news of a call that is not known yet', () => {
    const transcript = eventsOf('merge', { type: 'update', id: 'a', call: { title: 'Read' }, append: 'x' }, call('a'))
    expect(transcript.entries).toMatchObject([{ key: 'ta', toolName: 'run', call: { title: 'Read' }, result: { content: 'x', preliminary: true } }])
  })

  it('opens no card for argument text', () => {
    expect(eventsOf('merge', { type: 'input-delta', id: 'a', delta: '{' }).items).toEqual([])
  })

  it('never wakes up a settled call', () => {
    const transcript = eventsOf('merge', call('a'), result('a', 'x'), { type: 'input-delta', id: 'a', delta: '', done: true }, { type: 'update', id: 'a', append: 'y' })
    expect(transcript.entries).toMatchObject([{ status: 'ok', call: { input: 'a' }, result: { content: 'x' } }])
  })

  it('shows what is certain of arguments that are arriving', () => {
    const transcript = eventsOf('merge', { type: 'call', id: 'a', call: { toolName: 'run' }, streaming: true }, { type: 'input-delta', id: 'a', delta: '{"command":"ls -' })
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { command: 'ls -' }, inputText: '{"command":"ls -' } }])
    transcript.push({ type: 'input-delta', id: 'a', delta: 'la"}', done: true })
    expect(transcript.entries[0]!.call).toEqual({ toolCallId: 'a', toolName: 'run', input: { command: 'ls -la' } })
  })

  it('keeps the text of arguments whose numbers are too large to be read', () => {
    const text = '{"id":12345678901234567890}'
    const transcript = eventsOf('merge', { type: 'call', id: 'a', call: { toolName: 'run' }, streaming: true }, { type: 'input-delta', id: 'a', delta: text, done: true })
    expect(transcript.entries[0]!.call).toMatchObject({ input: { id: 12345678901234567000 }, inputText: text })
  })

  it.each([
    ['', {}], ['{"a":1}', { a: 1 }], ['{"a":', '{"a":'],
  ])('makes arguments of the text %j when the result comes', (text, input) => {
    const transcript = eventsOf('merge', { type: 'call', id: 'a', call: { toolName: 'run' }, streaming: true }, { type: 'input-delta', id: 'a', delta: text }, result('a', 'x'))
    expect(transcript.entries[0]!.call!.input).toEqual(input)
  })

  it('keeps omitted fields, clears by null, and replaces lists whole', () => {
    const transcript = eventsOf('merge',
      { type: 'call', id: 'a', call: { toolName: 'run', input: null, title: 'T', kind: 'read', locations: [{ path: 'a' }, { path: 'b' }] } },
      { type: 'update', id: 'a', call: { title: null, locations: [{ path: 'c' }] } })
    expect(transcript.entries[0]!.call).toEqual({ toolCallId: 'a', toolName: 'run', input: null, kind: 'read', locations: [{ path: 'c' }] })
  })

  it('takes back the cards and records of a step that is retried', () => {
    const text: TranscriptEvent = { type: 'other', record: {}, id: 'o', scope: 's2' }
    const transcript = eventsOf('occurrence', call('a', 's1'), call('b', 's2'), text, { type: 'remove', scope: 's2' }, call('b', 's3'))
    expect(transcript.items.map(item => item.key)).toEqual(['ta', 'tb#2'])
    expect(transcript.get('tb')).toBeUndefined()
  })

  it.each<[Extract<TranscriptEvent, { type: 'remove' }>, string[]]>([
    [{ type: 'remove', card: 'p' }, ['ta']], [{ type: 'remove', id: 'a' }, ['tb']], [{ type: 'remove' }, []],
  ])('takes back what %j names', (event, left) => {
    const transcript = eventsOf('inline', call('a'), { type: 'call', id: 'b', card: 'p', call: { toolName: 'run' } }, event)
    expect(keys(transcript)).toEqual(left)
  })
})

describe('rule 8: foreign names are only names', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('takes %s for an ordinary id, tool and argument', (name) => {
    const input: unknown = JSON.parse(`{"${name}":{"polluted":1}}`)
    const transcript = transcriptOf(callOf(name, input, { toolName: name }), resultOf(name, 'x', { toolName: name }))
    expect(transcript.entries).toMatchObject([{ key: `t${name}`, toolName: name, status: 'ok' }])
    expect(Object.keys(transcript.entries[0]!.call!.input as object)).toEqual([name])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('rule 9: nothing throws', () => {
  it('keeps a record that its reader chokes on as an item, and says so', () => {
    const transcript = createTranscript({
      format: { name: 'bad', policy: 'merge', reader: () => ({ read: () => { throw new Error('no idea') } }) },
    })
    transcript.push({ a: 1 })
    expect(transcript.items).toMatchObject([{ kind: 'other', record: { a: 1 } }])
    expect(transcript.issues).toEqual([{ message: 'The record could not be read: no idea', index: 0 }])
  })
})
