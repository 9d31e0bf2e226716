/** Names text blocks, so that a block that streamed in and its whole copy are one item. */
export interface BlockNames {
  /** Yields the name of a block that begins to stream. */
  start: (messageId: string, kind: BlockKind) => string
  /** Yields the name of a whole block: that of the stream it ends, of the same block read before, or a new one. */
  whole: (messageId: string, kind: BlockKind, text: string) => string
}

/** The blocks that are shown as text. */
export type BlockKind = 'text' | 'thinking'

interface KnownBlock {
  readonly kind: BlockKind
  /** `null` while it streams. */
  text: string | null
}

/** Makes the names of one transcript: the message id and the block's place in the message. */
export function createBlockNames(): BlockNames {
  const messages = new Map<string, KnownBlock[]>()

  const blocksOf = (messageId: string) => {
    const known = messages.get(messageId)
    if (known !== undefined) return known
    const blocks: KnownBlock[] = []
    messages.set(messageId, blocks)
    return blocks
  }

  const add = (messageId: string, block: KnownBlock) => `${messageId}:${blocksOf(messageId).push(block) - 1}`

  return {
    start: (messageId, kind) => add(messageId, { kind, text: null }),
    whole(messageId, kind, text) {
      const blocks = blocksOf(messageId)
      const index = blocks.findIndex(block => block.kind === kind && (block.text === null || block.text === text))
      if (index < 0) return add(messageId, { kind, text })
      blocks[index]!.text = text
      return `${messageId}:${index}`
    },
  }
}
