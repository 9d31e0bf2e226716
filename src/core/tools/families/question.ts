import type { CallDetail, QuestionItem } from '../../model/view'
import { isRecord, readOwn } from '../../text/own-values'
import { quoteCall, toResultLine } from '../../text/single-line'
import { markAnswers } from '../bodies/mark-answers'
import { makeCall, moreBadge } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { readAnswers } from '../answers'
import { textFact } from '../text-fact'
import { pickItems, pickList, pickString } from '../tool-args'

/** Questions to a person. */
export const question: ToolFamily = {
  name: 'question',
  icon: 'question',
  bodyKind: 'qa',
  readCall,
  readResult,
}

function readCall(context: CallContext): CallFacts {
  const questions = readQuestions(context)
  const first = questions[0]?.question
  return makeCall(context, first === undefined ? '' : quoteCall(first), {
    badges: [moreBadge(context, questions.length)],
    detail: () => showQuestions(context, questions),
  })
}

function showQuestions(context: CallContext, questions: readonly QuestionItem[]): CallDetail {
  return questions.length === 0 ? showArguments(context) : { kind: 'question', questions }
}

function readQuestions({ args, text }: CallContext): readonly QuestionItem[] {
  const list = pickItems(args, ['questions'])
  const items = list === undefined ? [] : list.flatMap(readQuestion)
  if (items.length > 0) return items
  const own = readQuestion(args)
  return own.length > 0 || text === undefined ? own : [{ question: text, options: [] }]
}

function readQuestion(item: unknown): readonly QuestionItem[] {
  if (typeof item === 'string') return [{ question: item, options: [] }]
  const words = pickString(item, ['question', 'text', 'prompt', 'message', 'title'])
  if (words === undefined) return []
  const header = pickString(item, ['header'])
  const options = (pickList(item, ['options', 'choices', 'follow_up', 'suggestions']) ?? []).flatMap(readOption)
  return [{ question: words, ...(header !== undefined && { header }), options }]
}

function readOption(option: unknown): QuestionItem['options'] {
  if (typeof option === 'string') return [{ label: option }]
  if (!isRecord(option)) return []
  const label = pickString(option, ['label', 'text', 'title', 'value', 'answer'])
  const description = pickString(option, ['description'])
  return label === undefined ? [] : [{ label, ...(description !== undefined && { description }) }]
}

function readResult(context: ResultContext): ResultFacts {
  const { labels, content } = context
  return makeResult(context, {
    summary: () => {
      if (/dismissed|without answering/i.test(content.text.slice(0, 1000))) return labels.dismissed
      const answers = readAnswers(content, readOwn(context.details, 'answers'))
      if (answers.length > 1) return labels.count(answers.length, 'answer')
      const answer = answers[0]
      return answer === undefined ? textFact(content.text, labels) : `"${toResultLine(answer, 60)}"`
    },
    callDetail: () => showAnswers(context),
    output: isError => showText(context, 'text', content.text, isError),
  })
}

/** The questions again, with what the person chose. */
function showAnswers({ call, content, details }: ResultContext): CallDetail | null {
  const questions = call === null ? [] : readQuestions(call)
  return questions.length === 0 ? null : { kind: 'question', questions: markAnswers(questions, content, readOwn(details, 'answers')) }
}
