import type { CallContext, ToolFamily } from '../family'
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

/** Tells the commands of an editor tool. */
export function isEditorCommand(command: unknown): boolean {
  return typeof command === 'string' && commands.has(command)
}

/** Yields the family that an editor's `command` stands for. */
export function familyOfCommand(context: CallContext): ToolFamily {
  return commands.get(pickString(context.args, ['command']) ?? '') ?? generic
}
