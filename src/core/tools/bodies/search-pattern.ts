import { matchAll, matchAny, matchPlace, matchUnit, repeatGroup, repeatUnit } from './pattern-matchers'
import type { Matcher, Repetition, UnitTest } from './pattern-matchers'

/** Longest pattern that is read, in UTF-16 units. */
const longestPattern = 300

/** Deepest nesting of groups. */
const deepestGroup = 20

/** Most repetitions that a pattern may ask for by number. */
const mostRepetitions = 100

/**
 * Reads a regular expression of the kind that grep, ripgrep and JavaScript agree on: characters, classes,
 * groups, alternatives, repetitions, anchors. Yields `undefined` for anything else.
 *
 * It is run by own matchers that count their steps: no pattern and no text can make them run away, as
 * they could with the platform's expressions.
 */
export function readSearchPattern(pattern: string, isCaseSensitive: boolean): Matcher | undefined {
  if (pattern === '' || pattern.length > longestPattern) return undefined
  const hasFlag = pattern.startsWith('(?i)')
  const state: State = {
    source: hasFlag ? pattern.slice(4) : pattern,
    isCaseSensitive: isCaseSensitive && !hasFlag,
    at: 0,
    depth: 0,
  }
  try {
    const matcher = readChoices(state)
    return state.at === state.source.length ? matcher : undefined
  }
  catch {
    return undefined
  }
}

interface State {
  readonly source: string
  readonly isCaseSensitive: boolean
  at: number
  depth: number
}

class NotSimple extends Error {}

function readChoices(state: State): Matcher {
  const choices = [readSequence(state)]
  while (state.source[state.at] === '|') {
    state.at++
    choices.push(readSequence(state))
  }
  return choices.length === 1 && choices[0] !== undefined ? choices[0] : matchAny(choices)
}

function readSequence(state: State): Matcher {
  const parts: Matcher[] = []
  for (let next = state.source[state.at]; next !== undefined && next !== '|' && next !== ')'; next = state.source[state.at]) {
    parts.push(readPart(state))
  }
  return matchAll(parts)
}

function readPart(state: State): Matcher {
  const atom = readAtom(state)
  const repetition = readRepetition(state)
  if (repetition === undefined) return atom.fits === undefined ? atom.matcher : matchUnit(atom.fits)
  return atom.fits === undefined ? repeatGroup(atom.matcher, repetition) : repeatUnit(atom.fits, repetition)
}

/** One unit, or something longer. */
type Atom = { readonly fits: UnitTest } | { readonly fits?: undefined, readonly matcher: Matcher }

function readAtom(state: State): Atom {
  const unit = state.source[state.at++] ?? ''
  switch (unit) {
    case '(': return { matcher: readGroup(state) }
    case '[': return { fits: readClass(state) }
    case '.': return { fits: () => true }
    case '^': return { matcher: matchPlace((_, at) => at === 0) }
    case '$': return { matcher: matchPlace((text, at) => at === text.length) }
    case '\\': return readEscape(state)
    case '*':
    case '+':
    case '?':
      throw new NotSimple()
    default:
      return { fits: literal(unit, state) }
  }
}

function readGroup(state: State): Matcher {
  if (state.source.startsWith('?:', state.at)) state.at += 2
  else if (state.source[state.at] === '?') throw new NotSimple()
  if (++state.depth > deepestGroup) throw new NotSimple()
  const inner = readChoices(state)
  if (state.source[state.at++] !== ')') throw new NotSimple()
  state.depth--
  return inner
}

function readClass(state: State): UnitTest {
  const end = endOfClass(state.source, state.at)
  const body = state.source.slice(state.at - 1, end)
  if (body.includes('[:')) throw new NotSimple()
  state.at = end
  return single(body, state)
}

/** A bracket that comes first, or behind a backslash, does not close the class. */
function endOfClass(source: string, start: number): number {
  let at = source[start] === '^' ? start + 1 : start
  if (source[at] === ']') throw new NotSimple()
  for (; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === ']') return at + 1
  }
  throw new NotSimple()
}

const controls: ReadonlyMap<string, string> = new Map([['t', '\t'], ['n', '\n'], ['r', '\r'], ['f', '\f']])

function readEscape(state: State): Atom {
  const unit = state.source[state.at++]
  if (unit === undefined) throw new NotSimple()
  if ('dDwWsS'.includes(unit)) return { fits: single(`\\${unit}`, state) }
  if (unit === 'b') return { matcher: matchPlace(isWordEdge) }
  if (unit === 'B') return { matcher: matchPlace((text, at) => !isWordEdge(text, at)) }
  const control = controls.get(unit)
  if (control !== undefined) return { fits: literal(control, state) }
  if (/[a-z0-9]/i.test(unit)) throw new NotSimple()
  return { fits: literal(unit, state) }
}

/** An expression for one unit, which cannot run away. */
function single(source: string, { isCaseSensitive }: State): UnitTest {
  const expression = new RegExp(`^${source}$`, isCaseSensitive ? '' : 'i')
  return unit => expression.test(unit)
}

function literal(unit: string, { isCaseSensitive }: State): UnitTest {
  if (isCaseSensitive) return other => other === unit
  const lower = unit.toLowerCase()
  return other => other === unit || other.toLowerCase() === lower
}

function isWordEdge(text: string, at: number): boolean {
  return isWord(text[at - 1]) !== isWord(text[at])
}

function isWord(unit: string | undefined): boolean {
  return unit !== undefined && /\w/.test(unit)
}

function readRepetition(state: State): Repetition | undefined {
  const range = readRange(state)
  if (range === undefined) return undefined
  const isLazy = state.source[state.at] === '?'
  if (isLazy) state.at++
  return { ...range, isLazy }
}

function readRange(state: State): Omit<Repetition, 'isLazy'> | undefined {
  const unit = state.source[state.at]
  if (unit === '*' || unit === '+' || unit === '?') {
    state.at++
    return { min: unit === '+' ? 1 : 0, max: unit === '?' ? 1 : Infinity }
  }
  // Braces that hold no numbers stand for themselves.
  const braces = /^\{(\d{1,4})(,(\d{1,4})?)?\}/.exec(state.source.slice(state.at, state.at + 12))
  if (braces === null) return undefined
  state.at += braces[0].length
  const min = Number(braces[1])
  const max = braces[2] === undefined ? min : braces[3] === undefined ? Infinity : Number(braces[3])
  if (min > mostRepetitions || (max !== Infinity && max > mostRepetitions)) throw new NotSimple()
  return { min, max }
}
