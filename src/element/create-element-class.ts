import type { ToolEntry, ToolLocation } from '../core/model/entry'
import type { ToolCardElement, ToolCardElementOptions, ToolCardElementProperties } from './tool-card-element-types'
import { type App, createApp, h, nextTick, ref, shallowRef } from 'vue'
import { declaredEntry } from '../vue/declared-entry'
import { STATUS_PATHS } from '../vue/icons'
import { createOpenState, openStateKey } from '../vue/open-state'
import { ToolCard } from '../vue/tool-card'
import { resolveOptions, toolCardsKey } from '../vue/tool-cards'
import { mirrorParts } from './mirror-parts'
import { readEntry, readView } from './read-value'
import { applySheets } from './style-sheets'

/** Read in this order from an element that a page filled before its class was known. */
const properties = ['call', 'result', 'entry', 'status', 'open', 'sheet'] as const satisfies (keyof ToolCardElementProperties)[]

/**
 * Makes the class of the element. It is one of our own and not Vue's, which knows its properties only once an
 * element is in a page: React looks for them before that.
 */
export function createElementClass(options: ToolCardElementOptions): new () => ToolCardElement {
  const toolCards = resolveOptions(options)

  return class extends HTMLElement implements ToolCardElement {
    static readonly observedAttributes: readonly string[] = properties

    readonly #root = this.attachShadow({ mode: 'open' })
    // Outlives the app, so that an element that is taken out and put back looks as it did.
    readonly #openState = createOpenState()
    #call: unknown = null
    #result: unknown = null
    #entry: ToolEntry | null = null
    readonly #shown = shallowRef<ToolEntry | null>(null)
    readonly #status = ref<string>()
    readonly #open = ref(false)
    #unmount: (() => void) | undefined

    get call() { return this.#call }
    set call(value: unknown) {
      this.#call = readView('call', value)
      this.#show()
    }

    get result() { return this.#result }
    set result(value: unknown) {
      this.#result = readView('result', value)
      this.#show()
    }

    get entry() { return this.#entry }
    set entry(value: ToolEntry | string | null) {
      this.#entry = readEntry(value)
      this.#show()
    }

    get status() { return readStatus(this.getAttribute('status')) }
    set status(value: ToolCardElementProperties['status']) { this.#reflect('status', value) }

    get open() { return this.hasAttribute('open') }
    set open(value: boolean) { this.toggleAttribute('open', Boolean(value)) }

    get sheet() { return this.getAttribute('sheet') ?? '' }
    set sheet(value: string) { this.#reflect('sheet', value) }

    attributeChangedCallback(name: typeof properties[number], _old: string | null, value: string | null) {
      if (name === 'status')
        this.#status.value = value ?? undefined
      else if (name === 'open')
        this.#open.value = value !== null
      else if (name !== 'sheet')
        this[name] = value
      else if (this.#unmount)
        applySheets(this.#root, this.sheet)
    }

    connectedCallback() {
      for (const name of properties) this.#upgrade(name)
      this.#unmount ??= this.#mount()
    }

    disconnectedCallback() {
      // Who moves an element takes it out first; then all stays as it is.
      void nextTick(() => {
        if (this.isConnected)
          return
        this.#unmount?.()
        this.#unmount = undefined
      })
    }

    adoptedCallback() {
      // Sheets of one document are void in another.
      if (this.#unmount)
        applySheets(this.#root, this.sheet)
    }

    #mount(): () => void {
      applySheets(this.#root, this.sheet)
      const parts = mirrorParts(this.#root)
      const app = this.#createApp()
      app.mount(this.#root)
      parts.flush()
      return () => {
        parts.stop()
        app.unmount()
      }
    }

    #createApp(): App {
      return createApp({
        name: 'ToolCardElement',
        render: () => this.#shown.value && h(ToolCard, {
          'entry': this.#shown.value,
          'status': this.#status.value,
          'open': this.#open.value,
          'onUpdate:open': (open: boolean) => {
            this.open = open
            this.dispatchEvent(makeToggleEvent(open))
          },
          'onLocationClick': (location: ToolLocation) => this.#tell('locationclick', { location }),
          'onApprove': (option: string | undefined, entry: ToolEntry) => this.#tell('approve', { option, entry }),
          'onDeny': (option: string | undefined, entry: ToolEntry) => this.#tell('deny', { option, entry }),
        }),
      }).provide(toolCardsKey, toolCards).provide(openStateKey, this.#openState)
    }

    /** A new entry each time: who changes a view in place and sets it again means a change. */
    #show() {
      const isEmpty = this.#call === null && this.#result === null
      this.#shown.value = this.#entry
        ?? (isEmpty ? null : declaredEntry('declared', { call: this.#call, result: this.#result }))
    }

    #reflect(name: string, value: unknown) {
      if (value === null || value === undefined)
        this.removeAttribute(name)
      else
        this.setAttribute(name, String(value))
    }

    #upgrade(name: typeof properties[number]) {
      if (!Object.hasOwn(this, name))
        return
      const value = this[name]
      Reflect.deleteProperty(this, name)
      Object.assign(this, { [name]: value })
    }

    #tell(name: string, detail: object) {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
    }
  }
}

function readStatus(value: string | null): ToolCardElementProperties['status'] {
  const isKnown = value === 'success' || (value !== null && Object.hasOwn(STATUS_PATHS, value))
  return isKnown ? value as ToolCardElementProperties['status'] : 'running'
}

function makeToggleEvent(open: boolean): Event {
  const states = { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' }
  // The documents of test runners have no such event.
  return typeof ToggleEvent === 'undefined'
    ? Object.assign(new Event('toggle'), states)
    : new ToggleEvent('toggle', states)
}
