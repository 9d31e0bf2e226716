import type { ToolCallRecord, ToolResultRecord } from 'vue-tool-card/core'
import { invoice, patch, roundedInvoice } from './edits'
import { picture } from './picture'

/** The bodies of one kind, made by hand from native records. */
export interface GalleryGroup {
  readonly title: string
  readonly records: readonly unknown[]
}

let count = 0

/** A call and, where given, its result. */
function card(toolName: string, input: unknown, content?: unknown, more: { call?: Partial<ToolCallRecord>, result?: Partial<ToolResultRecord> } = {}) {
  const toolCallId = `gallery-${++count}`
  const call: ToolCallRecord = { type: 'tool-call', toolCallId, toolName, input, ...more.call }
  const result: ToolResultRecord = { type: 'tool-result', toolCallId, toolName, content, isError: false, ...more.result }
  return content === undefined ? [call] : [call, result]
}

const rows = (length: number, write: (index: number) => string) => Array.from({ length }, (_, index) => write(index + 1)).join('\n')

const esc = '\u001B['

export const gallery: readonly GalleryGroup[] = [
  {
    title: 'Terminal',
    records: [
      card('run_shell', { command: 'bun run test --coverage src/cart 2>&1 | tee test.log', cwd: '/home/ada/shop/packages/api' }, [
        `${esc}1m${esc}44m RUN ${esc}0m ${esc}36mv4.1.12${esc}0m ~/shop/packages/api`,
        '',
        ...Array.from({ length: 20 }, (_, index) => `${esc}32m✓${esc}0m src/cart/part-${index + 1}.test.ts ${esc}2m(${index + 9} tests)${esc}0m`),
        `${esc}31m✗ src/cart/total.test.ts:41:23${esc}0m`,
        `    expected ${esc}32m1299${esc}0m to be ${esc}31m1309${esc}0m`,
      ].join('\n'), { result: { isError: true, exitCode: 3 } }),
    ].flat(),
  },
  {
    title: 'Diff',
    records: [
      card('edit_file', {
        path: 'src/features/cart/total.ts',
        oldString: 'export function total(lines: Line[]) {\n  return lines.reduce((sum, line) => sum + round(line.net * 1.22), 0)\n}\n',
        newString: 'export function total(lines: Line[]) {\n  const net = lines.reduce((sum, line) => sum + line.net, 0)\n  return round(net * 1.22)\n}\n',
      }, 'Replaced 1 occurrence in "src/features/cart/total.ts".'),
      card('configure', {}, 'ok', { call: { view: { card: 'diff', title: 'Round VAT once', diffs: [{ path: 'src/features/cart/invoice.ts', oldText: invoice, newText: roundedInvoice }] } } }),
      card('apply_patch', { input: patch }, 'Done!'),
    ].flat(),
  },
  {
    title: 'Code',
    records: [
      card('read_file', { path: 'src/core/groups.ts', offset: 41, limit: 14 }, [
        'import type { Chunk, Group } from \'./types\'',
        '',
        '/** One entry per call; its result is folded in. */',
        'export function groupChunks(chunks: readonly Chunk[]): readonly Group[] {',
        '  const open = new Map<string, Group>()',
        '  for (const chunk of chunks) {',
        '    const entry = open.get(chunk.toolCallId)',
        '    if (entry) entry.result = chunk',
        '    else open.set(chunk.toolCallId, { call: chunk, result: null })',
        '  }',
        '  return [...open.values()]',
        '}',
      ].join('\n')),
    ].flat(),
  },
  {
    title: 'Matches by file',
    records: [
      card('grep', { pattern: 'useToolTranscript', path: 'src' }, [
        'src/app/store.svelte.ts:12:export const useToolTranscript = () => {',
        'src/app/store.svelte.ts:104:  const { items } = useToolTranscript(records)',
        'src/features/chat/ui/ChatView.vue:31:import { useToolTranscript } from \'vue-tool-card\'',
      ].join('\n')),
      card('Grep', { 'pattern': 'round\\(\\w+ \\*', 'output_mode': 'content', '-C': 1 }, [
        'src/cart/total.ts-40-  let sum = 0',
        'src/cart/total.ts:41:  for (const line of lines) sum += round(line * rate)',
        'src/cart/total.ts-42-  // VAT is rounded per line',
        '--',
        'src/cart/tax.ts-8-export function tax(net: number) {',
        'src/cart/tax.ts:9:  return round(net * 0.22)',
        'src/cart/tax.ts-10-}',
      ].join('\n')),
      card('grep', { pattern: 'TODO' }, `${rows(40, index => `src/${index <= 25 ? 'cart/total' : 'api/rates'}.ts:${index * 7}:${' '.repeat(index % 4)}// TODO ${index}: say what happens when the rate is unknown`)}\n(Results are truncated. Narrow the pattern.)`),
    ].flat(),
  },
  {
    title: 'Files that match, counts, places',
    records: [
      card('Grep', { pattern: 'rate', output_mode: 'files_with_matches' }, 'Found 3 files\nsrc/cart/tax.ts\nsrc/cart/total.ts\nsrc/api/rates.ts'),
      card('Grep', { pattern: 'fetch', output_mode: 'count' }, 'src/api/rates.ts:3\nsrc/cart/view.ts:2\n\nFound 5 total occurrences across 2 files.'),
      card('lsp', { operation: 'references', path: 'src/app/store.ts', line: 12 }, 'src/app/store.ts:12:4\nsrc/app/store.ts:104:21\nsrc/features/chat/ChatView.vue:31:10'),
    ].flat(),
  },
  {
    title: 'Files',
    records: [
      card('glob', { pattern: '**/*cart*.ts' }, rows(19, index => `src/features/cart/part-${index}/cart-${index}.ts`)),
      card('list', { path: 'src' }, 'src/\n  cart/\n    tax.ts\n    total.ts\n  features/\n    chat/\n      ChatView.vue\n  main.ts\n  README.md\n'),
      card('tree', { path: 'docs', depth: 2 }, 'guide/  [4213]\n  start.md  [1904]\n  theming.md  [2309]\nindex.md  [812]'),
    ].flat(),
  },
  {
    title: 'To-dos',
    records: [
      card('todo_write', { todos: [
        { content: 'Read the cart and the tax rules', status: 'completed' },
        { content: 'Round VAT once, on the whole basket', status: 'in_progress' },
        { content: 'Cover half-up rounding with tests', status: 'pending' },
        { content: 'Rewrite the price table', status: 'cancelled' },
      ] }, 'ok'),
    ].flat(),
  },
  {
    title: 'Questions',
    records: [
      card('ask_user', { questions: [
        { header: 'Rounding', question: 'How should VAT be rounded?', options: [
          { label: 'Per line', description: 'Each line on its own, as the shop does today.' },
          { label: 'Once', description: 'On the whole basket. Fewer cents go astray.' },
        ] },
        { header: 'Rollout', question: 'When does it go live?', options: ['Now', 'With 2.4'] },
      ] }, 'User has answered your questions: "How should VAT be rounded?"="Once". "When does it go live?"="After the audit".'),
      card('ask_user', { question: 'Which package should I look at first?', choices: ['api', 'web', 'both'] }),
    ].flat(),
  },
  {
    title: 'Sources',
    records: [
      card('web_search', { query: 'rounding VAT invoice' }, { answer: 'Both ways are allowed in the EU; one of them has to be used throughout.', results: [
        { title: 'Rounding VAT on invoices', url: 'https://www.example.org/vat/rounding', content: 'Totals may be rounded per line or once per invoice. Whichever is chosen has to be used throughout, and a change has to be told to the authority before the first invoice that uses it is sent out to anyone.' },
        { title: 'Half-up and half-even, with examples', url: 'https://docs.example.com/rounding', content: 'Half-even avoids a drift when many values are summed; half-up is what most people expect on a receipt.' },
        { title: 'A scan without an address' },
      ] }),
      card('web_search', { query: 'nuxt modules' }, rows(16, index => `- [Result ${index}](https://example.org/modules/${index})`)),
    ].flat(),
  },
  {
    title: 'Media',
    records: [
      card('screenshot', { url: 'http://localhost:3000/basket' }, [
        { type: 'text', text: 'Took a screenshot of the visible part of the page.' },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: picture }, name: 'basket.png' },
      ]),
      card('mcp__files__fetch', { id: 'r-12' }, { content: [
        { type: 'text', text: 'Three attachments.' },
        { type: 'resource_link', uri: 'https://files.example.com/report.pdf', name: 'report.pdf', mimeType: 'application/pdf', size: 482_133 },
        { type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' },
        { type: 'image', data: 'PHN2Zz48L3N2Zz4=', mimeType: 'image/svg+xml' },
      ], isError: false }),
    ].flat(),
  },
  {
    title: 'Fields and JSON',
    records: [
      card('mcp__tracker__create_issue', {
        repository: 'shop/api',
        title: 'VAT is rounded per line, not per basket',
        draft: false,
        labels: ['bug', 'money'],
        assign: { team: 'payments', notify: true, reviewers: ['first-line', 'tax'], due: { after: 'release 2.4', days: 14 } },
      }, { number: 412, state: 'open', assignee: null, comments: 0, milestone: { title: '2.4', due: '2026-12-11' } }),
      card('query_orders', { since: '2026-11-01', limit: 200 }, {
        total: 200,
        next: null,
        screenshot: picture,
        orders: Array.from({ length: 200 }, (_, index) => ({ id: 9000 + index, net: 12.5 * index, paid: index % 3 > 0, customer: { 'name': `Customer ${index}`, 'e-mail': `c${index}@example.com` } })),
      }),
    ].flat(),
  },
  {
    title: 'Text, an error, no output',
    records: [
      card('fetch_page', { url: 'https://example.com/notes' }, rows(24, index => `Line ${index} of the notes, as plain text.`)),
      card('query_orders', { since: 'yesterday' }, 'since: expected a date, got "yesterday"', { result: { isError: true } }),
      card('create_directory', { path: 'src/cart/rates' }, ''),
    ].flat(),
  },
  {
    title: 'Declared: search, read, web',
    records: [
      card('scan', { pattern: 'rate' }, 'ok', { result: { view: { card: 'search', files: [{ path: 'src/tax.ts', matches: [{ lineNumber: 1, line: 'export const rate = 0.22' }] }], total: 1, truncated: false } } }),
      card('peek', { path: 'src/tax.ts' }, 'ok', { result: { view: { card: 'read', path: 'src/tax.ts', offset: 1, lines: [{ number: 1, text: 'export const rate = 0.22' }, { number: 2, text: 'export const reduced = 0.09' }], totalLines: 2, lang: 'typescript' } } }),
      card('lookup', { q: 'vat' }, 'ok', { result: { view: { card: 'web', sources: [{ title: 'VAT rates', url: 'https://example.org/rates' }], answer: '22 % since July.', truncated: false } } }),
    ].flat(),
  },
]
