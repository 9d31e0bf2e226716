import type { TranscriptEvent, TranscriptText } from '../../model'
import { readContentText } from '../read-content-text'
import type { RawRecord } from '../read-fields'
import { readField, readId, readList, readRecord } from '../read-fields'
import { createGrowingTexts, toOther } from '../text-items'

/** Reads what is said in a session. */
export interface TextReader {
  /** Chunks and, in version 2, whole messages; `undefined` for any other update. */
  read: (update: RawRecord, type: string) => readonly TranscriptEvent[] | undefined
  /** What the client sends; an agent may repeat it as the message of the user. */
  readPrompt: (record: RawRecord, params: RawRecord, name: string, isRepeated: boolean) => readonly TranscriptEvent[]
  /** Something else came: what is said next is a message of its own. */
  pause: () => void
}

const roles: ReadonlyMap<string, TranscriptText['role']> = new Map([
  ['user_message', 'user'], ['agent_message', 'assistant'], ['agent_thought', 'thinking'],
])

/** Makes the reader of one transcript. */
export function createTextReader(): TextReader {
  const texts = createGrowingTexts()
  const heard = new Set<string>()
  /** What a message without an id is named after: the prompt, and its number since then. */
  let turn = ''
  let count = 0
  let running: { readonly role: string, readonly name: string } | undefined
  /** A prompt that nothing has followed yet. */
  let prompt: string | undefined

  function findName(update: RawRecord, role: string): string {
    if (role === 'user' && prompt !== undefined) return prompt
    const id = readId(update, 'messageId')
    if (id !== undefined) return `${role} ${id}`
    return running?.role === role ? running.name : `${turn}${role} #${++count}`
  }

  return {
    read(update, type) {
      const role = roles.get(type.replace(/_chunk$/, ''))
      if (role === undefined) return undefined
      if (role !== 'user') prompt = undefined
      const name = findName(update, role)
      running = { role, name }
      const isNew = role === 'user' && !heard.has(name)
      if (isNew) heard.add(name)
      const turn = isNew ? [{ type: 'user-turn' } as const] : []
      const content = readList(update, 'content')
      if (content !== undefined) {
        const text = readContentText(content)
        texts.start(name, text)
        return [...turn, toOther(update, { id: name }, role, text)]
      }
      const piece = readRecord(update, 'content')
      const text = readContentText([piece])
      // A picture, a file: an item of its own.
      if (text === '' && piece !== undefined && readField(piece, 'type') !== 'text') return [...turn, toOther(update)]
      return [...turn, texts.append(name, role, text)]
    },
    readPrompt(record, params, name, isRepeated) {
      if (isRepeated) texts.repeat()
      prompt = name
      turn = `${name} `
      count = 0
      heard.add(prompt)
      running = undefined
      const text = readContentText(readField(params, 'prompt'))
      return [{ type: 'user-turn' }, toOther(record, { id: prompt }, 'user', text)]
    },
    pause() {
      running = undefined
      prompt = undefined
    },
  }
}
