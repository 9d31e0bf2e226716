import type { ByteText } from '../decode-base64'
import { addBase64 } from '../decode-base64'
import type { RawRecord } from '../read-fields'
import { readId, readList, readNumber, readRecord, readString } from '../read-fields'

/** A terminal in which a call runs its command. */
export interface Terminal {
  command?: string
  cwd?: string
  output: ByteText
  exitCode?: number
}

/** Keeps the terminals of one transcript. Every method yields the id of the terminal of which there is news. */
export interface Terminals {
  get: (id: string) => Terminal | undefined
  /** `terminal_update` and `terminal_output_chunk` of version 2. */
  readUpdate: (update: RawRecord) => string | undefined
  /** What some agents put beside their updates (`_meta.terminal_output`, `_meta.terminal_exit`). */
  readMeta: (meta: RawRecord) => string | undefined
  /** Requests of version 1 to the client, which runs the commands. */
  noteRequest: (method: string, requestId: string, params: RawRecord) => void
  readResponse: (requestId: string, result: RawRecord) => string | undefined
}

/** Makes the terminals of one transcript. */
export function createTerminals(): Terminals {
  const terminals = new Map<string, Terminal>()
  const creating = new Map<string, RawRecord>()
  const asked = new Map<string, string>()

  function open(id: string): Terminal {
    const known = terminals.get(id)
    if (known !== undefined) return known
    const terminal: Terminal = { output: { text: '', rest: [] } }
    terminals.set(id, terminal)
    return terminal
  }

  function describe(terminal: Terminal, source: RawRecord): void {
    const command = readString(source, 'command')
    const args = readList(source, 'args') ?? []
    if (command !== undefined) terminal.command = [command, ...args].join(' ')
    terminal.cwd = readString(source, 'cwd') ?? terminal.cwd
  }

  function end(terminal: Terminal, status: RawRecord | undefined): void {
    const code = status && (readNumber(status, 'exitCode') ?? readNumber(status, 'exit_code'))
    if (code !== undefined) terminal.exitCode = code
  }

  return {
    get: id => terminals.get(id),
    readUpdate(update) {
      const id = readId(update, 'terminalId')
      if (id === undefined) return undefined
      const terminal = open(id)
      describe(terminal, update)
      const whole = readRecord(update, 'output')
      if (whole !== undefined) terminal.output = addBase64({ text: '', rest: [] }, readString(whole, 'data') ?? '')
      terminal.output = addBase64(terminal.output, readString(update, 'data') ?? '')
      end(terminal, readRecord(update, 'exitStatus'))
      return id
    },
    readMeta(meta) {
      const output = readRecord(meta, 'terminal_output')
      const exit = readRecord(meta, 'terminal_exit')
      const id = readId(output ?? exit ?? readRecord(meta, 'terminal_info') ?? {}, 'terminal_id')
      if (id === undefined) return undefined
      const terminal = open(id)
      const more = output && readString(output, 'data')
      if (more !== undefined) terminal.output = { text: terminal.output.text + more, rest: [] }
      end(terminal, exit)
      return id
    },
    noteRequest(method, requestId, params) {
      const id = readId(params, 'terminalId')
      if (method === 'terminal/create') creating.set(requestId, params)
      else if (id !== undefined) asked.set(requestId, id)
    },
    readResponse(requestId, result) {
      const created = readId(result, 'terminalId')
      const id = created ?? asked.get(requestId)
      if (id === undefined) return undefined
      const terminal = open(id)
      if (created !== undefined) describe(terminal, creating.get(requestId) ?? {})
      const text = readString(result, 'output')
      if (text !== undefined) terminal.output = { text, rest: [] }
      end(terminal, readRecord(result, 'exitStatus') ?? result)
      return id
    },
  }
}
