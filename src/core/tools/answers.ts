import { countLines } from '../text/count-lines'
import { isLongerThan } from '../text/is-longer-than'
import { isRecord, listOwnKeys, readOwn } from '../text/own-values'
import type { ResultContent } from './result-content'
import { onlyStrings } from './tool-args'

/**
 * Yields what a person answered, in the forms that agents write it in; none when the result holds no
 * answer.
 */
export function readAnswers(content: ResultContent, told: unknown): readonly string[] {
  const pairs = readPairs(content.text)
  if (pairs.length > 0) return pairs
  const listed = readAnswerFields(readOwn(content.json, 'answers') ?? told)
  if (listed.length > 0) return listed
  const tagged = readTagged(content.text, 'answer') ?? readTagged(content.text, 'user_message')
  if (tagged !== undefined) return [tagged]
  const chosen = /^User (?:selected|responded): (.+)$/m.exec(content.text.slice(0, 4096))?.[1]
  if (chosen !== undefined) return [chosen]
  const line = content.text.trim()
  return countLines(line) === 1 && !isLongerThan(line, 60) && content.kind === 'text' ? [line] : []
}

function readTagged(text: string, tag: string): string | undefined {
  const start = text.indexOf(`<${tag}>`)
  const end = start < 0 ? -1 : text.indexOf(`</${tag}>`, start)
  if (end < 0) return undefined
  return text.slice(start + tag.length + 2, end).replace(/^\n/, '').replace(/\n$/, '')
}

/** `"question"="answer"` pairs. */
function readPairs(text: string): readonly string[] {
  return [...text.slice(0, 20_000).matchAll(/"[^"\n]{0,2000}"="([^"]*)"/g)].map(match => match[1] ?? '')
}

/** A string, a list joined with commas, or an object that holds one of them. */
function readAnswerFields(answers: unknown): readonly string[] {
  if (Array.isArray(answers)) return answers.map(readAnswer).filter(answer => answer !== undefined)
  return listOwnKeys(answers).map(key => readAnswer(readOwn(answers, key))).filter(answer => answer !== undefined)
}

function readAnswer(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer
  if (Array.isArray(answer)) return onlyStrings(answer).join(', ')
  if (!isRecord(answer)) return undefined
  return readAnswer(readOwn(answer, 'answers') ?? readOwn(answer, 'answer'))
}
