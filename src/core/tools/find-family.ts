import { listOwnKeys, readOwn } from '../text/own-values'
import { families } from './families'
import { familyOfCommand } from './families/editor'
import { generic } from './families/generic'
import type { CallContext, ToolFamily } from './family'
import { familyByAgent, familyByName } from './known-names'
import { ambiguousNames, plainNames } from './name-table'
import { lazy } from '../text/lazy'
import { guessFamily } from './shape'
import { pathKeys } from './tool-args'
import { isHostWord, readToolName, toNameKey } from './tool-name'

interface TypicalKeys {
  readonly keys: readonly string[]
  /** Needed as well behind a namespace; left out: nothing is. */
  readonly besides: readonly string[] | undefined
}

const typicalKeys: ReadonlyMap<string, TypicalKeys> = new Map(
  ambiguousNames.flatMap(([names, keys, besides]) =>
    names.split(' ').map(name => [toNameKey(name), { keys: keys.split(' '), besides: besides?.split(' ') }] as const)),
)

const plainKeys: ReadonlyMap<string, readonly string[]> = new Map(
  plainNames.flatMap(([names, keys]) => names.split(' ').map(name => [toNameKey(name), keys.split(' ')] as const)),
)

/**
 * Yields the family of a tool: by its name with the agent known, by its name, by its name without
 * namespace, by the shape of its arguments and the words of its name; `generic` when nothing fits, with
 * the looks of the kind that the record declares.
 */
export function findFamily(toolName: string, call: CallContext | null, agent: string | undefined): ToolFamily {
  const name = findFamilyName(toolName, call, agent)
  const family = name === undefined ? dressGeneric(call) : families.get(name) ?? generic
  return family.name === 'editor' && call !== null ? familyOfCommand(call) : family
}

/** Families of the kinds of ACP. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['read', 'read'],
  ['edit', 'edit'],
  ['delete', 'delete'],
  ['move', 'move'],
  ['search', 'search'],
  ['execute', 'terminal'],
  ['think', 'think'],
  ['fetch', 'web-fetch'],
  ['switch_mode', 'mode'],
])

/** A kind says what a call is for, and nothing of its arguments: it is read like any unknown tool. */
function dressGeneric(call: CallContext | null): ToolFamily {
  const kind = call?.kind === undefined ? undefined : families.get(kinds.get(call.kind) ?? '')
  return kind === undefined ? generic : { ...generic, name: kind.name, icon: kind.icon }
}

function findFamilyName(toolName: string, call: CallContext | null, agent: string | undefined): string | undefined {
  const { forms, barest, server: named } = readToolName(toolName)
  const given = call?.server
  const told = given === undefined || isHostWord(given) ? named : given
  // A name that is all namespace says that the tool is somebody's own, and nothing of what it does.
  if (told === undefined && toolName.startsWith('mcp__')) return undefined
  const guess = lazy(() => call === null ? undefined : guessFamily(call, toolName, barest))
  // Where a tool is not named its kind stands for the name.
  if (call?.kind === toolName && kinds.has(toolName)) return guess()
  for (const { key, server = told } of forms) {
    const known = (agent === undefined ? undefined : familyByAgent.get(`${agent} ${key}`))
      ?? (server === undefined ? undefined : familyByAgent.get(`mcp:${server.toLowerCase()} ${key}`))
    const found = known ?? familyByName.get(key)
    if (found === undefined) continue
    const typical = typicalKeys.get(key)
    const isBare = server !== undefined
    if (typical === undefined) {
      if (known !== undefined || !isBare || fitsPlainName(key, found, call, guess)) return found
      continue
    }
    const isOwn = known !== undefined || (agent !== undefined && !isBare)
    if (isOwn && !isEditing(found)) return found
    const settled = isOwn ? findKin(found, guess()) ?? found : settleAmbiguous(found, guess(), call, typical, isBare)
    if (settled !== undefined) return settled
  }
  return guess()
}

/** A plain word behind a namespace holds unless there are arguments, and none of them is of its family. */
function fitsPlainName(key: string, family: string, call: CallContext | null, guess: () => string | undefined): boolean {
  const keys = plainKeys.get(key)
  if (keys === undefined || call === null || isSilent(call) || keys.some(name => readOwn(call.args, name) !== undefined)) return true
  const guessed = guess()
  return guessed === family || (guessed === undefined && call.isArriving)
}

/** Tells arguments of which only the file has arrived; what is to be done with it follows. */
function isStartOfFile({ args, isArriving }: CallContext, family: string): boolean {
  return isArriving && fileFamilies.has(family) && listOwnKeys(args).every(key => fileKeys.has(key))
}

const fileFamilies: ReadonlySet<string> = new Set(['read', 'write', 'edit', 'patch', 'editor', 'search', 'glob', 'list', 'delete'])
const fileKeys: ReadonlySet<string> = new Set(pathKeys)

/** Tells arguments without names. */
function isSilent({ text, args }: CallContext): boolean {
  return text !== undefined || listOwnKeys(args).length === 0
}

/** Families whose arguments look alike: the shape decides between them where the name leaves it open. */
const kin: readonly (readonly string[])[] = [
  ['edit', 'patch', 'editor'],
  ['search', 'glob'],
  ['glob', 'semantic-search'],
  ['read', 'editor'],
]

function findKin(family: string, guess: string | undefined): string | undefined {
  return guess !== undefined && isEditing(family) && isEditing(guess) ? guess : undefined
}

function isEditing(family: string): boolean {
  return kin[0]?.includes(family) === true
}

/** An ambiguous name holds when the arguments look like its family's, or tell nothing and no server is named. */
function settleAmbiguous(
  family: string,
  guess: string | undefined,
  call: CallContext | null,
  typical: TypicalKeys,
  isBare: boolean,
): string | undefined {
  if (guess === family) return family
  if (guess !== undefined && kin.some(group => group.includes(family) && group.includes(guess))) return guess
  if (call === null) return isBare ? undefined : family
  const isTypical = (keys: readonly string[]) => keys.some(key => readOwn(call.args, key) !== undefined)
  if (isTypical(typical.keys)) return isBare && typical.besides !== undefined && !isTypical(typical.besides) ? undefined : family
  return guess === undefined && !isBare && (isSilent(call) || isStartOfFile(call, family)) ? family : undefined
}
