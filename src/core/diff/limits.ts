/** Texts above this many UTF-16 units (2 MB of ASCII) are outlined, not compared. */
export const MAX_TEXT_LENGTH = 2 * 1024 * 1024

/** Texts with more lines than this are outlined, not compared. */
export const MAX_LINES = 50_000

/**
 * Edits after which a comparison gives up. A count of steps and not of milliseconds, so that the same
 * texts give the same diff on every machine.
 */
export const MAX_LINE_EDITS = 400

/** Lines a side, over all pairs, that are compared for the counts of a header. */
export const MAX_HEADER_LINES = 5_000

/** Rows of each side that an outline shows at either end of a text that is too large. */
export const OUTLINE_ROWS = 50

/** Longer lines get no word marks. */
export const MAX_MARKED_LENGTH = 500

/** Edits after which two lines count as rewritten. */
export const MAX_WORD_EDITS = 64

/** Pairs of lines per file that are compared word by word. */
export const MAX_MARKED_PAIRS = 500

/** A block with unequal sides is paired line by line only up to this many rows. */
export const MAX_UNEVEN_BLOCK = 50

/** Share of words that must survive, else marks would cover nearly everything and help nobody. */
export const MIN_SURVIVING_SHARE = 0.4
