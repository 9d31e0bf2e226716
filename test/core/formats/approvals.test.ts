import { describe, expect, it } from 'vitest'
import { readAs } from '../../support/format-samples'

const native = (more: object) => ({ type: 'tool-call', toolCallId: 'a', toolName: 'f', input: {}, ...more })
const cliMessage = (status: string) => ({ id: 'm', type: 'gemini', content: '', toolCalls: [{ id: 'a', name: 'f', args: {}, status }] })
const report = (type: string, more: object = {}) => ({ timestamp: 't', type: 'event_msg', payload: { type, call_id: 'a', command: ['ls'], ...more } })
const item = { timestamp: 't', type: 'response_item', payload: { type: 'function_call', name: 'exec_command', call_id: 'a', arguments: '{}' } }
const copilotEvent = (type: string, data: object) => ({ type, parentId: null, data: { toolCallId: 'a', ...data } })
const started = copilotEvent('tool.execution_start', { toolName: 'bash', arguments: {} })
const asked = copilotEvent('permission.requested', { requestId: 'r', permissionRequest: { toolCallId: 'a', intention: 'Run it?' } })
const uiMessage = (state: string, more: object = {}) => ({ id: 'm', role: 'assistant', parts: [{ type: 'tool-f', toolCallId: 'a', state, input: {}, ...more }] })
const tanstack = (state: string, more: object = {}) => ({ id: 'm', role: 'assistant', parts: [{ type: 'tool-call', id: 'a', name: 'f', arguments: '{}', state, ...more }] })
const view = (status: string) => ({ id: 'a', call: { card: 'terminal', title: 'ls' }, status })
const openCode = (state: object) => ({ id: 'p', type: 'tool', callID: 'a', tool: 'bash', sessionID: 's', messageID: 'm', state: { input: {}, ...state } })
const run = (more: object) => ({ type: 'RUN_FINISHED', threadId: 't', runId: '1', ...more })
const agUiCall = [{ type: 'RUN_STARTED', runId: '1' }, { type: 'TOOL_CALL_START', toolCallId: 'a', toolCallName: 'f' }, { type: 'TOOL_CALL_END', toolCallId: 'a' }]
const chunks = [{ type: 'start-step' }, { type: 'tool-input-available', toolCallId: 'a', toolName: 'f', input: {} }]

describe('a call that was asked for and runs', () => {
  it.each<[string, string, readonly unknown[], readonly unknown[]]>([
    ['native, by its status', 'dispatch', [native({ status: 'approval' })], [native({ status: 'running' })]],
    ['native, by the answer', 'dispatch', [native({ status: 'approval', approval: { id: 'p' } })], [native({ approval: { id: 'p', approved: true } })]],
    ['native, by the question that is gone', 'dispatch', [native({ status: 'approval', approval: { id: 'p' } })], [native({ approval: null })]],
    ['native, by what it prints', 'dispatch', [native({ approval: { id: 'p' } })], [{ type: 'tool-output', toolCallId: 'a', data: 'x', stream: 'stdout' }]],
    ['native, by a first result', 'dispatch', [native({ approval: { id: 'p' } })], [{ type: 'tool-result', toolCallId: 'a', content: 'x', isError: false, preliminary: true }]],
    ['Gemini CLI', 'gemini-cli', [cliMessage('awaiting_approval')], [cliMessage('executing')]],
    ['Gemini CLI, whole list', 'gemini-cli', [cliMessage('awaiting_approval')], [{ $set: { messages: [cliMessage('scheduled')] } }]],
    ['Codex', 'codex', [item, report('exec_approval_request')], [report('exec_command_begin')]],
    ['Codex, without the item', 'codex', [report('exec_approval_request')], [report('exec_command_begin')]],
    ['Codex, by what it prints', 'codex', [item, report('exec_approval_request')], [report('exec_command_output_delta', { chunk: 'aGk=' })]],
    ['Copilot', 'copilot', [started, asked], [copilotEvent('tool.execution_partial_result', { partialOutput: 'x' })]],
    ['Copilot, by its progress', 'copilot', [started, asked], [copilotEvent('tool.execution_progress', {})]],
    ['intent views', 'intent-views', [view('approval')], [view('running')]],
    ['UI messages', 'ai-sdk-ui', [uiMessage('approval-requested', { approval: { id: 'p' } })], [uiMessage('input-available')]],
    ['UI messages, by a first result', 'ai-sdk-ui', [uiMessage('approval-requested', { approval: { id: 'p' } })], [uiMessage('output-available', { approval: { id: 'p' }, output: 'x', preliminary: true })]],
    ['UI message chunks', 'ai-sdk-ui', [...chunks, { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'a' }], [{ type: 'tool-output-available', toolCallId: 'a', output: 'x', preliminary: true }]],
    ['TanStack AI', 'tanstack-ai', [tanstack('approval-requested', { approval: { id: 'p', needsApproval: true } })], [tanstack('input-complete')]],
    ['OpenCode, by what it prints', 'opencode', [{ type: 'permission.asked', properties: { id: 'q', tool: { callID: 'a' } } }, openCode({ status: 'running' })], [openCode({ status: 'running', metadata: { output: 'x' } })]],
    ['Responses, by the call', 'openai-responses', [{ type: 'mcp_approval_request', id: 'q', name: 'f', arguments: '{}' }], [{ type: 'mcp_call', id: 'c', approval_request_id: 'q', name: 'f', arguments: '{}', status: 'calling' }]],
  ])('waits for nobody any more: %s', (_, format, before, after) => {
    const transcript = readAs(format, before)
    expect(transcript.entries.map(entry => entry.status)).toEqual(['approval'])
    transcript.push(...after)
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending'])
  })
})

describe('a call that was refused without a word', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['native', 'dispatch', [native({ approval: { id: 'p', reason: 'May I?' } }), native({ approval: { id: 'p', approved: false } })]],
    ['native, by its status', 'dispatch', [native({ status: 'approval', statusReason: 'May I?', approval: { id: 'p', reason: 'May I?' } }), { type: 'tool-result', toolCallId: 'a', status: 'denied' }]],
    ['AG-UI', 'ag-ui', [...agUiCall, run({ outcome: { type: 'interrupt', interrupts: [{ id: 'i', toolCallId: 'a', message: 'May I?' }] } }), { type: 'RUN_STARTED', runId: '2', input: { resume: [{ interruptId: 'i', status: 'resolved', payload: { approved: false } }] } }]],
    ['Copilot', 'copilot', [started, asked, copilotEvent('permission.completed', { requestId: 'r', result: { kind: 'denied-interactively-by-user' } })]],
    ['UI messages', 'ai-sdk-ui', [uiMessage('approval-responded', { approval: { id: 'p', requestReason: 'May I?', approved: false } })]],
    ['UI messages, at the end', 'ai-sdk-ui', [uiMessage('output-denied', { approval: { id: 'p', requestReason: 'May I?' } })]],
    ['UI message chunks', 'ai-sdk-ui', [...chunks, { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'a', requestReason: 'May I?' }, { type: 'tool-output-denied', toolCallId: 'a' }]],
    ['Codex', 'codex', [item, report('exec_approval_request', { reason: 'May I?' }), report('exec_command_end', { status: 'declined' })]],
  ])('does not give the question as the reason: %s', (_, format, records) => {
    const [entry] = readAs(format, records).entries
    expect(entry).toMatchObject({ status: 'denied', result: { content: '' } })
    expect(entry!.statusReason).toBeUndefined()
  })

  it('does not give it as the reason of an end either', () => {
    const transcript = readAs('codex', [item, report('exec_approval_request', { reason: 'May I?' })])
    transcript.settle('Stopped')
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped', result: { content: 'Stopped' } }])
  })
})

describe('a no that was said', () => {
  it.each([null, { id: 'p', approved: true }, { id: 'q' }])('stays whatever is said of the approval later: %j', (approval) => {
    const { entries } = readAs('dispatch', [
      native({ approval: { id: 'p', approved: false, reason: 'no' } }), native({ approval }), { type: 'tool-result', toolCallId: 'a', content: 'late', isError: false },
    ])
    expect(entries).toMatchObject([{ status: 'denied', statusReason: 'no', result: { content: 'late' } }])
  })
})
