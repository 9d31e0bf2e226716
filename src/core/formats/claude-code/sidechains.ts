import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'

/** Tells under which call a line was written by a sub-agent. */
export interface Sidechains {
  /** Yields the call above the line, `undefined` for the main agent's lines and for those of no known call. */
  parentOf: (line: RawRecord) => string | undefined
  /** Notes a call; one that starts an agent may become a parent. */
  noteCall: (line: RawRecord, id: string, toolName: string | undefined, input: unknown) => void
  /** Notes a result; yields the calls of the agent that it names and that had no parent so far. */
  noteResult: (id: string, details: unknown) => readonly string[]
}

interface AgentCall {
  readonly id: string
  readonly prompt: string
  isTaken: boolean
  isOpen: boolean
}

/**
 * Makes the links of one log. The stream names the parent; old logs tell a sub-agent's lines only by
 * `isSidechain`, and their first message repeats the prompt of the call; newer ones give the agent an id,
 * which the call's result names.
 */
export function createSidechains(): Sidechains {
  const agentCalls: AgentCall[] = []
  /** The parent of the lines read so far; `undefined` as a value: of none that is known. */
  const byUuid = new Map<string, string | undefined>()
  const byAgent = new Map<string, string>()
  const unlinked = new Map<string, string[]>()

  function findParent(line: RawRecord): string | undefined {
    const above = readId(line, 'parentUuid')
    if (above !== undefined && byUuid.has(above)) return byUuid.get(above)
    const agentId = readId(line, 'agentId')
    if (agentId !== undefined) return byAgent.get(agentId)
    const prompt = readPrompt(line)
    const open = agentCalls.filter(call => call.isOpen && !call.isTaken)
    const call = open.find(candidate => candidate.prompt === prompt) ?? (open.length === 1 ? open[0] : undefined)
    if (call !== undefined) call.isTaken = true
    return call?.id
  }

  return {
    parentOf(line) {
      const told = readId(line, 'parent_tool_use_id')
      if (told !== undefined || readField(line, 'isSidechain') !== true) return told
      const parent = findParent(line)
      const uuid = readId(line, 'uuid')
      if (uuid !== undefined) byUuid.set(uuid, parent)
      return parent
    },
    noteCall(line, id, toolName, input) {
      if ((toolName === 'Task' || toolName === 'Agent') && isRecord(input)) {
        agentCalls.push({ id, prompt: readString(input, 'prompt')?.trim() ?? '', isTaken: false, isOpen: true })
      }
      const agentId = readId(line, 'agentId')
      if (agentId === undefined || byAgent.has(agentId)) return
      const calls = unlinked.get(agentId)
      if (calls === undefined) unlinked.set(agentId, [id])
      else calls.push(id)
    },
    noteResult(id, details) {
      const call = agentCalls.find(candidate => candidate.id === id)
      if (call !== undefined) call.isOpen = false
      const agentId = call !== undefined && isRecord(details) ? readId(details, 'agentId') : undefined
      if (agentId === undefined) return []
      byAgent.set(agentId, id)
      const children = unlinked.get(agentId) ?? []
      unlinked.delete(agentId)
      return children
    },
  }
}

/** The text of the first message of a sub-agent. */
function readPrompt(line: RawRecord): string | undefined {
  const message = readRecord(line, 'message')
  if (message === undefined) return undefined
  const [block] = readList(message, 'content') ?? []
  return (readString(message, 'content') ?? (isRecord(block) ? readString(block, 'text') : undefined))?.trim()
}
