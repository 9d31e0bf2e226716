import type { CallFields, ResultFields, SaidStatus } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readNumber, readRecord, readString } from '../read-fields'
import { writeEmptyPatch, writePatch } from './write-patch'

/** What Codex reports of a call that it carried out. */
export interface Execution {
  readonly call: CallFields
  readonly result: ResultFields
  readonly said: SaidStatus | undefined
  /** It goes on. */
  readonly isOpen: boolean
}

/** What a report says; it need not repeat what an earlier one of the call has told. */
type Halves = { readonly call: CallFields, readonly result: ResultFields }

const readers: ReadonlyMap<string, (item: RawRecord, cwd: string, name: string) => Halves> = new Map([
  ['command_execution', readCommand],
  ['exec_command', readCommand],
  ['file_change', readChange],
  ['patch_apply', readChange],
  ['mcp_tool_call', readMcp],
  ['web_search', readSearch],
  ['image_generation', readImage],
  ['image_view', readView],
  ['view_image_tool_call', readView],
  ['todo_list', readPlan],
  ['dynamic_tool_call', readTool],
])

/** Tools behind the events of work with other agents. */
const agentTools: ReadonlyMap<string, string> = new Map([
  ['collab_agent_spawn', 'spawn_agent'],
  ['collab_agent_interaction', 'send_input'],
  ['collab_waiting', 'wait'],
  ['collab_close', 'close_agent'],
  ['collab_resume', 'resume_agent'],
])

/**
 * Yields what a report tells of a call: an item of a thread (`CommandExecution`, `command_execution`), or
 * the fields of an event (`exec_command`). `undefined`: it reports no call. `isFirst`: nothing else has told
 * of the call, which has no arguments then where none are told.
 */
export function readExecution(kind: string, item: RawRecord, cwd: string, isFirst: boolean): Execution | undefined {
  const name = kind.replace(/[a-z](?=[A-Z])/g, '$&_').toLowerCase()
  const read = readers.get(name) ?? (name.startsWith('collab_') ? readTool : undefined)
  if (read === undefined) return undefined
  const { call, result } = read(item, cwd, name)
  const status = readString(item, 'status')
  const { exitCode } = result
  // Of a command that failed the exit code says more.
  const hasFailed = readField(item, 'success') === false || (status === 'failed' && (exitCode === undefined || exitCode === 0))
  return {
    call: {
      agent: 'codex-cli',
      ...call,
      toolName: call.toolName ?? (isFirst && read === readTool ? name : undefined),
      input: call.input === undefined && isFirst ? {} : call.input,
    },
    result: { durationMs: readDuration(item), ...result, isError: result.isError === true || hasFailed },
    said: status === 'declined' ? { status: 'denied' } : undefined,
    isOpen: status === 'in_progress' || status === 'inProgress',
  }
}

function readDuration(item: RawRecord): number | undefined {
  const duration = readRecord(item, 'duration')
  const seconds = duration && readNumber(duration, 'secs')
  if (duration === undefined || seconds === undefined) return readNumber(item, 'duration_ms')
  return seconds * 1000 + (readNumber(duration, 'nanos') ?? 0) / 1e6
}

function readCommand(item: RawRecord): Halves {
  const cwd = readDirectory(item)
  const command = readField(item, 'command')
  const streams = [readString(item, 'stdout') ?? '', readString(item, 'stderr') ?? ''].filter(text => text !== '')
  return {
    call: { toolName: 'shell', input: command === undefined ? command : { command, ...(cwd !== undefined && { workdir: cwd }) }, cwd },
    result: {
      content: readString(item, 'aggregated_output') ?? streams.join('\n'),
      exitCode: readNumber(item, 'exit_code'),
      details: item,
    },
  }
}

function readChange(item: RawRecord, cwd: string): Halves {
  const changes = readField(item, 'changes')
  const patch = writePatch(changes, cwd)
  const list = readList(item, 'changes')?.filter(isRecord)
  // The tool takes a patch; where there is none, at least what it does to which file.
  const files = changes === undefined ? changes : { changes, ...(list && { input: writeEmptyPatch(list) }) }
  return {
    call: { toolName: 'apply_patch', input: patch === undefined ? files : { input: patch } },
    result: {
      content: readString(item, 'stdout') || readString(item, 'stderr') || '',
      details: { ...item, ...(patch !== undefined && { patch }) },
    },
  }
}

function readMcp(item: RawRecord): Halves {
  const call = readRecord(item, 'invocation') ?? item
  const wrapped = readField(item, 'result')
  const outcome = isRecord(wrapped) ? readField(wrapped, 'Ok') ?? readField(wrapped, 'Err') ?? wrapped : wrapped
  const failure = isRecord(wrapped) && readField(wrapped, 'Err') !== undefined ? outcome : readField(item, 'error')
  const message = isRecord(failure) ? readString(failure, 'message') : typeof failure === 'string' ? failure : undefined
  const structured = isRecord(outcome) ? readField(outcome, 'structured_content') ?? readField(outcome, 'structuredContent') : undefined
  return {
    call: { toolName: readString(call, 'tool'), server: readString(call, 'server'), input: readField(call, 'arguments') },
    result: {
      content: (isRecord(outcome) ? readField(outcome, 'content') : undefined) ?? message ?? outcome ?? '',
      isError: failure != null || (isRecord(outcome) && readField(outcome, 'isError') === true),
      ...(message !== undefined && { error: { message } }),
      details: structured ?? undefined,
    },
  }
}

function readSearch(item: RawRecord): Halves {
  const query = readString(item, 'query')
  const action = readRecord(item, 'action') ?? (query === undefined ? query : { type: 'search', query })
  return { call: { toolName: 'web_search', input: action && { action } }, result: { content: readList(item, 'results') ?? '' } }
}

function readImage(item: RawRecord): Halves {
  const prompt = readString(item, 'revised_prompt')
  const data = readString(item, 'result') ?? ''
  const path = readString(item, 'saved_path')
  return {
    call: { toolName: 'image_generation', input: prompt === undefined ? prompt : { prompt } },
    result: { content: data === '' ? '' : [{ type: 'image', data, mimeType: 'image/png' }], details: path === undefined ? undefined : { path } },
  }
}

function readView(item: RawRecord): Halves {
  const path = readField(item, 'path')
  return { call: { toolName: 'view_image', input: path === undefined ? path : { path } }, result: { content: '' } }
}

/** The plan as it is now; keeping it is what the tool does. */
function readPlan(item: RawRecord): Halves {
  const plan = readList(item, 'items')?.filter(isRecord).map(step => ({
    step: readString(step, 'text') ?? '',
    status: readField(step, 'completed') === true ? 'completed' : 'pending',
  }))
  return { call: { toolName: 'update_plan', input: plan && { plan } }, result: { content: '' } }
}

/** A tool of the host, or one that works with other agents. */
function readTool(item: RawRecord, _: string, name: string): Halves {
  const prompt = readString(item, 'prompt')
  return {
    call: {
      toolName: readString(item, 'tool') ?? agentTools.get(name),
      input: readField(item, 'arguments') ?? (prompt === undefined ? prompt : { message: prompt }),
      server: readString(item, 'namespace'),
    },
    result: {
      content: readList(item, 'content_items') ?? readString(item, 'error') ?? '',
      details: readField(item, 'agents_states') ?? undefined,
    },
  }
}

/** Yields the working directory, which may be written as an address. */
export function readDirectory(item: RawRecord): string | undefined {
  return readString(item, 'cwd')?.replace(/^file:\/\//, '')
}

/** Yields the id by which a report and its call find each other. */
export function readExecutionId(item: RawRecord): string | undefined {
  return readId(item, 'call_id') ?? readId(item, 'callId') ?? readId(item, 'id')
}
