export { defineToolCardElement } from './define-tool-card-element'

export type {
  ToolCardElement,
  ToolCardElementEventMap,
  ToolCardElementOptions,
  ToolCardElementProperties,
  ToolCardElementProps,
} from './tool-card-element-types'
