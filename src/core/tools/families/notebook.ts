import { diffTexts } from '../../diff/diff-texts'
import type { CallDetail } from '../../model/view'
import { readOwn } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import { firstLine } from '../each-line'
import { isFailedEdit } from '../edit-failure'
import type { CallContext, ResultContext, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { onlyStrings, pickId, pickPath, pickString, pickText } from '../tool-args'

/** Changing a cell of a notebook. */
export const notebook: ToolFamily = {
  name: 'notebook',
  icon: 'notebook',
  bodyKind: 'diff',
  readCall: (context) => {
    const path = pickPath(context.args)
    const cell = pickId(context.args, ['cell_id', 'cellId', 'cell_number', 'cellNumber'])
    return makeCall(context, toCallLine(path ?? ''), {
      summaryKind: 'code',
      badges: [cell === undefined ? undefined : context.labels.cell(cell)],
      locations: path === undefined ? [] : [makeLocation(path)],
      detail: applied => showCell(context, path ?? '', applied),
    })
  },
  readResult: context => makeResult(context, {
    outcome: isFailedEdit(context) ? 'failed' : undefined,
    summary: () => summarize(context),
    output: isError => showContent(context, isError),
  }),
}

function showCell(context: CallContext, path: string, applied: boolean): CallDetail {
  const lines = readOwn(context.args, 'newCode')
  const source = pickText(context.args, ['new_source', 'newCode', 'source'])
    ?? (Array.isArray(lines) ? onlyStrings(lines).join('\n') : undefined)
  if (source === undefined) return showArguments(context)
  // The former text of the cell is not known, yet the notebook is not new.
  return { kind: 'diff', files: [{ ...diffTexts(null, source, { path, relative: true }), change: 'modified' }], applied }
}

function summarize({ labels, content, call }: ResultContext): string {
  const mode = call === null ? undefined : pickString(call.args, ['edit_mode', 'editType', 'editMode'])
  const words = `${mode ?? ''} ${firstLine(content.text.slice(0, 1000)).slice(0, 40)}`.toLowerCase()
  if (/^insert|^ inserted/.test(words)) return labels.inserted
  if (/^delete|^ deleted/.test(words)) return labels.deleted
  return labels.updated
}
