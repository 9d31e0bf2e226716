import { tryParse } from './try-parse'

/** What comes of lines; their numbers count from 1. */
export interface LineHandlers {
  readonly onValue: (value: unknown, line: number) => void
  readonly onBroken: (line: number) => void
}

/** Takes the lines of server-sent events. */
export interface EventParser {
  add: (line: string, number: number) => void
  /** An event that was not closed is complete. */
  end: () => void
}

/**
 * Makes a parser that joins the data of every event from its lines and reads it as JSON, under the number of
 * its first; the end mark `[DONE]`, comments and other fields are passed over.
 */
export function createEventParser({ onValue, onBroken }: LineHandlers): EventParser {
  let data: string[] = []
  let firstLine = 0

  function end(): void {
    const joined = data.join('\n')
    data = []
    if (joined.trim() === '' || joined.trim() === '[DONE]') return
    const value = tryParse(joined)
    if (value === undefined) onBroken(firstLine)
    else onValue(value, firstLine)
  }

  return {
    add(line, number) {
      if (line === '') return end()
      if (!line.startsWith('data:')) return
      if (data.length === 0) firstLine = number
      data.push(line.slice(line[5] === ' ' ? 6 : 5))
    },
    end,
  }
}
