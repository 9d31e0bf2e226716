import type { TranscriptText } from '../model'

/** What a block can be told by when its message comes again: a call, a text, or a result, which tells nothing. */
export type BlockSign
  = | { readonly kind: 'call', readonly id: string | undefined, readonly toolName: string | undefined }
    | { readonly kind: 'text', readonly role: TranscriptText['role'], readonly text: string }
    | { readonly kind: 'result' }

/** Blocks of a message in their order; `undefined` for one that says nothing. */
export type BlockSigns = readonly (BlockSign | undefined)[]

/** Names of these blocks, as far as they have one. */
export type BlockNames = readonly (string | undefined)[]

/**
 * Remembers the message that streamed in last: it may come whole after it. It is told by its id, and until
 * something else is said by its blocks.
 */
export interface StreamedBlocks {
  /** A message begins to stream. */
  start: (messageId?: string) => void
  /** Notes a block under its name in the transcript; a text that grows is noted again. */
  note: (name: string, sign: BlockSign) => void
  /** Yields the names of the blocks that the message repeats, in its own order; `undefined`: it is another one. */
  match: (messageId: string | undefined, listSigns: () => BlockSigns) => BlockNames | undefined
  /** Blocks whose names begin so were taken back. */
  drop: (prefix: string) => void
  /** Something else has been said. */
  forget: () => void
}

/** Makes an empty memory. */
export function createStreamedBlocks(): StreamedBlocks {
  const blocks = new Map<string, BlockSign>()
  /** Blocks that have not come again. */
  const open = new Map<string, BlockSign>()
  let id: string | undefined

  function matchById(signs: BlockSigns): BlockNames {
    const left = new Map(blocks)
    return signs.map(sign => sign && take(left, sign))
  }

  function matchByBlocks(signs: BlockSigns): BlockNames | undefined {
    const left = new Map(open)
    const names = signs.map(sign => sign && take(left, sign))
    // All calls that the message has were streamed, or it has all that were: the stream may have been cut off.
    const isOther = signs.some((sign, index) => sign?.kind === 'call' && names[index] === undefined)
      && [...left.values()].some(sign => sign.kind === 'call')
    return isOther || names.every(name => name === undefined) ? undefined : names
  }

  return {
    start(messageId) {
      blocks.clear()
      open.clear()
      id = messageId
    },
    note(name, sign) {
      blocks.set(name, sign)
      open.set(name, sign)
    },
    match(messageId, listSigns) {
      const isSame = id !== undefined && messageId === id
      const isOther = id !== undefined && messageId !== undefined && !isSame
      if (blocks.size === 0 || (open.size === 0 && !isSame)) return undefined
      const signs = listSigns()
      // A message that says nothing ends nothing.
      if (signs.every(sign => sign === undefined)) return undefined
      const names = isSame ? matchById(signs) : isOther ? undefined : matchByBlocks(signs)
      if (names === undefined) open.clear()
      else id ??= messageId
      for (const name of names ?? []) if (name !== undefined) open.delete(name)
      return names
    },
    drop(prefix) {
      for (const name of [...blocks.keys()]) {
        if (!name.startsWith(prefix)) continue
        blocks.delete(name)
        open.delete(name)
      }
    },
    forget: () => open.clear(),
  }
}

/** Takes out the first block that the sign is of; a call that streamed in without an id is told by its name. */
function take(blocks: Map<string, BlockSign>, sign: BlockSign): string | undefined {
  const name = findName(blocks, other => isSameBlock(other, sign)) ?? findName(blocks, other => isSameButId(other, sign))
  if (name !== undefined) blocks.delete(name)
  return name
}

function findName(blocks: ReadonlyMap<string, BlockSign>, isMeant: (block: BlockSign) => boolean): string | undefined {
  for (const [name, block] of blocks) {
    if (isMeant(block)) return name
  }
  return undefined
}

function isSameButId(left: BlockSign, right: BlockSign): boolean {
  return left.kind === 'call' && right.kind === 'call' && left.id === undefined && left.toolName === right.toolName
}

function isSameBlock(left: BlockSign, right: BlockSign): boolean {
  if (left.kind === 'call') return right.kind === 'call' && left.id === right.id && left.toolName === right.toolName
  return left.kind === 'text' && right.kind === 'text' && left.role === right.role && left.text === right.text
}
