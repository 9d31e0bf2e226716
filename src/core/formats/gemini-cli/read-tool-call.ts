import type { CardRef, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readId, readRecord, readString } from '../read-fields'
import { readTime } from '../read-time'

/** States in which a call has come to its end; any other waits. */
const finalStates: ReadonlySet<unknown> = new Set(['success', 'error', 'cancelled'])

/** The events of a call of a message: call and result in one. */
export function readToolCall(call: RawRecord, place: CardRef, message: RawRecord): readonly TranscriptEvent[] {
  const status = readString(call, 'status')
  const ref = { ...place, id: readId(call, 'id'), name: readString(call, 'name') }
  const event: TranscriptEvent = {
    type: 'call',
    ...ref,
    call: {
      toolName: ref.name,
      input: readField(call, 'args'),
      agent: 'gemini-cli',
      startedAt: readTime(message, 'timestamp'),
    },
  }
  if (!finalStates.has(status)) return [{ ...event, said: { status: status === 'awaiting_approval' ? 'approval' : 'pending' } }]
  const { content, error } = readResponse(call)
  const details = readRecord(call, 'resultDisplay')
  const start = readTime(message, 'timestamp')
  const end = readTime(call, 'timestamp')
  const isShell = ref.name?.includes('shell') === true
  return [event, {
    type: 'result',
    ...ref,
    result: {
      content,
      isError: status === 'error',
      error: status === 'error' && error !== undefined ? { message: error } : undefined,
      details,
      durationMs: start === undefined || end === undefined || end < start ? undefined : end - start,
      exitCode: isShell && typeof content === 'string' ? readExitCode(content) : undefined,
    },
    ...(status === 'cancelled' && { said: { status: 'cancelled' } }),
  }]
}

/** Lines that the shell tool puts below the exit code. */
const lastLines = /^(?:Signal: .*|Background PIDs: .*|Process Group PGID: .*|<\/untrusted_context>|\s*)$/

/** The exit code below the output, which may itself have lines that look so. */
function readExitCode(text: string): number | undefined {
  // One public version writes the two characters `\n` for a line end.
  const line = text.slice(-1000).split(/\n|\\n/).findLast(other => !lastLines.test(other))
  const code = /^Exit Code: (-?\d+)$/.exec(line?.trim() ?? '')?.[1]
  return code === undefined ? undefined : Number(code)
}

/** What the model was given: words, else blocks, else the whole response. */
function readResponse(call: RawRecord): { readonly content: unknown, readonly error: string | undefined } {
  const raw = readField(call, 'result')
  const parts = isList(raw) ? raw : [raw]
  let error: string | undefined
  const contents = parts.flatMap((part): readonly unknown[] => {
    if (!isRecord(part)) return typeof part === 'string' ? [part] : []
    const media = readRecord(part, 'inlineData')
    if (media !== undefined) return [toMedia(media)]
    const response = readRecord(readRecord(part, 'functionResponse') ?? {}, 'response')
    if (response === undefined) return [readString(part, 'text') ?? part]
    error ??= readString(response, 'error')
    const output = readField(response, 'output')
    return [output === null && error === undefined ? null : output ?? error ?? response]
  })
  const [first = readString(call, 'resultDisplay') ?? ''] = contents
  const blocks = contents.map(item => typeof item === 'string' ? { type: 'text', text: item } : item)
  return { content: contents.length < 2 ? first : blocks, error }
}

function toMedia(media: RawRecord): unknown {
  const mimeType = readString(media, 'mimeType') ?? ''
  return { type: mimeType.startsWith('image/') ? 'image' : 'file', data: readField(media, 'data'), mimeType }
}
