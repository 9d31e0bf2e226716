/** What one search in one row may still cost. */
export interface Budget {
  steps: number
}

/** Goes on behind a match: the end of the whole, -1 when the rest does not fit. */
export type GoOn = (at: number) => number

/** Matches at an offset of a text and yields the end of the whole, -1 when it does not fit. */
export type Matcher = (text: string, at: number, goOn: GoOn, budget: Budget) => number

/** Tells whether one UTF-16 unit fits. */
export type UnitTest = (unit: string) => boolean

/** Matches one unit. */
export function matchUnit(fits: UnitTest): Matcher {
  return (text, at, goOn, budget) => {
    const unit = text[at]
    return spend(budget) && unit !== undefined && fits(unit) ? goOn(at + 1) : -1
  }
}

/** Matches nothing, where the place is right. */
export function matchPlace(fits: (text: string, at: number) => boolean): Matcher {
  return (text, at, goOn, budget) => spend(budget) && fits(text, at) ? goOn(at) : -1
}

/** Matches one after the other. */
export function matchAll(parts: readonly Matcher[]): Matcher {
  return (text, start, goOn, budget) => {
    const step = (index: number, at: number): number => {
      const part = parts[index]
      return part === undefined ? goOn(at) : part(text, at, next => step(index + 1, next), budget)
    }
    return step(0, start)
  }
}

/** Matches the first of several that fits. */
export function matchAny(choices: readonly Matcher[]): Matcher {
  return (text, at, goOn, budget) => {
    for (const choice of choices) {
      const end = spend(budget) ? choice(text, at, goOn, budget) : -1
      if (end >= 0) return end
    }
    return -1
  }
}

/** How often something is repeated. */
export interface Repetition {
  readonly min: number
  readonly max: number
  readonly isLazy: boolean
}

/** Matches one unit several times, without nesting a call for each of them. */
export function repeatUnit(fits: UnitTest, { min, max, isLazy }: Repetition): Matcher {
  return (text, start, goOn, budget) => {
    let longest = 0
    while (longest < max && spend(budget)) {
      const unit = text[start + longest]
      if (unit === undefined || !fits(unit)) break
      longest++
    }
    for (let tried = 0; tried <= longest - min && spend(budget); tried++) {
      const end = goOn(start + (isLazy ? min + tried : longest - tried))
      if (end >= 0) return end
    }
    return -1
  }
}

/** Matches a group several times; a round that matches nothing ends it. */
export function repeatGroup(part: Matcher, { min, max, isLazy }: Repetition): Matcher {
  return (text, start, goOn, budget) => {
    const round = (count: number, at: number): number => {
      if (!spend(budget)) return -1
      const again = () => count >= max
        ? -1
        : part(text, at, next => next === at && count >= min ? -1 : round(count + 1, next), budget)
      const stop = () => count < min ? -1 : goOn(at)
      const first = isLazy ? stop() : again()
      return first >= 0 ? first : isLazy ? again() : stop()
    }
    return round(0, start)
  }
}

function spend(budget: Budget): boolean {
  return budget.steps-- > 0
}
