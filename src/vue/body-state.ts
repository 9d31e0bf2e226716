import { type InjectionKey, inject, provide, shallowReactive } from 'vue'

/** Which parts of a card's body the reader has unfolded; kept by entry key, outside the components. */
export interface BodyState {
  readonly isExpanded: (part: string) => boolean
  readonly setExpanded: (part: string, expanded: boolean) => void
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
    }
  }, true)
}
