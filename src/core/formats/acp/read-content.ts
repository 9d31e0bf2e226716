import type { DeclaredDiff } from '../../model'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import type { Terminal, Terminals } from './terminals'

/** What the content of a call holds, by kind. */
export interface CallContent {
  /** Text when there is nothing else, else blocks. */
  readonly shown: unknown
  readonly hasBlocks: boolean
  readonly diffs: readonly DeclaredDiff[]
  /** Changes as one patch, in version 2. */
  readonly patch: string | undefined
  readonly terminal: Terminal | undefined
}

/** Reads the content of a call: blocks, diffs and terminals, which are shown by what they printed. */
export function readContent(content: readonly unknown[], terminals: Terminals): CallContent {
  const blocks: unknown[] = []
  const diffs: DeclaredDiff[] = []
  const patches: string[] = []
  let terminal: Terminal | undefined
  for (const item of content) {
    if (!isRecord(item)) continue
    switch (readString(item, 'type')) {
      case 'diff': {
        const patch = readRecord(item, 'patch')
        const newText = readString(item, 'newText')
        const oldText = readString(item, 'oldText') ?? null
        if (patch !== undefined) patches.push(readString(patch, 'text') ?? '')
        else if (newText !== undefined) diffs.push({ path: readString(item, 'path') ?? '', oldText, newText })
        // A list of files is all that is known of these changes.
        else blocks.push({ type: 'text', text: (readList(item, 'changes') ?? []).map(describeChange).join('\n') })
        break
      }
      case 'terminal':
        terminal = terminals.get(readId(item, 'terminalId') ?? '') ?? terminal
        if (terminal !== undefined) blocks.push({ type: 'text', text: terminal.output.text })
        break
      default:
        blocks.push(readField(item, 'content') ?? item)
    }
  }
  const texts = blocks.map(textOf)
  return {
    shown: texts.every(text => text !== undefined) ? texts.join('\n') : blocks,
    hasBlocks: blocks.length > 0,
    diffs,
    patch: patches.length === 0 ? undefined : patches.join('\n'),
    terminal,
  }
}

function textOf(block: unknown): string | undefined {
  return isRecord(block) && readString(block, 'type') === 'text' ? readString(block, 'text') : undefined
}

function describeChange(change: unknown): string {
  if (!isRecord(change)) return ''
  return ['operation', 'oldPath', 'path'].map(key => readString(change, key)).filter(Boolean).join(' ')
}
