import type { CallDetail, MediaItem, OutputDetail, QuestionItem, TodoItem, ToolCardView } from '../model/view'
import { revealInvisible } from '../text/invisible-characters'
import { readTerminalText } from '../text/terminal/read-terminal-text'
import type { BodyWords } from './words'
import { englishWords } from './words'
import { writeDiff } from './write-diff'

/** One half of an open card as text. */
export interface BodyText {
  readonly text: string
  /** Its language, `''` when it is none in particular. */
  readonly language: string
  /** What a command was typed behind. */
  readonly prompt?: '$' | 'PS>'
}

/**
 * Writes the call of an open card; `null` where it has no more to say than its header.
 *
 * @example writeCall(view) // → { text: 'bun run test', language: 'sh', prompt: '$' }
 */
export function writeCall(view: ToolCardView, words: BodyWords = englishWords): BodyText | null {
  const body = writeDetail(view, words)
  // What was to run is never played as a terminal would play it: that hides part of it.
  return body && { ...body, text: revealInvisible(body.text) }
}

function writeDetail(view: ToolCardView, words: BodyWords): BodyText | null {
  const detail: CallDetail = view.callDetail
  switch (detail.kind) {
    case 'command':
      return {
        text: detail.text,
        language: detail.language === 'powershell' ? 'powershell' : 'sh',
        prompt: detail.prompt,
      }
    case 'path': {
      const path = detail.range ? `${detail.path}${detail.range}` : detail.path
      return path.startsWith(view.callSummary) && view.callSummary !== '' ? null : plain(path)
    }
    case 'diff':
      return detail.files.length === 0 ? null : { text: writeDiff(detail.files, words), language: 'diff' }
    case 'code':
      return { text: detail.text, language: detail.language }
    case 'todos':
      return plain(writeTodos(detail.items))
    case 'question':
      return plain(detail.questions.map(writeQuestion).join('\n\n'))
    case 'fields':
      return plain(detail.fields.map(({ key, value, multiline }) => `${key}:${multiline ? '\n' : ' '}${value}`).join('\n'))
    case 'text':
      return plain(detail.text)
    default:
      return null
  }
}

/** Writes the output of an open card; `null` where there is none. */
export function writeOutput(output: OutputDetail | null, words: BodyWords = englishWords): BodyText | null {
  switch (output?.kind) {
    case undefined:
    case 'empty':
      return null
    case 'diff':
      return output.files.length === 0 ? null : { text: revealInvisible(writeDiff(output.files, words)), language: 'diff' }
    case 'todos':
      return plain(writeTodos(output.items))
    case 'media':
      return plain([...output.items.map(item => writeMedia(item, words)), ...output.text ? [output.text] : []].join('\n'))
    case 'terminal':
      return plain(readTerminalText(output.text))
    case 'code':
      return { text: output.text, language: output.isError ? '' : output.language ?? '' }
    case 'json':
      return { text: output.text, language: output.isError ? '' : 'json' }
    default:
      return plain(output?.text ?? '')
  }
}

const marks: Readonly<Record<TodoItem['status'], string>> = {
  pending: '[ ]',
  in_progress: '[~]',
  completed: '[x]',
  cancelled: '[-]',
}

function plain(text: string): BodyText | null {
  return text === '' ? null : { text, language: '' }
}

function writeTodos(items: readonly TodoItem[]): string {
  return items.map(({ status, text }) => `${marks[status] ?? '[ ]'} ${text}`).join('\n')
}

function writeQuestion({ header, question, options, answer }: QuestionItem): string {
  const lines = options.map(({ label, description, isChosen }) =>
    `${isChosen ? '[x]' : '[ ]'} ${description ? `${label}: ${description}` : label}`)
  const given = answer === undefined ? [] : [`→ ${answer}`]
  return [header ? `${header}: ${question}` : question, ...lines, ...given].join('\n')
}

/** Pictures are named, never embedded. */
function writeMedia({ name, type, bytes, url }: MediaItem, words: BodyWords): string {
  const facts = [name, type, bytes === undefined ? '' : words.size(bytes), url].filter(Boolean)
  return `[${facts.join(' · ') || words.file}]`
}
