/**
 * How much of a box a card is. `card`: a line of text that gets an outline when it opens. `framed`: an outline
 * at all times. `row`: never an outline; the body stands below the line, set in, as in a log.
 */
export type ToolCardVariant = 'card' | 'framed' | 'row'

/** How high a closed card is: 24, 28 or 32 px at the usual size of text. Touch screens get 40 px at any density. */
export type ToolCardDensity = 'compact' | 'standard' | 'comfortable'

/**
 * What the attribute of a card or transcript says: what it was given, else what the app chose. None for
 * `inherit`: the nearest element around it that has the attribute decides.
 */
export function readAppearance<T extends string>(given: T | 'inherit' | undefined, ofApp: T | undefined): T | undefined {
  return given === 'inherit' ? undefined : given ?? ofApp
}
