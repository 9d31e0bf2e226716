/** A recorded log that the playground can open; the texts are the fixtures of the tests. */
export interface Sample {
  /** Stands in the address: `/?sample=<id>`. */
  readonly id: string
  readonly label: string
  readonly load: () => Promise<{ readonly default: string }>
}

/** The first is what a newcomer sees. */
export const samples: readonly [Sample, ...Sample[]] = [
  {
    id: 'claude-code',
    label: 'Claude Code: a session',
    load: () => import('../../test/fixtures/transcripts/claude-code/recorded-2.1.332.jsonl?raw'),
  },
  {
    id: 'claude-code-subagent',
    label: 'Claude Code: a sub-agent',
    load: () => import('../../test/fixtures/transcripts/claude-code/recorded-subagent-main.jsonl?raw'),
  },
  {
    id: 'claude-code-killed',
    label: 'Claude Code: killed while it ran',
    load: () => import('../../test/fixtures/transcripts/claude-code/recorded-killed.jsonl?raw'),
  },
  {
    id: 'claude-code-stream',
    label: 'Claude Code: stream',
    load: () => import('../../test/fixtures/transcripts/claude-code/recorded-2.1.332.stream.jsonl?raw'),
  },
  {
    id: 'dispatch-chunks',
    label: 'Dispatch: stored chunks',
    load: () => import('../../test/fixtures/transcripts/dispatch/stored-chunks.json?raw'),
  },
  {
    id: 'dispatch-events',
    label: 'Dispatch: live events',
    load: () => import('../../test/fixtures/transcripts/dispatch/events.jsonl?raw'),
  },
  {
    id: 'ai-sdk',
    label: 'AI SDK 7: messages',
    load: () => import('../../test/fixtures/transcripts/ai-sdk-ui/v7-messages.json?raw'),
  },
  {
    id: 'ai-sdk-stream',
    label: 'AI SDK 7: stream',
    load: () => import('../../test/fixtures/transcripts/ai-sdk-ui/v7-stream.jsonl?raw'),
  },
  {
    id: 'ai-sdk-approval',
    label: 'AI SDK 6: approval requested',
    load: () => import('../../test/fixtures/transcripts/ai-sdk-ui/v6-approval-requested.json?raw'),
  },
  {
    id: 'codex',
    label: 'Codex: a session',
    load: () => import('../../test/fixtures/transcripts/codex/recorded-0.163-rollout.jsonl?raw'),
  },
  {
    id: 'copilot',
    label: 'Copilot CLI: a session',
    load: () => import('../../test/fixtures/transcripts/copilot/recorded-1.0.102-events.jsonl?raw'),
  },
  {
    id: 'gemini-cli',
    label: 'Gemini CLI: a session',
    load: () => import('../../test/fixtures/transcripts/gemini-cli/recorded-0.61-session.jsonl?raw'),
  },
  {
    id: 'opencode',
    label: 'opencode: an export',
    load: () => import('../../test/fixtures/transcripts/opencode/recorded-1.18-export.json?raw'),
  },
  {
    id: 'pi',
    label: 'pi: a session',
    load: () => import('../../test/fixtures/transcripts/pi/recorded-0.73.jsonl?raw'),
  },
  {
    id: 'acp',
    label: 'Agent Client Protocol: both directions',
    load: () => import('../../test/fixtures/transcripts/acp/recorded-opencode.jsonl?raw'),
  },
  {
    id: 'mcp',
    label: 'MCP: both directions',
    load: () => import('../../test/fixtures/transcripts/mcp/recorded-filesystem.jsonl?raw'),
  },
  {
    id: 'langchain',
    label: 'LangChain: messages',
    load: () => import('../../test/fixtures/transcripts/langchain/recorded-1.4-platform.json?raw'),
  },
]
