import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTranscript, formatNames, readTranscript } from '../../../src/core/index'
import { acme } from '../../fixtures/own-adapter'
import { garbage } from '../../support/garbage'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/formats.md', root), 'utf8')

const lines = [
  { ev: 'say', who: 'ann', words: 'Test it' },
  { ev: 'say', who: 'bot', words: 'On it' },
  { ev: 'call', id: '1', tool: 'run_shell', args: { command: 'npm test' } },
  { ev: 'out', id: '1', text: 'a.test.ts ' },
  { ev: 'out', id: '1', text: 'failed' },
  { ev: 'done', id: '1', out: 'a.test.ts failed', ok: true, code: 1 },
  { ev: 'call', id: '2', tool: 'read_file', args: { path: 'a.test.ts' } },
]

describe('an adapter of one\'s own', () => {
  it('reads a live transcript', () => {
    const transcript = createTranscript({ format: acme })
    transcript.push(...lines.slice(0, 5))
    expect(transcript.entries).toMatchObject([{ toolName: 'run_shell', status: 'pending', result: { content: 'a.test.ts failed', preliminary: true } }])
    transcript.push(...lines.slice(5))
    expect(transcript.entries).toMatchObject([{ key: 't1', status: 'error', result: { exitCode: 1 } }, { key: 't2', status: 'pending' }])
    transcript.push({ ev: 'bye' })
    expect(transcript.entries[1]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
  })

  it('reads a whole log, as text too', () => {
    const text = lines.map(line => JSON.stringify(line)).join('\n')
    const { format, items } = readTranscript(text, { format: acme })
    expect(format).toBe('acme')
    expect(items.map(item => item.kind === 'tool' ? item.key : item.text)).toEqual([
      { role: 'user', text: 'Test it' }, { role: 'assistant', text: 'On it' }, 't1', 't2',
    ])
  })

  it('may be as careless as it likes: what makes it throw becomes an item and an issue', () => {
    for (const [what, value] of Object.entries(garbage)) {
      const { entries, items } = readTranscript([...lines, value], { format: acme })
      expect(entries, what).toHaveLength(2)
      expect(items.length, what).toBeGreaterThanOrEqual(4)
    }
    const careless = { ...acme, reader: () => ({ read: (record: unknown) => (record as { get: () => [] }).get() }) }
    const { items, issues } = readTranscript([{}], { format: careless })
    expect(items).toMatchObject([{ kind: 'other', record: {} }])
    expect(issues).toMatchObject([{ index: 0, message: expect.stringMatching(/^The record could not be read:/) as string }])
  })

  it('is told on the page about formats as it stands here', () => {
    const example = readFileSync(new URL('test/fixtures/own-adapter.ts', root), 'utf8')
    expect(page).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})

describe('the page about formats', () => {
  const rows = page.split('\n').filter(line => line.startsWith('| [`'))

  it('has a row for every format, in the order in which they are looked for, with a link to its adapter', () => {
    expect(rows.map(row => /^\| \[`([^`]+)`\]/.exec(row)![1])).toEqual(formatNames)
    for (const row of rows) {
      const path = /\]\(\.\.\/(src\/[^)]+)\)/.exec(row)![1]!
      expect(readFileSync(new URL(path, root), 'utf8')).toContain('TranscriptFormat = {')
    }
  })

  it('is short enough to be read', () => {
    expect(page.split('\n').length).toBeLessThan(150)
  })
})
