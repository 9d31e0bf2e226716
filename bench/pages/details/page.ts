import type { Page } from '../page-types'
import { prepareList } from '../prepare-list'
import CardList from './CardList.vue'

export const page: Page = {
  trigger: 'summary',
  prepare: fixture => prepareList(CardList, fixture),
}
