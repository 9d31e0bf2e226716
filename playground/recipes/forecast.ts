import { defineTool } from 'vue-tool-card'

export interface Forecast {
  readonly days: readonly { readonly name: string, readonly high: number }[]
}

/** What a tool gives may be anything, whatever it promised. */
export function isForecast(value: unknown): value is Forecast {
  return Array.isArray((value as Forecast | null)?.days)
}

/** What the closed card says. */
export const forecast = defineTool({
  names: 'get_forecast',
  call: ({ city }: { city: string }) => ({ summary: city }),
  result: ({ content }) => isForecast(content) ? { summary: `up to ${Math.max(...content.days.map(day => day.high))} °C` } : {},
})
