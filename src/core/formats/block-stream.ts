import type { CallFields, TranscriptEvent, TranscriptText } from '../model'

/** Builds messages whose blocks stream in one by one, each under an index of its own. */
export interface BlockStream {
  /** Name of the message that streams. */
  scope: () => string
  /** A new message begins: indices start again. */
  startMessage: () => readonly TranscriptEvent[]
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

interface StreamedBlock {
  readonly name: string
  text: string
  /** A call whose arguments are not complete. */
  isOpen: boolean
}

/** Makes a stream of blocks; `nextScope` names the messages. */
export function createBlockStream(nextScope: () => string): BlockStream {
  const blocks = new Map<number, StreamedBlock>()
  let current: string | undefined
  let count = 0
  const scope = () => current ??= nextScope()

  /** An index that is given twice is two blocks. */
  function addBlock(index: number, isOpen: boolean): StreamedBlock {
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

  return {
    scope,
    stop,
    startMessage() {
      const ends = stop()
      current = undefined
      blocks.clear()
      return ends
    },
    startBlock(index) {
      const ends = stop(index)
      blocks.delete(index)
      return ends
    },
    startCall(index, id, call) {
      const ends = stop(index)
      return [...ends, { type: 'call', id, scope: scope(), card: addBlock(index, true).name, call, streaming: true }]
    },
    addInput(index, delta) {
      const block = blocks.get(index)
      return block?.isOpen === true ? [{ type: 'input-delta', card: block.name, delta }] : []
    },
    addText(index, role, more) {
      const block = blocks.get(index) ?? addBlock(index, false)
      block.text += more
      const { name, text } = block
      return [{ type: 'other', id: name, scope: scope(), record: { type: role === 'thinking' ? role : 'text', text }, text: { role, text } }]
    },
  }
}
