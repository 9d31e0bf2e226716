import 'vue-tool-card/core'

declare module 'vue-tool-card/core' {
  interface ToolInputs {
    forecast: { city: string }
  }
}
