import { parsePatch as parseStructuredPatch } from 'diff'
import type { StructuredPatch } from 'diff'
import type { FileDiff } from '../model'

/** What the lines in front of the hunks tell of a file. */
export interface PatchHeader {
  readonly path: string
  readonly oldPath?: string
  readonly change: FileDiff['change']
  readonly isBinary: boolean
  /** Old and new file mode where git says that it changed. */
  readonly mode?: readonly [oldMode: string, newMode: string]
  /** The header says of itself that nothing in the file changed: a rename, a change of mode. */
  readonly keepsContent: boolean
  /** The lines are the header of a patch even when no hunk follows. */
  readonly isCertain: boolean
}

type Facts = Partial<StructuredPatch>

const NO_FILE = '/dev/null'
/** `a/`, and the letters that git's `diff.mnemonicPrefix` puts there. */
const PREFIX = /^([abciow])\//
/** GNU diff puts a date behind the name; with a tab in between it is cut off already. */
const DATE = /\s\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S*(?: [+-]\d{4})?$/

/** Reads the header lines of one file of a patch; unreadable ones give an empty path. */
export function readPatchHeader(lines: readonly string[]): PatchHeader {
  const facts = readFacts(writePrefixes(lines))
  const combined = readCombinedPath(lines[0] ?? '')
  const names = splitNames(lines[0] ?? '')
  const isBare = names !== undefined && names[0] === names[1]
  const [oldBinary, newBinary] = readBinaryNames(lines) ?? []
  const [oldName, newName, hasPrefixes] = stripPrefixes(
    isBare,
    cleanName(facts.oldFileName ?? combined ?? oldBinary ?? facts.index),
    cleanName(facts.newFileName ?? combined ?? newBinary ?? facts.index),
  )
  const path = newName === NO_FILE ? oldName : newName
  const change = readChange({ ...facts, isRename: facts.isRename ?? hasPrefixes }, oldName, newName)
  const mode = readMode(facts)
  const hasOldPath = facts.isCopy === true || change === 'renamed'
  return {
    path,
    ...(hasOldPath && oldName !== path ? { oldPath: oldName } : {}),
    change,
    isBinary: facts.isBinary === true || lines.some(line => /^(?:GIT binary patch|Binary files )/.test(line)),
    keepsContent: facts.isRename === true || facts.isCopy === true || mode !== undefined,
    ...(mode === undefined ? {} : { mode }),
    isCertain: facts.isGit === true || combined !== undefined || newBinary !== undefined || lines.some(line => line.startsWith('+++ ')),
  }
}

/** The package knows git's headers and quoted names well, and throws on what it does not know. */
function readFacts(lines: readonly string[]): Facts {
  if (lines.length === 0) return {}
  try {
    return parseStructuredPatch(lines.join('\n'))[0] ?? {}
  }
  catch {
    return {}
  }
}

/** A merge: `diff --cc path`. */
function readCombinedPath(line: string): string | undefined {
  return /^diff --(?:cc|combined) (.+)$/.exec(line)?.[1]
}

/** The two names of git's line, which are equally long but for moves; `undefined` for any other line. */
function splitNames(line: string): readonly [old: string, now: string] | undefined {
  const names = /^diff --git (.+)$/.exec(line)?.[1] ?? ''
  const half = (names.length - 1) / 2
  return names[half] === ' ' ? [names.slice(0, half), names.slice(half + 1)] : undefined
}

/**
 * Git leaves `a/` and `b/` out, or puts other letters there, where it is told to; the package reads only
 * these. Both names of the line are the same then, but for the letters.
 */
function writePrefixes(lines: readonly string[]): readonly string[] {
  const names = splitNames(lines[0] ?? '')
  if (names === undefined) return lines
  const [old, now] = names
  const quote = old.startsWith('"') && now.startsWith('"') ? '"' : ''
  const [oldName, newName] = [old.slice(quote.length), now.slice(quote.length)]
  const hasLetters = oldName !== newName && PREFIX.test(oldName) && PREFIX.test(newName)
  const [oldPath, newPath] = hasLetters ? [oldName.slice(2), newName.slice(2)] : [oldName, newName]
  return oldPath === newPath ? [`diff --git ${quote}a/${oldPath} ${quote}b/${newPath}`, ...lines.slice(1)] : lines
}

/** `Binary files a/x and b/x differ`, all that GNU diff says of them; a name may hold the word in between. */
function readBinaryNames(lines: readonly string[]): readonly [oldName: string, newName: string] | undefined {
  const names = lines.map(line => /^Binary files (.+) differ$/.exec(line)?.[1]).find(found => found !== undefined)
  if (names === undefined) return undefined
  const middle = (names.length - ' and '.length) / 2
  const word = names.startsWith(' and ', middle) ? middle : names.indexOf(' and ')
  return word < 0 ? undefined : [names.slice(0, word), names.slice(word + ' and '.length)]
}

function cleanName(name: string | undefined): string {
  return (name ?? '').replace(DATE, '').trimEnd()
}

/**
 * Takes `a/` and `b/` off when both sides have such a prefix, or one has and the other is no file. `isBare`: git
 * gave both names alike, and so without any.
 */
function stripPrefixes(
  isBare: boolean,
  oldName: string,
  newName: string,
): readonly [oldName: string, newName: string, hadBoth: boolean] {
  if (isBare && (oldName === NO_FILE || newName === NO_FILE)) return [oldName, newName, false]
  const oldPrefix = PREFIX.exec(oldName)?.[1]
  const newPrefix = PREFIX.exec(newName)?.[1]
  const hadBoth = oldPrefix !== undefined && newPrefix !== undefined && oldPrefix !== newPrefix
  const strip = (name: string, prefix: string | undefined, otherName: string) =>
    hadBoth || (prefix !== undefined && otherName === NO_FILE) ? name.slice(2) : name
  return [strip(oldName, oldPrefix, newName), strip(newName, newPrefix, oldName), hadBoth]
}

function readMode({ oldMode, newMode }: Facts): PatchHeader['mode'] {
  return oldMode !== undefined && newMode !== undefined ? [oldMode, newMode] : undefined
}

/** Names under `a/` and `b/` that differ tell of a move; bare ones may be `file.orig` and `file`. */
function readChange(facts: Facts, oldName: string, newName: string): FileDiff['change'] {
  if (facts.isCreate === true || facts.isCopy === true || oldName === NO_FILE) return 'created'
  if (facts.isDelete === true || newName === NO_FILE) return 'deleted'
  return facts.isRename === true && oldName !== newName ? 'renamed' : 'modified'
}
