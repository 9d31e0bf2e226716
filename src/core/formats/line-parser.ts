import type { EventParser, LineHandlers } from './event-parser'
import { createEventParser } from './event-parser'
import { tryParse } from './try-parse'

/** Takes the lines of a text one after the other. */
export interface LineParser {
  /** Takes the next line, without its line end. */
  add: (line: string) => void
  /** All lines were taken: what still waits for more is complete. */
  end: () => void
}

/**
 * Makes a parser of JSON Lines or server-sent events; the first line that says anything tells which. Blank
 * lines do not matter.
 */
export function createLineParser({ onValue, onBroken }: LineHandlers): LineParser {
  let count = 0
  let parse: EventParser | undefined
  /** Numbers of lines that are comments if events follow, else broken. */
  let comments: number[] = []

  function decide(line: string): EventParser {
    if (isEventField(line)) return createEventParser({ onValue, onBroken })
    for (const number of comments) onBroken(number)
    return { add: addJson, end: () => {} }
  }

  function addJson(line: string, number: number): void {
    if (line.trim() === '') return
    const value = tryParse(line)
    if (value === undefined) onBroken(number)
    else onValue(value, number)
  }

  return {
    add(line) {
      count += 1
      if (parse !== undefined) parse.add(line, count)
      else if (line.startsWith(':')) comments.push(count)
      else if (line.trim() !== '') {
        parse = decide(line)
        comments = []
        parse.add(line, count)
      }
    },
    end() {
      if (parse === undefined) for (const number of comments) onBroken(number)
      else parse.end()
    },
  }
}

function isEventField(line: string): boolean {
  return /^\s*(?:data|event|id|retry):/.test(line)
}
