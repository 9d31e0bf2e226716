import type { EditPair } from './edit-pair'

const opening = /^(?:<{5,9}|-{5,9}) SEARCH>?\s*$/
const divider = /^={5,9}\s*$/
const closing = /^(?:>{5,9}|\+{5,9}) REPLACE>?\s*$/
const lineHint = /^:start_line:\s*(\d{1,9})\s*$/
const otherHint = /^:(?:end_line|start_line):.*$/
const dashes = /^-{5,9}\s*$/

/**
 * Yields the replacements of a text with SEARCH and REPLACE marks; a block that is not closed counts as
 * far as it goes.
 *
 * @example readSearchReplace('<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE')[0]?.newText // → 'b'
 */
export function readSearchReplace(text: string): readonly EditPair[] {
  const pairs: EditPair[] = []
  let block: Block | undefined
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    if (opening.test(line)) {
      closeBlock(block, pairs)
      block = { oldLines: [], newLines: [], isNew: false }
    }
    else if (block === undefined) continue
    else if (closing.test(line)) {
      closeBlock(block, pairs)
      block = undefined
    }
    else if (!block.isNew && divider.test(line)) block.isNew = true
    else addLine(block, line)
  }
  closeBlock(block, pairs)
  return pairs
}

interface Block {
  readonly oldLines: string[]
  readonly newLines: string[]
  isNew: boolean
  line?: number
}

function addLine(block: Block, line: string): void {
  if (block.isNew) {
    block.newLines.push(line)
    return
  }
  const hint = block.oldLines.length === 0 ? lineHint.exec(line)?.[1] : undefined
  if (hint !== undefined) block.line = Number(hint)
  else if (block.oldLines.length > 0 || !isHeadOfBlock(block, line)) block.oldLines.push(line)
}

/** Roo Code puts line hints and a dashed line in front of the old text. */
function isHeadOfBlock(block: Block, line: string): boolean {
  return otherHint.test(line) || (block.line !== undefined && dashes.test(line))
}

function closeBlock(block: Block | undefined, pairs: EditPair[]): void {
  if (block === undefined) return
  pairs.push({
    oldText: block.oldLines.join('\n'),
    newText: block.newLines.join('\n'),
    isEverywhere: false,
    ...(block.line !== undefined && { line: block.line }),
  })
}
