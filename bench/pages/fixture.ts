/** A tool call as every page gets it. */
export interface Item {
  readonly id: string
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  readonly output: string | Readonly<Record<string, unknown>>
  /** What a card says of the call. */
  readonly summary: string
  readonly isDone: boolean
}

const WORDS = 'alpha build cache deploy engine fetch graph hash index join key link module node object parse query route stream token unit value worker yield zone'.split(' ')

/**
 * Makes tool calls, the same on every run: in turn a command (40 lines out), a file (60 lines), an edit (6 old
 * and 7 new lines) and a search (an object out).
 */
export function makeItems(count: number, seed = 7): readonly Item[] {
  const random = createRandom(seed)
  const word = () => WORDS[Math.floor(random() * WORDS.length)]!
  const line = (words: number) => Array.from({ length: words }, word).join(' ')
  const lines = (count: number, words: number) => Array.from({ length: count }, () => line(words)).join('\n')
  return Array.from({ length: count }, (_, index): Item => {
    const common = { id: `call_${index}`, isDone: true }
    switch (index % 4) {
      case 0: {
        const command = `npm run ${word()} --filter ${word()}-${index}`
        return { ...common, name: 'run_shell', input: { command, timeout: 60_000 }, output: lines(40, 8), summary: command }
      }
      case 1: {
        const path = `src/${word()}/${word()}-${index}.ts`
        return { ...common, name: 'read_file', input: { path, offset: 1, limit: 60 }, output: lines(60, 6), summary: path }
      }
      case 2: {
        const path = `src/${word()}/${word()}-${index}.vue`
        const input = { path, oldString: lines(6, 5), newString: lines(7, 5) }
        return { ...common, name: 'edit_file', input, output: `Replaced 1 occurrence in "${path}".`, summary: path }
      }
      default: {
        const query = line(4)
        const hits = Array.from({ length: 5 }, (_, id) => ({ id, title: line(4), score: Math.round(random() * 1000) / 1000 }))
        return { ...common, name: 'mcp__search', input: { query, limit: 5 }, output: { total: 5, hits }, summary: query }
      }
    }
  })
}

/** One command with an output of ten megabytes. */
export function makeLargeItem(): Item {
  const command = 'cat build.log'
  return { id: 'large', name: 'run_shell', input: { command }, output: 'a line of text\n'.repeat(700_000), summary: command, isDone: true }
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** A generator of numbers from 0 to 1 (mulberry32), since `Math.random` takes no seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6D2B79F5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
