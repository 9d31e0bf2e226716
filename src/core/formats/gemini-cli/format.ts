import type { TranscriptFormat } from '../../model'
import { isRecord, readList, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { createMessageReader } from './read-message'
import { createStreamReader } from './read-stream'

/**
 * Sessions of Gemini CLI, whole (until 2026) or as an append log, and the output of `-o stream-json`
 * (@google/gemini-cli 0.61).
 *
 * In the log a message that comes again replaces the earlier one, `$set` may give the whole list anew and
 * `$rewindTo` takes messages back.
 */
export const geminiCli: TranscriptFormat = {
  name: 'gemini-cli',
  policy: 'inline',
  reader: () => {
    const messages = createMessageReader()
    const readStream = createStreamReader()

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is no object.')
        const set = readRecord(record, '$set')
        if (set !== undefined) {
          const list = readList(set, 'messages')
          return list === undefined ? [toOther(record)] : messages.replace(list)
        }
        const target = readString(record, '$rewindTo')
        if (target !== undefined) return messages.rewind(target)
        return readStream(record) ?? messages.read(record) ?? [toOther(record)]
      },
    }
  },
}
