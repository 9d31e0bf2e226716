import type { Page } from '../page-types'
import 'vue-tool-card/style.css'

/** The floor: the browser parses, lays out and paints the markup of our own cards; nothing else happens. */
export const page: Page = {
  trigger: 'button',
  prepare: ({ markup }) => ({
    mount(host) {
      host.innerHTML = markup
    },
  }),
}
