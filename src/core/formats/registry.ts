import type { FormatVote, TranscriptFormat } from '../model'
import { acp } from './acp/format'
import { acpVote } from './acp/vote'
import { agUi } from './ag-ui/format'
import { agUiVote } from './ag-ui/vote'
import { aiSdkModel } from './ai-sdk-model/format'
import { aiSdkModelVote } from './ai-sdk-model/vote'
import { aiSdkUi } from './ai-sdk-ui/format'
import { aiSdkUiVote } from './ai-sdk-ui/vote'
import { anthropic } from './anthropic/format'
import { anthropicVote } from './anthropic/vote'
import { bedrock } from './bedrock/format'
import { bedrockVote } from './bedrock/vote'
import { claudeCode } from './claude-code/format'
import { claudeCodeVote } from './claude-code/vote'
import { codex } from './codex/format'
import { codexVote } from './codex/vote'
import { codexExec } from './codex-exec/format'
import { codexExecVote } from './codex-exec/vote'
import { copilot } from './copilot/format'
import { copilotVote } from './copilot/vote'
import { dispatch } from './dispatch/format'
import { dispatchVote } from './dispatch/vote'
import { gemini } from './gemini/format'
import { geminiVote } from './gemini/vote'
import { geminiCli } from './gemini-cli/format'
import { geminiCliVote } from './gemini-cli/vote'
import { intentViews } from './intent-views/format'
import { intentViewsVote } from './intent-views/vote'
import { langchain } from './langchain/format'
import { langchainVote } from './langchain/vote'
import { mcp } from './mcp/format'
import { mcpVote } from './mcp/vote'
import { opencode } from './opencode/format'
import { opencodeVote } from './opencode/vote'
import { openaiChat } from './openai-chat/format'
import { openaiChatVote } from './openai-chat/vote'
import { openaiResponses } from './openai-responses/format'
import { openaiResponsesVote } from './openai-responses/vote'
import { pi } from './pi/format'
import { piVote } from './pi/vote'
import { tanstackAi } from './tanstack-ai/format'
import { tanstackAiVote } from './tanstack-ai/vote'

/** A format that is understood, and how it is recognised. */
interface FormatRow {
  /** The name of the format again, so that it is known to the type checker. */
  readonly name: string
  readonly format: TranscriptFormat
  readonly vote: FormatVote
}

/** All formats. Of two that are as likely the first is taken; a new one is one more row. */
export const formatRows = [
  { name: 'claude-code', format: claudeCode, vote: claudeCodeVote },
  { name: 'codex', format: codex, vote: codexVote },
  { name: 'codex-exec', format: codexExec, vote: codexExecVote },
  { name: 'copilot', format: copilot, vote: copilotVote },
  { name: 'acp', format: acp, vote: acpVote },
  { name: 'pi', format: pi, vote: piVote },
  { name: 'opencode', format: opencode, vote: opencodeVote },
  { name: 'gemini-cli', format: geminiCli, vote: geminiCliVote },
  { name: 'ag-ui', format: agUi, vote: agUiVote },
  { name: 'intent-views', format: intentViews, vote: intentViewsVote },
  { name: 'langchain', format: langchain, vote: langchainVote },
  { name: 'dispatch', format: dispatch, vote: dispatchVote },
  { name: 'tanstack-ai', format: tanstackAi, vote: tanstackAiVote },
  { name: 'ai-sdk-ui', format: aiSdkUi, vote: aiSdkUiVote },
  { name: 'ai-sdk-model', format: aiSdkModel, vote: aiSdkModelVote },
  { name: 'mcp', format: mcp, vote: mcpVote },
  { name: 'bedrock', format: bedrock, vote: bedrockVote },
  { name: 'gemini', format: gemini, vote: geminiVote },
  { name: 'openai-responses', format: openaiResponses, vote: openaiResponsesVote },
  { name: 'anthropic', format: anthropic, vote: anthropicVote },
  { name: 'openai-chat', format: openaiChat, vote: openaiChatVote },
] as const satisfies readonly FormatRow[]

/** Name of a format that is understood; any other string finds none. */
export type FormatName = (typeof formatRows)[number]['name'] | (string & {})

/** Names of all formats. */
export const formatNames: readonly string[] = formatRows.map(row => row.name)

/**
 * Yields the format of that name, `undefined` when there is none.
 *
 * @example findFormat('claude-code')?.policy // → 'merge'
 */
export function findFormat(name: string): TranscriptFormat | undefined {
  return formatRows.find(row => row.name === name)?.format
}
