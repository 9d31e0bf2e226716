declare module '*.css?inline' {
  /** The text of the stylesheet. */
  const text: string
  export default text
}
