import type { Component } from 'vue'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as built from 'vue-tool-card'
import { dist } from '../support/dist'

interface Named {
  readonly name?: string
  readonly __name?: string
  readonly emits?: readonly string[]
}

describe('what the developer tools of Vue show', () => {
  it.each(readdirSync(join(dist, 'vue/components')).filter(file => /^Tool\w+\.js$/.test(file)))('is the name of the file: %s', async (file) => {
    const { default: component } = await import(pathToFileURL(join(dist, 'vue/components', file)).href) as { default: Component & Named }
    expect(component.name ?? component.__name).toBe(file.replace('.js', ''))
  })

  it.each([
    ['ToolCard', ['approve', 'deny', 'location-click', 'update:open']],
    ['ToolTranscript', ['approve', 'deny', 'location-click', 'update:filter', 'update:open']],
  ] as const)('has every event of %s', (name, events) => {
    const { emits = [] } = built[name] as Named
    expect([...new Set(emits)].sort()).toEqual(events)
  })
})
