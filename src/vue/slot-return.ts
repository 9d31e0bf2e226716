/** Whatever a slot may give back: Vue takes any renderable value, and templates are typed as `any`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place that needs it
export type SlotReturn = any
