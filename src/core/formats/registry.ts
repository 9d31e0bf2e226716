import type { TranscriptFormat } from '../model'
import { acp } from './acp/format'
import { agUi } from './ag-ui/format'
import { aiSdkModel } from './ai-sdk-model/format'
import { aiSdkUi } from './ai-sdk-ui/format'
import { anthropic } from './anthropic/format'
import { bedrock } from './bedrock/format'
import { claudeCode } from './claude-code/format'
import { codex } from './codex/format'
import { codexExec } from './codex-exec/format'
import { copilot } from './copilot/format'
import { dispatch } from './dispatch/format'
import { gemini } from './gemini/format'
import { geminiCli } from './gemini-cli/format'
import { intentViews } from './intent-views/format'
import { langchain } from './langchain/format'
import { mcp } from './mcp/format'
import { opencode } from './opencode/format'
import { openaiChat } from './openai-chat/format'
import { openaiResponses } from './openai-responses/format'
import { pi } from './pi/format'
import { tanstackAi } from './tanstack-ai/format'
import type { KnownFormat } from './format-votes'

/** Name of a format that is understood; any other string finds none. */
export type FormatName = KnownFormat | (string & {})

/** The adapters by the names of their formats; apart from the votes, so that recognising brings none of them. */
const adapters: Readonly<Record<KnownFormat, TranscriptFormat>> = {
  'claude-code': claudeCode,
  'codex': codex,
  'codex-exec': codexExec,
  'copilot': copilot,
  'acp': acp,
  'pi': pi,
  'opencode': opencode,
  'gemini-cli': geminiCli,
  'ag-ui': agUi,
  'intent-views': intentViews,
  'langchain': langchain,
  'dispatch': dispatch,
  'tanstack-ai': tanstackAi,
  'ai-sdk-ui': aiSdkUi,
  'ai-sdk-model': aiSdkModel,
  'mcp': mcp,
  'bedrock': bedrock,
  'gemini': gemini,
  'openai-responses': openaiResponses,
  'anthropic': anthropic,
  'openai-chat': openaiChat,
}

/**
 * Yields the format of that name, `undefined` when there is none.
 *
 * @example findFormat('claude-code')?.policy // → 'merge'
 */
export function findFormat(name: string): TranscriptFormat | undefined {
  return Object.hasOwn(adapters, name) ? adapters[name as KnownFormat] : undefined
}
