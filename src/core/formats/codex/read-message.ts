import type { RawRecord } from '../read-fields'
import { readContentText } from '../read-content-text'
import { readField, readString } from '../read-fields'

const injected = /^\s*(?:<(?:environment_context|user_instructions|permissions instructions|collaboration_mode|personality_spec|model_switch|skills?(?:_instructions)?|apps_instructions|plugins_instructions|turn_aborted|subagent_notification|user_shell_command|hook_prompt|INSTRUCTIONS)>|# AGENTS\.md instructions)/

/** Tells messages that Codex writes in the person's name: context for the model, notes on what happened. */
export function isInjected(item: RawRecord): boolean {
  return readString(item, 'role') === 'user' && injected.test(readContentText(readField(item, 'content')).slice(0, 200))
}
