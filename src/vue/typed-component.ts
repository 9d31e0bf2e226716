import type { EmitFn, PublicProps, ShortEmitsToObject } from 'vue'

/** The events of an interface as Vue's own types take them: those know aliases only. */
type Events<Emits> = ShortEmitsToObject<Pick<Emits, keyof Emits>>

/** The events as props. Vue's own `EmitsToProps` takes only arrays and functions before 3.5.13. */
type Listeners<Emits> = {
  [Name in keyof Emits & string as `on${Capitalize<Name>}`]?: (...payload: Extract<Emits[Name], unknown[]>) => void
}

/**
 * A component with its props, slots and events as they are declared: what is inferred from its file lets any name
 * of a slot pass, and knows nothing of what comes with an event.
 */
export type TypedComponent<Component extends abstract new (...args: never[]) => unknown, Props, Slots, Emits>
  = Omit<Component, never>
    & { readonly __typeEmits?: Events<Emits> }
    & (new (props: Props & PublicProps) => Without<InstanceType<Component>, '$props' | '$slots' | '$emit'> & {
      readonly $props: Props & Listeners<Emits> & PublicProps
      readonly $slots: Slots
      readonly $emit: EmitFn<Events<Emits>>
    })

/**
 * `Omit` that keeps what a type says of a name beside an index: in Nuxt every instance has the index `$…`, which
 * would swallow `$el`, `$props` and the like.
 */
type Without<T, Names> = { [Name in keyof T as Exclude<Name, Names>]: T[Name] }
