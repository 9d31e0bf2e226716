import type { Page } from '../page-types'
import ui from '@nuxt/ui/vue-plugin'
import { prepareList } from '../prepare-list'
import CardList from './CardList.vue'
import './style.css'

export const page: Page = {
  trigger: '[data-slot="trigger"]',
  prepare: fixture => prepareList(CardList, fixture, [ui]),
}
