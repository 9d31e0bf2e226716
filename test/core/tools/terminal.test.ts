import { describe, expect, it } from 'vitest'
import { mayHaveLead } from '../../../src/core/tools/terminal/take-lead'
import { terminalLeads } from '../../../src/core/tools/terminal/terminal-leads'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

interface Case {
  readonly name?: string
  readonly agent?: string
  readonly content: unknown
  readonly isError?: boolean
  readonly details?: unknown
}

function lineOf({ name = 'bash', agent, content, isError = false, details }: Case): string {
  const call = agent === undefined ? {} : { agent }
  const view = viewToolEntry(makeEntry({ name, input: { command: 'x' }, content, isError, call, result: { details } }))
  return `${view.status}: ${view.resultSummary ?? ''}`
}

describe('the envelope of a terminal result', () => {
  it.each<[string, Case, string]>([
    ['exit line of a flagged result', { content: 'Exit code 3\noops', isError: true }, 'error: failed · exit 3 · oops'],
    ['the same words without a flag are output', { content: 'Exit code 3\noops' }, 'ok: 2 lines'],
    ['exit line alone', { content: 'Exit code 1', isError: true }, 'error: failed · exit 1'],
    ['note to the model behind the output', { content: 'Exit code 3\noops\n\n<system-reminder>\nx\n</system-reminder>', isError: true }, 'error: failed · exit 3 · oops'],
    ['directory note', { content: 'a\nb\nShell cwd was reset to /home', isError: false }, 'ok: 2 lines'],
    ['exit line of a command that a person stopped', { content: 'Exit code 137\n[Request interrupted by user for tool use]', isError: true }, 'cancelled: cancelled'],
    ['output of a command that a person stopped', { content: 'Exit code 137\nfoo\n[Request interrupted by user for tool use]', isError: true }, 'cancelled: cancelled'],
    ['the same words at the end of a log', { content: 'foo\n[Request interrupted by user for tool use]' }, 'ok: 2 lines'],
    ['time out right behind the exit line', { content: 'Exit code 143\nCommand timed out after 1h 2m 3s', isError: true }, 'error: timed out'],
    ['background id', { content: 'Command running in background with ID: b1. Output is being written to: /x' }, 'ok: running · b1'],
    ['preview of a stored output', { content: '<persisted-output>\nOutput too large (1.2MB). Full output saved to: /x\n\nPreview (first 2KB):\na\n</persisted-output>' }, 'ok: 1.2 MB · truncated'],
    ['interrupted process', { content: 'half', details: { stdout: 'half', stderr: '', interrupted: true } }, 'cancelled: cancelled'],
    ['Codex header', { content: 'Chunk ID: 1a2b3c\nWall time: 1.0 seconds\nProcess exited with code 2\nOriginal token count: 1\nOutput:\nbad\n' }, 'error: failed · exit 2 · bad'],
    ['Codex header of output that begins like one', { content: 'Exit code: 2\nmy own words' }, 'ok: 2 lines'],
    ['Codex time out', { content: 'Exit code: 124\nWall time: 10 seconds\nOutput:\ncommand timed out after 10000 milliseconds\nx' }, 'error: timed out'],
    ['Codex total', { content: 'Exit code: 0\nWall time: 1 seconds\nTotal output lines: 900\nOutput:\na\nb' }, 'ok: 900 lines · truncated'],
    ['Codex as JSON', { content: '{"output":"bad\\n","metadata":{"exit_code":7,"duration_seconds":0.1}}' }, 'error: failed · exit 7 · bad'],
    ['Gemini rows behind a final line end', { content: 'Command: foo\nDirectory: (root)\nOutput: a\nError: (none)\nExit Code: 2\nSignal: (none)\nProcess Group PGID: 88\n' }, 'error: failed · exit 2 · a'],
    ['line ends of Windows in the envelope as well', { content: 'Exit code: 101\r\nWall time: 3.4 seconds\r\nOutput:\r\nrunning 2 tests\r\nx\r\n' }, 'error: failed · exit 101 · 2 lines'],
    ['a search in a stored output', { name: 'read_command_output', content: '[Command Output: c.txt] (search: "e")\nTotal size: 9KB | COMPLETE\n\n 1 | x\n 2 | y' }, 'ok: 2 lines'],
    ['Continue\'s items as JSON text', { content: '[{"name":"Terminal","description":"d","content":"a\\nb","status":"Command failed with exit code 2"}]' }, 'error: failed · exit 2 · 2 lines'],
    ['Gemini rows', { content: 'Output: (empty)\nExit Code: 2\nProcess Group PGID: 1' }, 'error: failed · exit 2'],
    ['Gemini rows whose line ends are written out', { content: 'Command: x\\nDirectory: /tmp\\nOutput: a\\nb\\nError: (none)\\nExit Code: 0\\nSignal: 0\\nProcess Group PGID: 12' }, 'ok: 2 lines'],
    ['Copilot trailer', { content: 'oops\n<shellId: 1 completed with exit code 3>' }, 'error: failed · exit 3 · oops'],
    ['the same words within the output', { content: '<shellId: 1 completed with exit code 3>\nlast' }, 'ok: 2 lines'],
    ['SWE-agent prompt', { content: '8.2\n(Open file: n/a)\n(Current directory: /app)\nbash-$ ' }, 'ok: 8.2'],
    ['Gemini time out', { content: 'Command was automatically cancelled because it exceeded the timeout of 5 minutes.' }, 'error: timed out'],
    ['Gemini cancel', { content: 'Command was cancelled by user before it could complete.' }, 'cancelled: cancelled'],
    ['Gemini background', { content: 'Command is running in background. PID: 41. Initial output:\nready' }, 'ok: running · 41 · ready'],
    ['Qwen rows with an error over several lines', { content: 'Command: c\nDirectory: /x\nOutput: y\nError: a\nb\nExit Code: 2\nSignal: (none)\nProcess Group PGID: 4' }, 'error: failed · exit 2 · y'],
    ['Qwen rows with nothing but an error over several lines', { content: 'Command: c\nDirectory: /x\nOutput: (empty)\nError: a\nError: b\nExit Code: 2\nSignal: (none)\nProcess Group PGID: 4' }, 'error: failed · exit 2 · 2 lines'],
    ['Qwen rows with output over several lines', { content: 'Command: ls\nDirectory: (root)\nOutput: Error: x\nb\nError: (none)\nExit Code: 0\nSignal: (none)\nProcess Group PGID: 1' }, 'ok: 2 lines'],
    ['output that looks like a row', { content: 'Output: 5 tests' }, 'ok: Output: 5 tests'],
    ['killed poll', { name: 'BashOutput', content: '<status>killed</status>\n\n<stdout>\nx\n</stdout>' }, 'ok: killed'],
    ['failed poll', { name: 'BashOutput', content: '<status>failed</status>\n\n<exit_code>1</exit_code>\n\n<stderr>\nx\n</stderr>' }, 'error: failed · exit 1 · x'],
    ['Roo signal', { name: 'execute_command', content: 'Command executed in terminal within working directory \'/a\'. Process terminated by signal SIGKILL\nOutput:\nx\n' }, 'error: failed · x'],
    ['Roo stored output', { name: 'execute_command', content: 'Command executed in \'/a\'. Exit code: 0\n\nOutput (1.2MB) persisted. Artifact ID: cmd-1.txt\n\nPreview:\nx' }, 'ok: 1.2 MB · truncated'],
    ['Roo time out', { name: 'execute_command', content: 'The command was terminated after exceeding a user-configured 30s timeout. Do not try to re-run the command.' }, 'error: timed out'],
    ['Roo, still running', { name: 'execute_command', content: 'Command is still running in terminal from \'/x\'.\nHere\'s the output so far:\na\nb\nYou will be updated on the terminal status and new output in the future.' }, 'ok: running · 2 lines'],
    ['Roo, still running without output', { name: 'execute_command', content: 'Command is still running in terminal from \'/x\'.\n\nYou will be updated on the terminal status and new output in the future.' }, 'ok: running'],
    ['Roo refusal', { name: 'execute_command', content: '{"status":"denied","feedback":"no"}' }, 'denied: rejected'],
    ['Zed failure', { name: 'terminal', content: 'Command "a "b" c" failed with exit code 2.\n\n```\nx\ny\n```' }, 'error: failed · exit 2 · 2 lines'],
    ['Zed time out', { name: 'terminal', content: 'Command "a" timed out.\n\n```\nx\n```' }, 'error: timed out'],
    ['Roo, still running, with blank lines around the output', { name: 'execute_command', content: 'Command is still running in terminal from \'/x\'.\n\nHere\'s the output so far:\n\nx\ny\n\nYou will be updated on the terminal status and new output in the future.' }, 'ok: running · 2 lines'],
    ['Zed, a command that broke off', { name: 'terminal', content: 'Command terminated unexpectedly. No output was captured.' }, 'error: failed'],
    ['Zed, a command that broke off with output', { name: 'terminal', content: 'Command terminated unexpectedly. Output captured:\n\n```\nx\n```' }, 'error: failed · x'],
    ['Zed silence', { name: 'terminal', content: 'Command executed successfully.' }, 'ok: no output'],
    ['Cursor, older', { name: 'Shell', content: 'Exit code: 3\n\nCommand output:\n\n```\na\n```' }, 'error: failed · exit 3 · a'],
    ['Cursor, older, without output', { name: 'run_terminal_command_v2', content: 'Exit code: 3\n\nCommand output:\n\n```\n\n```' }, 'error: failed · exit 3'],
    ['a fence that is the command\'s own', { content: '```\nx\n```' }, 'ok: 3 lines'],
    ['Droid trailer', { name: 'Execute', content: 'x\n[Process exited with code 0]' }, 'ok: x'],
    ['words of a trailer that the command printed', { content: 'x\nProcess exited with code 9' }, 'ok: 2 lines'],
    ['pi exit', { content: 'x\n\nCommand exited with code 2', isError: true }, 'error: failed · exit 2 · x'],
    ['pi exit without output', { content: '(no output)\n\nCommand exited with code 1', isError: true }, 'error: failed · exit 1'],
    ['pi words inside the output', { content: 'x\nCommand exited with code 2' }, 'ok: 2 lines'],
    ['VS Code exit behind a namespace', { name: 'copilot_runInTerminal', content: 'x\nCommand exited with code 2' }, 'error: failed · exit 2 · x'],
    ['VS Code exit behind another namespace', { name: 'functions.run_in_terminal', content: 'x\nCommand exited with code 2' }, 'error: failed · exit 2 · x'],
    ['Cline behind a namespace', { name: 'srv/execute_command', content: 'Command executed.\nOutput:\nx' }, 'ok: x'],
    ['Cursor behind a namespace', { name: 'default_api.run_terminal_cmd', content: '```\nx\n```' }, 'ok: x'],
    ['VS Code exit', { name: 'run_in_terminal', content: 'x\nCommand exited with code 2' }, 'error: failed · exit 2 · x'],
    ['pi abort', { content: 'x\n\nCommand aborted', isError: true }, 'cancelled: cancelled'],
    ['Goose limit in lines', { name: 'shell', content: 'a\nb\n\n[Output exceeded 2000 line limit (9000 lines total). Full output: /x]' }, 'ok: 9000 lines · truncated'],
    ['Goose limit in bytes', { name: 'shell', content: 'a\n\n[Output exceeded 5000 byte limit (10240 bytes total). Full output: /x]' }, 'ok: 10.0 KB · truncated'],
    ['OpenHands soft time out', { name: 'execute_bash', content: 'x\n[The command has no new output after 30 seconds. You may wait.]' }, 'ok: running · x'],
    ['OpenHands hard time out', { name: 'execute_bash', content: 'x\n[The command timed out after 30 seconds. Use C-c.]' }, 'error: timed out'],
    ['OpenCode abort', { content: 'x\n\n<bash_metadata>\nUser aborted the command\n</bash_metadata>' }, 'cancelled: cancelled'],
    ['OpenCode time out', { content: '<shell_metadata>\nshell tool terminated command after exceeding timeout 100 ms\n</shell_metadata>' }, 'error: timed out'],
    ['several trailers', { content: 'a\nb\n\nWall time: 1.20 seconds\n\n[raw output: artifact://1]' }, 'ok: 2 lines'],
    ['Copilot CLI background', { content: '<command started in background with shellId: dev>' }, 'ok: running · dev'],
    ['Cline, one of two failed', { name: 'run_commands', content: '[{"query":"a","result":"x","success":true},{"query":"b","result":"","error":"bad","success":false}]' }, 'error: failed · 1 of 2'],
    ['Cline, the only one failed', { name: 'run_commands', content: '[{"query":"a","result":"x\\n[Command exited with code 2]","success":false}]' }, 'error: failed · exit 2 · x'],
    ['Cline, out of time', { name: 'run_commands', content: '[{"query":"a","result":"","error":"Command timed out after 3000ms","success":false}]' }, 'error: timed out'],
    ['Cline, output that speaks of time', { name: 'run_commands', content: '[{"query":"a","result":"Command timed out after 3000ms","success":true}]' }, 'ok: Command timed out after 3000ms'],
    ['Cline, output that was cut', { name: 'run_commands', content: '[{"query":"a","result":"x\\n\\n[... output truncated: 90000 chars total]","success":true}]' }, 'ok: 87.9 KB · truncated'],
    ['Cline, output that was cut, in plain text', { name: 'run_commands', content: 'x\n\n[... output truncated: 90000 chars total]' }, 'ok: 87.9 KB · truncated'],
    ['Cline, one output of two that was cut', { name: 'run_commands', content: '[{"query":"a","result":"x\\n\\n[... output truncated: 90000 chars total]","success":true},{"query":"b","result":"y","success":true}]' }, 'ok: 2 lines · truncated'],
    ['Continue status', { name: 'run_terminal_command', content: [{ name: 'T', description: 'd', content: 'x', status: 'Command failed with: exit code 2' }] }, 'error: failed · exit 2 · x'],
    ['streams', { content: { stdout: 'a', stderr: 'b', exitCode: 0 } }, 'ok: 2 lines'],
    ['hosted shell, time out', { content: { output: [{ stdout: 'a', stderr: '', outcome: { type: 'timeout' } }] } }, 'error: timed out'],
    ['hosted shell, time out without an object around it', { content: [{ stdout: 'a', stderr: '', outcome: { type: 'timeout' } }] }, 'error: timed out'],
    ['hosted shell, exit code without an object around it', { content: [{ stdout: 'a\n', stderr: 'b', outcome: { type: 'exit', exit_code: 2 } }] }, 'error: failed · exit 2 · 2 lines'],
    ['hosted interpreter', { name: 'code_interpreter', content: { outputs: [{ type: 'logs', logs: 'a\nb' }] } }, 'ok: 2 lines'],
    ['hosted interpreter, a picture', { name: 'code_interpreter', content: { outputs: [{ type: 'image', url: 'https://a.example/b.png' }] } }, 'ok: image'],
    ['hosted shell as JSON text', { name: 'shell', content: '{"output":[{"stdout":"x\\ny\\n","stderr":"","outcome":{"type":"exit","exit_code":3}}]}' }, 'error: failed · exit 3 · 2 lines'],
    ['hosted shell as JSON text, time out', { name: 'shell_call', content: '[{"stdout":"x","stderr":"","outcome":{"type":"timeout"}}]' }, 'error: timed out'],
    ['hosted interpreter as JSON text', { name: 'code_interpreter', content: '[{"type":"logs","logs":"a\\nb"}]' }, 'ok: 2 lines'],
    ['hosted code as JSON text', { name: 'bash_code_execution', content: '{"type":"bash_code_execution_result","stdout":"","stderr":"e","return_code":2}' }, 'error: failed · exit 2 · e'],
    ['hosted code as JSON text, an error', { name: 'code_execution', content: '{"type":"code_execution_tool_result_error","error_code":"unavailable"}' }, 'error: failed · unavailable'],
    ['the block around the result of hosted code', { name: 'code_execution', content: { type: 'code_execution_tool_result', content: { type: 'code_execution_result', stdout: 'x\ny\n', stderr: '', return_code: 2 } } }, 'error: failed · exit 2 · 2 lines'],
    ['the block around an error of hosted code', { name: 'code_execution', content: { type: 'code_execution_tool_result', content: { type: 'code_execution_tool_result_error', error_code: 'unavailable' } } }, 'error: failed · unavailable'],
    ['a log of hosted results that a command printed', { content: '{"type":"bash_code_execution_result","stdout":"","return_code":2}' }, 'ok: 65 B'],
    ['Cursor as JSON', { name: 'Shell', agent: 'cursor', content: '{"output":"a\\n","exitCode":2}' }, 'error: failed · exit 2 · a'],
    ['Amp as JSON', { agent: 'amp', content: '{"output":"a\\n","exitCode":0}' }, 'ok: a'],
    ['JSON that a command printed', { content: '{"output":"a","exitCode":2}' }, 'ok: {"output":"a","exitCode":2}'],
    ['error block', { content: { type: 'bash_code_execution_tool_result_error', error_code: 'unavailable' } }, 'error: failed · unavailable'],
    ['mini-swe-agent', { content: '<returncode>0</returncode>\n<output>\na</output>\n</output>' }, 'ok: a</output>'],
    ['mini-swe-agent, cut', { content: '<returncode>0</returncode>\n<warning>\nToo long.\n</warning>\n<output_head>\nfirst\n</output_head>\n<elided_chars>\n900 characters elided\n</elided_chars>\n<output_tail>\nlast\n</output_tail>' }, 'ok: 3 lines · truncated'],
    ['mini-swe-agent, cut, with two tags on a line', { content: '<returncode>2</returncode><warning>\nToo long.\n</warning><output_head>\nfirst\n</output_head>\n<elided_chars>\n900 characters elided\n</elided_chars>\n<output_tail>\nlast\n</output_tail>' }, 'error: failed · exit 2 · 3 lines · truncated'],
    ['mini-swe-agent without a block of output', { content: '<returncode>1</returncode>\nno such file' }, 'error: failed · exit 1 · no such file'],
    ['a block of output that is not closed', { content: '<returncode>0</returncode>\n<output>\nfirst' }, 'ok: first'],
    ['words behind the output', { content: '<observation>\na\n</observation>\nb' }, 'ok: 2 lines'],
    ['background output with nothing written', { name: 'BashOutput', content: '<status>running</status>\n\n<timestamp>2026-01-01</timestamp>' }, 'ok: running'],
    ['observation', { content: '<observation>\na\n</observation>' }, 'ok: a'],
    ['exit code in details beside a result that looks fine', { content: 'x', details: { metadata: { exit_code: 4 } } }, 'error: failed · exit 4 · x'],
    ['truncation in details', { content: 'a\nb', details: { truncated: true } }, 'ok: 2 lines · truncated'],
    ['nothing behind a truncation', { content: '', details: { truncated: true } }, 'ok: no output'],
    ['refusal by a person', { content: 'The user doesn\'t want to proceed with this tool use.', isError: true }, 'denied: rejected'],
    ['a long text that quotes a refusal', { content: `user denied permission\n${'x\n'.repeat(2000)}` }, 'ok: 2001 lines'],
    ['pictures alone', { content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] }, 'ok: image'],
    ['pictures and text', { content: [{ type: 'text', text: 'a' }, { type: 'image', data: 'AAAA', mimeType: 'image/png' }] }, 'ok: a'],
  ])('%s', (_, example, line) => {
    expect(lineOf(example)).toBe(line)
  })
})

describe('the call of a terminal', () => {
  it.each<[unknown, string, readonly string[]]>([
    [{ command: 'ls', is_background: true }, 'ls', ['background']],
    [{ command: ['bash', '-lc', 'ls'] }, 'ls', []],
    [{ commands: ['a', { command: 'b', args: ['c d'] }, 'e'] }, 'a', ['+2 more']],
    [{ restart: true }, 'restart', []],
    [{ action: { command: ['ls', '-l'] } }, 'ls -l', []],
    ['ls -l', 'ls -l', []],
    ['{\n  "command": "ls -la src"\n}', 'ls -la src', []],
    ['"{\\"command\\":\\"ls\\"}"', 'ls', []],
    [{}, '', []],
    [null, '', []],
    [42, '', []],
  ])('%j', (input, summary, badges) => {
    const view = viewToolEntry(makeEntry({ name: 'bash', input }))
    expect([view.callSummary, view.callBadges.map(badge => badge.text)]).toEqual([summary, badges])
  })

  it('shows the whole command with folder and description', () => {
    const input = { command: 'cd /app && npm test', cwd: '/repo', description: 'Run tests' }
    expect(viewToolEntry(makeEntry({ input })).callDetail).toEqual({
      kind: 'command',
      text: 'cd /app && npm test',
      language: 'shellscript',
      prompt: '$',
      cwd: '/repo',
      description: 'Run tests',
    })
  })

  it('takes the folder of the record, then of the app, and the prompt of PowerShell', () => {
    const entry = makeEntry({ name: 'powershell', input: { command: 'ls' }, call: { cwd: '/record' } })
    expect(viewToolEntry(entry, { cwd: '/app' }).callDetail).toMatchObject({ cwd: '/record', prompt: 'PS>', language: 'powershell' })
    expect(viewToolEntry(makeEntry({ input: { command: 'ls' } }), { cwd: '/app' }).callDetail).toMatchObject({ cwd: '/app' })
  })

  it('writes what was sent to a process behind its id', () => {
    expect(viewToolEntry(makeEntry({ name: 'write_stdin', input: { session_id: 7, chars: 'y\n' } })).callSummary).toBe('7 "y\\n"')
  })
})

describe('the output of a terminal', () => {
  it('is the payload with exit code, untrimmed', () => {
    const view = viewToolEntry(makeEntry({ input: { command: 'x' }, content: 'Exit code 2\n  a\n\n', isError: true }))
    expect(view.exitCode).toBe(2)
    expect(view.output).toMatchObject({ kind: 'terminal', text: '  a\n\n', exitCode: 2, isError: true })
  })

  it('shows both ends of what was cut, with the tool\'s words between them', () => {
    const content = '<returncode>0</returncode>\n<output_head>\na\n</output_head>\n<elided_chars>\n900 characters elided\n</elided_chars>\n<output_tail>\nb\n</output_tail>'
    expect(viewToolEntry(makeEntry({ input: { command: 'x' }, content })).output).toMatchObject({ text: 'a\n… 900 characters elided\nb' })
  })

  it('is empty when nothing was written, and never shows a code of zero', () => {
    const view = viewToolEntry(makeEntry({ input: { command: 'x' }, content: '(no output)', result: { exitCode: 0 } }))
    expect(view.output).toEqual({ kind: 'empty', isError: false })
    expect(view).not.toHaveProperty('exitCode')
  })
})

describe('the first characters by which leads are tried', () => {
  it('are those of every lead', () => {
    const firsts = terminalLeads.map(({ pattern }) => /^\^(?:\(\?:)?\\?(.)/.exec(pattern.source)?.[1] ?? '')
    expect(firsts.filter(first => first === '' || !mayHaveLead({ payload: first, isTruncated: false }))).toEqual([])
  })
})
