import type { CallFields, ResultFields, TranscriptEvent, TranscriptFormat } from 'vue-tool-card/core'

/** What a run does next: something happens, time passes, or a person is asked. */
export type RunStep = TranscriptEvent | { readonly wait: number } | { readonly ask: string }

/** The records of the runs are transcript events already. */
export const runFormat: TranscriptFormat = {
  name: 'scripted-run',
  policy: 'native',
  reader: () => ({ read: record => [record as TranscriptEvent] }),
}

/** The question of a run, by the id of its call. */
export const APPROVAL = 'push'

const wait = (milliseconds: number): RunStep => ({ wait: milliseconds })
const result = (id: string, content: unknown, more: ResultFields = {}): RunStep =>
  ({ type: 'result', id, result: { content, isError: false, ...more } })

const oldTotal = `export function total(lines: Line[]) {
  return lines.reduce((sum, line) => sum + round(line.net * rateOf(line)), 0)
}
`
const newTotal = `export function total(lines: Line[]) {
  // VAT is rounded once, on the sum of each rate.
  const nets = Map.groupBy(lines, rateOf)
  return [...nets].reduce((sum, [rate, group]) => sum + round(sumOf(group) * rate), 0)
}
`

/** One run of an agent, from the question to a stop. */
export function* scriptRun(now: () => number): Generator<RunStep> {
  yield { type: 'user-turn' }
  yield say('user', 'question', 'The cart is off by a cent now and then. Find out why, and mend it.')
  yield* sayInPieces('plan', 'I will look at how the total is made, and at its tests.')

  yield* callInPieces('read', 'read_file', { path: 'src/features/cart/total.ts' }, now)
  yield* callInPieces('search', 'grep', { pattern: 'round\\(', path: 'src/features/cart' }, now)
  yield wait(500)
  yield result('search', 'src/features/cart/total.ts:2:  return lines.reduce((sum, line) => sum + round(line.net * rateOf(line)), 0)\nsrc/features/cart/rates.ts:9:export const round = (value: number) => Math.round(value * 100) / 100\n')
  yield wait(300)
  yield result('read', oldTotal, { durationMs: 900 })

  yield* callInPieces('test', 'run_shell', { command: 'bun run test src/features/cart', description: 'Run the tests of the cart' }, now)
  yield* printLines('test', 40)
  yield result('test', `${printed(40)}\n2 failed, 38 passed\n`, { isError: true, exitCode: 1, durationMs: 3400 })

  yield* sayInPieces('found', 'Each line is rounded by itself. I will round the sum of each rate.')
  yield* callInPieces('edit', 'edit_file', { path: 'src/features/cart/total.ts', oldString: oldTotal, newString: newTotal }, now)
  yield wait(400)
  yield result('edit', 'Replaced 1 occurrence in "src/features/cart/total.ts".')

  yield* callInPieces('agent', 'summon_agent', { title: 'Look for the same fault elsewhere', task: 'Find other places that round line by line.' }, now)
  yield* runSubAgent(now)
  yield result('agent', 'The invoice service does the same in `invoice/lines.ts`, twice.', { durationMs: 2600 })

  yield* callInPieces('missing', 'read_file', { path: 'src/invoice/line.ts' }, now)
  yield wait(400)
  yield result('missing', 'ENOENT: no such file or directory, open \'src/invoice/line.ts\'', { isError: true })

  yield* callInPieces(APPROVAL, 'run_shell', { command: 'git push origin fix/cart-rounding' }, now)
  yield { type: 'update', id: APPROVAL, call: { approval: { id: 'q1', reason: 'Writes to the remote.' } }, said: { status: 'approval' } }
  yield { ask: APPROVAL }

  yield* callInPieces('serve', 'run_shell', { command: 'bun run dev --host' }, now)
  yield* printLines('serve', 6)
  yield wait(2500)
  yield { type: 'settle', reason: 'Stopped by the user' }
  yield say('assistant', 'end', 'Stopped. The fix is in place, and the tests of the cart pass.')
}

/** How the run goes on once the person has answered. */
export function* scriptAnswer(isApproved: boolean): Generator<RunStep> {
  const said = isApproved ? { status: 'pending' } as const : { status: 'denied', reason: 'Not yet.' } as const
  yield { type: 'update', id: APPROVAL, call: { approval: { id: 'q1', approved: isApproved } }, said }
  if (!isApproved)
    return
  yield wait(900)
  yield result(APPROVAL, 'To github.com:shop/web.git\n * [new branch]      fix/cart-rounding -> fix/cart-rounding\n', { durationMs: 1250 })
}

/** Finished calls, as many as asked for. */
export function* scriptMany(count: number, from: number): Generator<RunStep> {
  for (let index = from; index < from + count; index++) {
    const id = `more-${index}`
    const path = `src/generated/part-${index}.ts`
    yield { type: 'call', id, call: index % 3 === 0 ? { toolName: 'run_shell', input: { command: `bun test ${path}` } } : { toolName: 'read_file', input: { path } } }
    yield result(id, printed(index % 40), { isError: index % 50 === 0 })
  }
}

function* runSubAgent(now: () => number): Generator<RunStep> {
  const parent = { parentToolCallId: 'agent' }
  yield* callInPieces('agent-search', 'grep', { pattern: 'reduce\\(.*round', path: 'src' }, now, parent)
  yield wait(600)
  yield result('agent-search', 'src/invoice/lines.ts:31:  lines.reduce((sum, line) => sum + round(line.net), 0)\n')
  yield* callInPieces('agent-read', 'read_file', { path: 'src/invoice/lines.ts' }, now, parent)
  yield wait(600)
  yield result('agent-read', printed(24))
}

/** A call whose arguments arrive as a model writes them: a few letters at a time. */
function* callInPieces(id: string, toolName: string, input: unknown, now: () => number, more: CallFields = {}): Generator<RunStep> {
  yield { type: 'call', id, call: { toolName, startedAt: now(), ...more }, streaming: true }
  for (const delta of JSON.stringify(input).match(/.{1,7}/gsu) ?? []) {
    yield wait(25)
    yield { type: 'input-delta', id, delta }
  }
  yield { type: 'input-delta', id, delta: '', done: true }
}

function* printLines(id: string, count: number): Generator<RunStep> {
  for (let index = 0; index < count; index++) {
    yield wait(80)
    yield { type: 'update', id, append: `${printedLine(index)}\n` }
  }
}

function* sayInPieces(id: string, text: string): Generator<RunStep> {
  for (let end = 6; end < text.length + 6; end += 6) {
    yield say('assistant', id, text.slice(0, end))
    yield wait(25)
  }
}

function say(role: 'user' | 'assistant', id: string, text: string): RunStep {
  return { type: 'other', id, record: { role, text }, text: { role, text } }
}

function printed(count: number): string {
  return Array.from({ length: count }, (_, index) => printedLine(index)).join('\n')
}

function printedLine(index: number): string {
  return `test/cart/case-${index + 1}.test.ts ${index % 20 === 19 ? 'failed' : 'passed'}`
}
