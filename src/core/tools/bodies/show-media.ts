import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { isBlankText } from '../../text/count-lines'
import { lazy } from '../../text/lazy'
import type { ResultContext } from '../family'
import type { ContentParts } from './content-blocks'
import { drawMedia } from './media-items'
import { makeTextOutput } from './text-output'

/** Yields pictures and files, and the words beside them. */
export function showMedia(context: ResultContext, { text, items }: ContentParts, isError: boolean): OutputDetail {
  const drawn = lazy(() => attempt(() => items.map(drawMedia), []))
  return {
    kind: 'media',
    ...makeTextOutput(context, isBlankText(text) ? '' : text, isError),
    get items() {
      return drawn()
    },
  }
}
