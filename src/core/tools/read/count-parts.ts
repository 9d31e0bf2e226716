import { itemCount, readOwn } from '../../text/own-values'
import { countRows, eachLine } from '../each-line'
import type { ResultContext } from '../family'
import { onlyStrings, pickItems } from '../tool-args'

/** Headers in front of each file (Gemini CLI). */
const header = /^--- (?!End of content).{1,4000} ---$/

/**
 * Counts the files in the result of a call for several; `undefined` when the call asked for one and the
 * result does not look like several.
 */
export function countParts(context: ResultContext, asked: number): number | undefined {
  const { call, content } = context
  if (call === null || content.text === '') return undefined
  if (Array.isArray(content.json) && asked > 1) return itemCount(content.json)
  const hasPaths = asked > 1 && readOwn(call.args, 'paths') !== undefined
  const dividers = hasPaths ? countRows(content.text, line => line === '---') : 0
  if (dividers > 0) return dividers + 1
  const isPattern = onlyStrings(pickItems(call.args, ['include'])).length > 0
  if (asked < 2 && !isPattern) return undefined
  let count = 0
  eachLine(content.text, (line) => {
    if (header.test(line)) count++
  })
  if (count > 0) return count
  return hasPaths ? 1 : undefined
}
