declare module '#page' {
  export const page: import('./page-types').Page
}
