import type { QuestionItem } from '../../model/view'
import { listOwnKeys, readOwn } from '../../text/own-values'
import { readAnswers } from '../answers'
import type { ResultContent } from '../result-content'
import { onlyStrings } from '../tool-args'

/**
 * Yields the questions with what the person chose marked, and other words kept as the answer. An answer
 * that names its question goes to it; others go by their order, when there are as many as questions.
 */
export function markAnswers(
  questions: readonly QuestionItem[],
  content: ResultContent,
  told: unknown,
): readonly QuestionItem[] {
  const named = readNamedAnswers(content, told)
  const listed = readAnswers(content, told)
  return questions.map((item, index) => {
    const answer = named.get(item.question) ?? named.get(item.header ?? item.question)
      ?? (listed.length === questions.length ? listed[index] : undefined)
    return answer === undefined || answer.trim() === '' ? item : markAnswer(item, answer)
  })
}

/** `"question"="answer"` pairs, else an object with the questions for keys. */
function readNamedAnswers(content: ResultContent, told: unknown): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  const answers = readOwn(content.json, 'answers') ?? told
  for (const key of Array.isArray(answers) ? [] : listOwnKeys(answers)) {
    const value = readOwn(answers, key)
    const answer = Array.isArray(value) ? onlyStrings(value).join(', ') : value
    if (typeof answer === 'string') named.set(key, answer)
  }
  for (const [, question = '', answer = ''] of content.text.slice(0, 20_000).matchAll(/"([^"\n]{0,2000})"="([^"]*)"/g)) {
    named.set(question, answer)
  }
  return named
}

/** Marks the options that the answer names; several are parted by commas. */
function markAnswer(item: QuestionItem, answer: string): QuestionItem {
  const isOption = (words: string) => item.options.some(option => isSame(option.label, words))
  const words = isOption(answer) ? [answer] : answer.split(/,\s+/)
  const others = words.filter(word => !isOption(word))
  const isOwn = others.length === words.length
  return {
    ...item,
    options: item.options.map(option => words.some(word => isSame(option.label, word)) ? { ...option, isChosen: true } : option),
    ...(others.length > 0 && { answer: isOwn ? answer : others.join(', ') }),
  }
}

function isSame(label: string, words: string): boolean {
  return label.trim().toLowerCase() === words.trim().toLowerCase()
}
