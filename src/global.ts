import type { ToolCard as ToolCardComponent, ToolTranscript as ToolTranscriptComponent } from './vue/index'

/**
 * Types of the components that `app.use(createToolCards())` registers. Types only: list
 * `vue-tool-card/global` in `compilerOptions.types`, and templates know `<ToolCard>` and `<ToolTranscript>` without an import.
 */
declare module 'vue' {
  interface GlobalComponents {
    ToolCard: typeof ToolCardComponent
    ToolTranscript: typeof ToolTranscriptComponent
  }
}
