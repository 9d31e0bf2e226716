import type { SaidStatus, ToolApproval, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'
import type { GrowingTexts } from '../text-items'
import { toOther } from '../text-items'
import type { MessageReader } from './read-message'
import { keepParents, readFailure } from './read-message'
import { createSessionReader } from './read-session-event'

/** Makes a reader of server events: `data` is what the event says of its type. */
export function createEventReader(
  messages: MessageReader, texts: GrowingTexts,
): (type: string, data: RawRecord, record: RawRecord) => readonly TranscriptEvent[] {
  const asked = new Map<string, string>()
  const readSession = createSessionReader(texts)

  return (type, data, record) => {
    const partId = readId(data, 'partID')
    switch (type) {
      case 'message.part.updated':
        return messages.readPart(readRecord(data, 'part') ?? {})
      case 'message.part.removed':
        return partId === undefined ? [toOther(record)] : [{ type: 'remove', card: partId }]
      case 'message.part.delta': {
        const delta = readString(data, 'delta') ?? ''
        if (partId === undefined) return [toOther(record)]
        if (readString(data, 'field') === 'text') {
          const { role, place } = messages.partOf(partId)
          return [texts.append(partId, role, delta, place)]
        }
        return [{ type: 'input-delta', card: partId, delta }]
      }
      case 'message.removed':
        return [{ type: 'remove', scope: readId(data, 'messageID') ?? '' }]
      case 'message.updated':
        return messages.readInfo(readRecord(data, 'info') ?? {})
      case 'permission.asked':
      case 'permission.updated': {
        const id = readId(readRecord(data, 'tool') ?? data, 'callID')
        if (id !== undefined) asked.set(readId(data, 'id') ?? '', id)
        return readPermission(record, id, { id: readId(data, 'id') ?? '' }, 'approval')
      }
      case 'permission.replied': {
        const requestId = readId(data, 'requestID') ?? readId(data, 'permissionID') ?? ''
        const approved = (readField(data, 'reply') ?? readField(data, 'response')) !== 'reject'
        return readPermission(record, asked.get(requestId), { id: requestId, approved }, approved ? 'pending' : 'denied')
      }
      case 'session.idle':
        return keepParents([toOther(record), { type: 'settle' }], messages.isChild(readId(data, 'sessionID')))
      case 'session.error':
        return keepParents(readFailure(data), messages.isChild(readId(data, 'sessionID')))
      default:
        return readSession(type.replace(/^session\.next\./, ''), data) ?? [toOther(record)]
    }
  }

  function readPermission(
    record: RawRecord, id: string | undefined, approval: ToolApproval, status: SaidStatus['status'],
  ): readonly TranscriptEvent[] {
    const events = id === undefined ? [] : messages.tell(id, { type: 'update', id, call: { approval }, said: { status } })
    return events.length === 0 ? [toOther(record)] : events
  }
}
