import type { CallContext, ResultContext, ResultFacts, ToolFamily } from '../family'
import { readStringFact } from '../result-facts'
import { pickString } from '../tool-args'
import { edit } from './edit'
import { generic } from './generic'
import { deletion, move, undo } from './path-actions'
import { read } from './read'
import { write } from './write'

/** Families of the commands that one editor tool takes. */
const commands: ReadonlyMap<string, ToolFamily> = new Map([
  ['view', read],
  ['create', write],
  ['write', write],
  ['str_replace', edit],
  ['edit', edit],
  ['insert', edit],
  ['undo_edit', undo],
  ['delete', deletion],
  ['rename', move],
])

/** An editor tool whose `command` is not known: an edit, unless the result tells. */
export const editor: ToolFamily = { ...edit, name: 'editor', readResult }

/** First words of what the commands bring back. */
const answers: readonly (readonly [pattern: RegExp, family: ToolFamily])[] = [
  [/^Here's the result of running `cat -n` on (?!a snippet of )/, read],
  [/^Here's the files and directories up to 2 levels deep in /, read],
  [/^(?:(?:New )?file created successfully at: |(?:Created|Wrote) [^\n]{1,1000} \(\d+ lines?\))/i, write],
  [/^Last edit to [^\n]{1,1000} undone successfully/, undo],
]

/** Blocks of Anthropic's hosted editor. */
const blocks: ReadonlyMap<string, ToolFamily> = new Map([
  ['text_editor_code_execution_view_result', read],
  ['text_editor_code_execution_create_result', write],
])

function readResult(context: ResultContext): ResultFacts {
  return familyOfAnswer(context).readResult(context)
}

function familyOfAnswer(context: ResultContext): ToolFamily {
  const { call, content } = context
  if (call !== null) return edit
  if (content.kind === 'value') return blocks.get(readStringFact(context, 'type') ?? '') ?? edit
  const head = content.text.slice(0, 2000)
  return answers.find(([pattern]) => pattern.test(head))?.[1] ?? edit
}

/** Tells the commands of an editor tool. */
export function isEditorCommand(command: unknown): boolean {
  return typeof command === 'string' && commands.has(command)
}

/** Yields the family that an editor's `command` stands for. */
export function familyOfCommand(context: CallContext): ToolFamily {
  return commands.get(pickString(context.args, ['command']) ?? '') ?? generic
}
