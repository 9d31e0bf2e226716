import type { Page } from '../page-types'
import { prepareList } from '../prepare-list'
import CardList from './CardList.vue'
import './style.css'

export const page: Page = {
  trigger: 'button',
  coloured: 'code span[style*="color"]',
  prepare: fixture => prepareList(CardList, fixture),
}
