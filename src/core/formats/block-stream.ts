import type { CallFields, TranscriptEvent, TranscriptText } from '../model'
import type { BlockNames, BlockSigns } from './streamed-blocks'
import { createStreamedBlocks } from './streamed-blocks'

/** Builds messages whose blocks stream in one by one, each under an index of its own. */
export interface BlockStream {
  /** Name of the message that streams. */
  scope: () => string
  /** A new message begins: indices start again. */
  startMessage: (id?: string) => readonly TranscriptEvent[]
  /** The message is over; it may come again, whole. */
  endMessage: () => readonly TranscriptEvent[]
  /** Yields the place of the message if it is the one that streamed in last. */
  findTwin: (id: string | undefined, listSigns: () => BlockSigns) => TwinPlace | undefined
  /** Something else than the model has spoken. */
  forget: () => void
  /** A new block begins; one that was open under its index is complete. */
  startBlock: (index: number) => readonly TranscriptEvent[]
  startCall: (index: number, id: string | undefined, call: CallFields) => readonly TranscriptEvent[]
  /** A piece of the arguments of the call. */
  addInput: (index: number, delta: string) => readonly TranscriptEvent[]
  /** A piece of a text, which is shown from its first piece on. */
  addText: (index: number, role: TranscriptText['role'], more: string) => readonly TranscriptEvent[]
  /** The block is complete; without an index all are. */
  stop: (index?: number) => readonly TranscriptEvent[]
}

/** Where a message stands that is told again. */
export interface TwinPlace {
  readonly scope: string
  /** Names of its blocks, those that streamed in. */
  readonly names: BlockNames
}

interface StreamedBlock {
  readonly name: string
  text: string
  /** A call whose arguments are not complete. */
  isOpen: boolean
}

/** Makes a stream of blocks; `nextScope` names the messages. */
export function createBlockStream(nextScope: () => string): BlockStream {
  const blocks = new Map<number, StreamedBlock>()
  const told = createStreamedBlocks()
  let current: string | undefined
  /** Scope of the message that streamed last. */
  let last = ''
  let isOver = false
  let count = 0
  const scope = () => last = current ??= nextScope()

  /** An index that is given twice is two blocks. */
  function addBlock(index: number, isOpen: boolean): StreamedBlock {
    // A stream may be cut off in front.
    if (isOver) told.start()
    isOver = false
    const block = { name: `${scope()}:${++count}`, text: '', isOpen }
    blocks.set(index, block)
    return block
  }

  function stop(index?: number): readonly TranscriptEvent[] {
    if (index === undefined) return [...blocks.keys()].flatMap(stop)
    const block = blocks.get(index)
    if (block?.isOpen !== true) return []
    block.isOpen = false
    return [{ type: 'input-delta', card: block.name, delta: '', done: true }]
  }

  function endMessage(): readonly TranscriptEvent[] {
    const ends = stop()
    current = undefined
    isOver = true
    blocks.clear()
    return ends
  }

  return {
    scope,
    stop,
    startMessage(id) {
      const ends = endMessage()
      told.start(id)
      isOver = false
      return ends
    },
    endMessage,
    findTwin(id, listSigns) {
      const names = told.match(id, listSigns)
      return names && { scope: last, names }
    },
    forget: told.forget,
    startBlock(index) {
      const ends = stop(index)
      blocks.delete(index)
      return ends
    },
    startCall(index, id, call) {
      const ends = stop(index)
      const card = addBlock(index, true).name
      told.note(card, { kind: 'call', id, toolName: call.toolName })
      return [...ends, { type: 'call', id, scope: scope(), card, call, streaming: true }]
    },
    addInput(index, delta) {
      const block = blocks.get(index)
      return block?.isOpen === true ? [{ type: 'input-delta', card: block.name, delta }] : []
    },
    addText(index, role, more) {
      const block = blocks.get(index) ?? addBlock(index, false)
      block.text += more
      const { name, text } = block
      told.note(name, { kind: 'text', role, text })
      return [{ type: 'other', id: name, scope: scope(), record: { type: role === 'thinking' ? role : 'text', text }, text: { role, text } }]
    },
  }
}
