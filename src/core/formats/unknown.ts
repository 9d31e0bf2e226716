import type { TranscriptFormat } from '../model'

/** Records of which nothing is known: each is carried along as it is. */
export const unknownFormat: TranscriptFormat = {
  name: 'unknown',
  policy: 'inline',
  reader: () => ({ read: record => [{ type: 'other', record }] }),
}
