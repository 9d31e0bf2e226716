import type { FormatVote } from '../model'
import { acpVote } from './acp/vote'
import { agUiVote } from './ag-ui/vote'
import { aiSdkModelVote } from './ai-sdk-model/vote'
import { aiSdkUiVote } from './ai-sdk-ui/vote'
import { anthropicVote } from './anthropic/vote'
import { bedrockVote } from './bedrock/vote'
import { claudeCodeVote } from './claude-code/vote'
import { codexVote } from './codex/vote'
import { codexExecVote } from './codex-exec/vote'
import { copilotVote } from './copilot/vote'
import { dispatchVote } from './dispatch/vote'
import { geminiVote } from './gemini/vote'
import { geminiCliVote } from './gemini-cli/vote'
import { intentViewsVote } from './intent-views/vote'
import { langchainVote } from './langchain/vote'
import { mcpVote } from './mcp/vote'
import { opencodeVote } from './opencode/vote'
import { openaiChatVote } from './openai-chat/vote'
import { openaiResponsesVote } from './openai-responses/vote'
import { piVote } from './pi/vote'
import { tanstackAiVote } from './tanstack-ai/vote'

/**
 * How each format is recognised, by its name; of two that are as likely the first is taken. A new format is
 * one more row here and in the table of adapters, and the compiler asks for the second.
 */
export const formatVotes = {
  'claude-code': claudeCodeVote,
  'codex': codexVote,
  'codex-exec': codexExecVote,
  'copilot': copilotVote,
  'acp': acpVote,
  'pi': piVote,
  'opencode': opencodeVote,
  'gemini-cli': geminiCliVote,
  'ag-ui': agUiVote,
  'intent-views': intentViewsVote,
  'langchain': langchainVote,
  'dispatch': dispatchVote,
  'tanstack-ai': tanstackAiVote,
  'ai-sdk-ui': aiSdkUiVote,
  'ai-sdk-model': aiSdkModelVote,
  'mcp': mcpVote,
  'bedrock': bedrockVote,
  'gemini': geminiVote,
  'openai-responses': openaiResponsesVote,
  'anthropic': anthropicVote,
  'openai-chat': openaiChatVote,
} as const satisfies Readonly<Record<string, FormatVote>>

/** Name of a format that is understood. */
export type KnownFormat = keyof typeof formatVotes

/** Names of all formats. */
export const formatNames: readonly KnownFormat[] = /* @__PURE__ */ Object.keys(formatVotes) as KnownFormat[]
