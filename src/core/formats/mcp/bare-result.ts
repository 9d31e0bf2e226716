import { listOwnKeys } from '../../text/own-values'
import type { RawRecord } from '../read-fields'
import { readField, readList } from '../read-fields'

const resultKeys: ReadonlySet<string> = new Set(['content', 'structuredContent', 'isError', '_meta', 'resultType'])

/** Tells the result of a tool that stands alone, without the response around it. */
export function isBareResult(record: RawRecord): boolean {
  const hasContent = readList(record, 'content') !== undefined || readField(record, 'structuredContent') !== undefined
  return hasContent && listOwnKeys(record).every(key => resultKeys.has(key))
}
