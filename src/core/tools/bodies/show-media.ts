import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { isBlankText } from '../../text/count-lines'
import { withLazy } from '../../text/with-lazy'
import type { ResultContext } from '../family'
import type { ContentParts } from './content-blocks'
import { drawMedia } from './media-items'
import { makeTextOutput } from './text-output'

/** Yields pictures and files, and the words beside them. */
export function showMedia(context: ResultContext, { text, items }: ContentParts, isError: boolean): OutputDetail {
  return withLazy({ kind: 'media', ...makeTextOutput(context, isBlankText(text) ? '' : text, isError) }, {
    items: () => attempt(() => items.map(drawMedia), []),
  })
}
