import type { ToolCallRecord, ToolResultRecord } from 'vue-tool-card/core'

/** One card in one state, made by hand from native records unless a format is named. */
export interface CardState {
  readonly title: string
  readonly records: readonly unknown[]
  readonly format?: string
  /** Why the turn ended, for a card that is cut off. */
  readonly settledBy?: string
}

const call = (toolCallId: string, toolName: string, input: unknown, more: Partial<ToolCallRecord> = {}): ToolCallRecord =>
  ({ type: 'tool-call', toolCallId, toolName, input, ...more })

const result = (toolCallId: string, content: unknown, more: Partial<ToolResultRecord> = {}): ToolResultRecord =>
  ({ type: 'tool-result', toolCallId, content, isError: false, ...more })

const lines = (count: number) => Array.from({ length: count }, (_, index) => `test/cart/case-${index + 1}.test.ts passed`).join('\n')

export const states: readonly CardState[] = [
  {
    title: 'Streaming: the arguments are still arriving',
    format: 'ai-sdk-ui',
    records: [{
      id: 'm1',
      role: 'assistant',
      parts: [{ type: 'tool-write_file', toolCallId: 'streaming', state: 'input-streaming', input: { path: 'src/features/cart/total.test.ts' } }],
    }],
  },
  {
    title: 'Pending: it runs',
    records: [call('pending', 'summon_agent', { title: 'Check the invoice service', task: 'Look for the same fault in the invoice service.' })],
  },
  {
    title: 'Pending, with output so far',
    records: [
      call('partial', 'run_shell', { command: 'bun run test src/cart' }),
      result('partial', 'test/cart/total.test.ts passed\n', { preliminary: true }),
    ],
  },
  {
    title: 'Approval: it waits for a person',
    records: [call('approval', 'run_shell', {
      command: 'docker compose -f deploy/compose.yml run --rm migrate \\\n  psql "$DATABASE_URL" -c \'DROP TABLE IF EXISTS cart_legacy\' && rm -rf ./var/cache',
    }, { approval: { id: 'a1', reason: 'Runs outside the sandbox.' } })],
  },
  {
    title: 'Ok',
    records: [call('ok', 'run_shell', { command: 'bun run test src/cart' }), result('ok', lines(8))],
  },
  {
    title: 'Ok, with a long output',
    records: [call('long', 'run_shell', { command: 'bun run test' }), result('long', lines(42))],
  },
  {
    title: 'Ok, an edit',
    records: [
      call('edit', 'edit_file', {
        path: 'src/features/cart/total.ts',
        oldString: 'export function total(lines: Line[]) {\n  return lines.reduce((sum, line) => sum + round(line.net * 1.22), 0)\n}\n',
        newString: 'export function total(lines: Line[]) {\n  const net = lines.reduce((sum, line) => sum + line.net, 0)\n  return round(net * 1.22)\n}\n',
      }),
      result('edit', 'Replaced 1 occurrence in "src/features/cart/total.ts".'),
    ],
  },
  {
    title: 'Error: the command failed',
    records: [
      call('error', 'run_shell', { command: 'bun run typecheck' }),
      result('error', 'src/cart/rates.ts(12,7): error TS2322: Type \'string\' is not assignable to type \'number\'.\nFound 1 error.', { isError: true, exitCode: 2 }),
    ],
  },
  {
    title: 'Error: an edit that was not applied',
    records: [
      call('failed-edit', 'edit_file', { path: 'src/features/cart/rates.ts', oldString: 'const rate = 20\n', newString: 'const rate = 22\n' }),
      result('failed-edit', 'oldString not found in "src/features/cart/rates.ts".', { isError: true }),
    ],
  },
  {
    title: 'Denied: a person said no',
    records: [call('denied', 'web_search', { url: 'https://intranet.example/pricing', mode: 'contents' }, { approval: { approved: false, reason: 'Not on the intranet.' } })],
  },
  {
    title: 'Cancelled: the reader pressed stop',
    records: [call('cancelled', 'run_shell', { command: 'bun run dev --host' })],
    settledBy: 'Stopped by the user',
  },
  {
    title: 'Orphan: the call is not loaded',
    records: [result('orphan', lines(212), { toolName: 'read_file' })],
  },
  {
    title: 'Nothing to open',
    records: [call('bare', 'list_agents', {}), result('bare', '')],
  },
  {
    title: 'Empty output',
    records: [call('empty', 'run_shell', { command: 'git add --all' }), result('empty', '')],
  },
  {
    title: 'Unknown tool',
    records: [call('unknown', 'lookup_rate', { country: 'EE', kind: 'standard', at: '2026-11-30' }), result('unknown', '22 %')],
  },
  {
    title: 'Tool of an MCP server',
    records: [
      call('mcp', 'mcp__git__log', { repo: 'shop/api', max_count: 5, branch: 'main' }),
      result('mcp', { content: [{ type: 'text', text: 'a1c9f02 Round VAT once\n7be0d11 Add rates for 2027' }] }),
    ],
  },
  {
    title: 'Declared: generic',
    records: [
      call('generic', 'open_ticket', { id: 4711 }, { view: { card: 'generic', title: 'Open a ticket', summary: '#4711', input: { queue: 'billing', urgent: true }, locations: [{ path: 'docs/billing.md', line: 12 }] } }),
      result('generic', 'done', { view: { card: 'generic', content: 'Ticket 4711 is open.' } }),
    ],
  },
  {
    title: 'Declared: terminal',
    records: [
      call('terminal', 'exec', { c: 1 }, { view: { card: 'terminal', title: 'pnpm test', cwd: '/repo', description: 'Run the tests' } }),
      result('terminal', '', { view: { card: 'terminal', output: '2 failed\n', exitCode: 1 } }),
    ],
  },
  {
    title: 'Declared: diff',
    records: [
      call('diff', 'configure', {}, { view: { card: 'diff', title: 'Edit config', diffs: [{ path: 'vite.config.ts', oldText: 'port: 3000\n', newText: 'port: 5173\n' }] } }),
      result('diff', 'ok'),
    ],
  },
  {
    title: 'Arguments that are no JSON',
    records: [call('broken', 'run_shell', '{"command": "ls'), result('broken', 'Arguments could not be parsed.', { isError: true })],
  },
]
