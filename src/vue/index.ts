export * from '../core/index'

export { createToolCards } from './plugin'
export { useToolCards } from './tool-cards'
export { useToolTranscript } from './composables/useToolTranscript'

export { ToolCard } from './tool-card'
export { default as ToolCallDetail } from './components/ToolCallDetail.vue'
export { default as ToolOutput } from './components/ToolOutput.vue'
export { default as ToolCommand } from './components/ToolCommand.vue'
export { default as ToolCode } from './components/ToolCode.vue'
export { default as ToolDiff } from './components/ToolDiff.vue'
export { default as ToolFields } from './components/ToolFields.vue'
export { default as ToolText } from './components/ToolText.vue'
export { default as ToolTodos } from './components/ToolTodos.vue'

export { createShikiHighlighter } from './highlight/shiki'
export { en } from './locales/en'

export type { ToolCards, ToolCardsOptions } from './tool-cards'
export type { UseToolTranscriptOptions, UseToolTranscriptReturn } from './composables/useToolTranscript'
export type { ToolApprovalSlotProps, ToolCardEmits, ToolCardProps, ToolCardSlot, ToolCardSlotProps, ToolCardSlots } from './components/tool-card-types'
export type { Highlighter, HighlightToken, TokenKind } from './highlight/highlighter'
export type { Labels } from './locales/en'
