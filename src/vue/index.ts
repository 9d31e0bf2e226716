export * from '../core/index'

export { default as ToolCard } from './components/ToolCard.vue'
export { createToolCards, useToolCards } from './plugin'
export { useToolTranscript } from './composables/useToolTranscript'
