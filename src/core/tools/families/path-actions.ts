import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ToolFamily } from '../family'
import { firstLine } from '../each-line'
import { isFailedEdit } from '../edit-failure'
import type { ToolCardLabels } from '../labels'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { pickPath, pickString } from '../tool-args'

/** Taking back the last edit of a file. */
export const undo = makePathFamily('undo', readFileCall, labels => labels.undone)

/** Deleting a file or folder. */
export const deletion = makePathFamily('delete', readFileCall, labels => labels.deleted)

/** Making a folder. */
export const mkdir = makePathFamily('mkdir', readFolderCall, labels => labels.created)

/** Moving, renaming or copying a file or folder. */
export const move = makePathFamily('move', readMoveCall, (labels, context) =>
  /copied/i.test(firstLine(context.content.text.slice(0, 1000))) || context.name.startsWith('copy') ? labels.copied : labels.moved)

function makePathFamily(
  name: string,
  readCall: (context: CallContext) => CallFacts,
  summarize: (labels: ToolCardLabels, context: ResultContext) => string,
): ToolFamily {
  return {
    name,
    icon: 'edit',
    bodyKind: 'fields',
    readCall,
    readResult: context => makeResult(context, {
      outcome: isFailedEdit(context) ? 'failed' : undefined,
      summary: () => summarize(context.labels, context),
      output: isError => showContent(context, isError),
    }),
  }
}

function readFileCall(context: CallContext): CallFacts {
  const path = pickPath(context.args) ?? context.text
  return makeCall(context, toCallLine(path ?? ''), {
    summaryKind: 'code',
    locations: path === undefined ? [] : [makeLocation(path)],
  })
}

function readFolderCall(context: CallContext): CallFacts {
  return makeCall(context, toCallLine(pickPath(context.args) ?? context.text ?? ''), { summaryKind: 'code' })
}

const sourceKeys = ['source', 'source_path', 'sourcePath', 'old_path', 'oldPath', 'from', 'src']
const targetKeys = ['destination', 'destination_path', 'destinationPath', 'new_path', 'newPath', 'to', 'dest', 'target']

/**
 * Tells arguments that name where a file comes from and where it goes. `from` and `to` may as well be
 * towns, so that a name like `rename` must say it, or the look of a path.
 */
export function isMove(args: unknown, isNamedSo: boolean): boolean {
  const source = pickString(args, sourceKeys)
  const target = pickString(args, targetKeys)
  if (source === undefined || target === undefined) return false
  return isNamedSo || pickString(args, ['from', 'to']) === undefined || /[/\\.]/.test(source + target)
}

function readMoveCall(context: CallContext): CallFacts {
  const source = pickString(context.args, sourceKeys) ?? ''
  const target = pickString(context.args, targetKeys) ?? ''
  return makeCall(context, toCallLine(`${source} → ${target}`), {
    summaryKind: 'code',
    locations: target === '' ? [] : [makeLocation(target)],
  })
}
