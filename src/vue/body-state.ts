import type { ToolLocation } from '../core/model/entry'
import { type InjectionKey, inject, provide, shallowReactive } from 'vue'

/** What the parts of a card's body share with the card. */
export interface BodyState {
  /** Which parts the reader has unfolded; kept by entry key, outside the components. */
  readonly isExpanded: (part: string) => boolean
  readonly setExpanded: (part: string, expanded: boolean) => void
  /** The places that the call touches. */
  readonly locations: () => readonly ToolLocation[]
  /** The path as a reader would say it. */
  readonly shortenPath: (path: string) => string
  /** The reader wants to see the place. */
  readonly openLocation: (location: ToolLocation) => void
  /**
   * Whether the body is worth colouring: the card is open (a body that was opened once stays when it is closed),
   * and it is not one of many that are far from the window.
   */
  readonly isSeen: () => boolean
}

const bodyStateKey: InjectionKey<BodyState> = Symbol('tool-card body state')

export function provideBodyState(state: BodyState): void {
  provide(bodyStateKey, state)
}

/** The state of the card around; a body that is used alone keeps its own. */
export function useBodyState(): BodyState {
  return inject(bodyStateKey, () => {
    const expanded = shallowReactive(new Map<string, boolean>())
    return {
      isExpanded: part => expanded.get(part) ?? false,
      setExpanded: (part, value) => expanded.set(part, value),
      locations: () => [],
      shortenPath: path => path,
      openLocation: () => {},
      isSeen: () => true,
    }
  }, true)
}
