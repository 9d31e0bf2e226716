import type { Page } from '../page-types'
import { prepareCardList } from './prepare-card-list'
import { prepareChat } from './prepare-chat'
import { prepareTranscript } from './prepare-transcript'
import 'vue-tool-card/style.css'

export const page: Page = {
  trigger: '[data-part="header"]',
  coloured: '[class*="tk-"]',
  prepare(fixture) {
    switch (fixture.variant) {
      case 'transcript': return prepareTranscript(fixture)
      case 'chat': return prepareChat(fixture)
      default: return prepareCardList(fixture)
    }
  },
}
