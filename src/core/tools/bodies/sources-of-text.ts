import type { SourceItem } from '../../model/bodies'
import { parseJson } from '../../text/json'
import { boundList } from '../../text/own-values'
import { makeSource, readSourceList } from './sources-of-json'
import type { SourceParts } from './sources-of-json'
import { splitRows } from './text-rows'

/** Longest row that is looked at for an address. */
const longestRow = 4_000

/** The sources of a text, and the words that belong to none. */
export interface SourcesOfText {
  readonly items: readonly SourceItem[]
  readonly prose: string
}

/** Tells the text of a search apart: titles, addresses and what stands below them; `undefined` when it names no pages. */
export function readSourcesOfText(text: string): SourcesOfText | undefined {
  const rows = splitRows(text)
  if (rows === undefined) return undefined
  const reader = new SourceReader()
  for (const [index, row] of rows.entries()) reader.take(row, rows[index + 1] ?? '')
  return reader.end()
}

class SourceReader {
  readonly #items: SourceItem[] = []
  readonly #prose: string[] = []
  #current: MutableParts | undefined

  /** `next`: the row below, which tells a title from an item of any other list. */
  take(row: string, next: string): void {
    const listed = row.startsWith('Links: [') ? parseJson(row.slice('Links: '.length)) : undefined
    if (Array.isArray(listed)) this.#items.push(...readSourceList(boundList(listed)) ?? [])
    else if (!isHeading(row)) this.#takeEntry(row, readEntry(row) ?? readTitle(row, next))
  }

  end(): SourcesOfText | undefined {
    this.#close()
    if (!this.#items.some(item => item.url !== undefined)) return undefined
    return { items: this.#items, prose: this.#prose.join('\n').trim() }
  }

  #takeEntry(row: string, entry: SourceEntry | undefined): void {
    const current = this.#current
    if (entry !== undefined && current !== undefined && isPartOf(current, entry)) {
      // An address on its own row belongs to the title above it.
      current.address = entry.address
    }
    else if (entry !== undefined) {
      this.#close()
      this.#current = { ...entry, snippets: [...entry.snippets ?? []] }
    }
    else if (current !== undefined && isSnippet(row, current)) {
      current.snippets.push(row.replace(fieldLead, '').trim())
    }
    else {
      this.#prose.push(row)
      if (row.trim() !== '') this.#close()
    }
  }

  #close(): void {
    const current = this.#current
    const item = current === undefined ? undefined : makeSource({ ...current, snippet: current.snippets.join(' ') })
    if (item !== undefined) this.#items.push(item)
    this.#current = undefined
  }
}

interface SourceEntry extends SourceParts {
  readonly snippets?: readonly string[]
}

interface MutableParts {
  readonly title?: string | undefined
  address?: unknown
  readonly snippets: string[]
}

function isHeading(row: string): boolean {
  return /^(?:Web )?[Ss]earch results for(?: query)?:? |^#* ?Sources:?$|^-{3,}$/.test(row.slice(0, longestRow))
}

/** `- [Title](address) words`, `1. [Title](address)`. */
const markdownRow = /^\s*(?:[-*]|\d{1,4}[.)])?\s{0,4}(?:\*\*)?\[([^\]\n]{1,1000})\]\((https?:\/\/[^\s)]+)\)(?:\*\*)?(.*)$/s
/** `Title: words`, `URL: address`. */
const fieldRow = /^\s*(?:\d{1,4}[.)]\s*)?(?:\*\*)?(Title|URL|Link|Source)(?:\*\*)?:(?:\*\*)?(.*)$/is
/** An address alone. */
const addressRow = /^\s*(?:(?:[-*]|\d{1,4}[.)])\s*)?<?(https?:\/\/[^\s>]+)>?\s*$/
const fieldLead = /^\s*(?:\*\*)?(?:Text|Snippet|Summary|Description|Content|Highlights|Published(?: Date)?|Author):(?:\*\*)?\s*/i

function readEntry(row: string): SourceEntry | undefined {
  if (row.length > longestRow) return undefined
  const numbered = readNumbered(row.trimEnd())
  if (numbered !== undefined) return numbered
  const markdown = markdownRow.exec(row)
  if (markdown !== null) {
    const words = markdown[3]?.trim().replace(/^[-–—:]\s*/, '') ?? ''
    return { title: markdown[1], address: markdown[2], ...(words !== '' && { snippets: [words] }) }
  }
  const field = fieldRow.exec(row)
  if (field !== null) return /^title$/i.test(field[1] ?? '') ? { title: field[2] } : { address: field[2]?.trim() }
  const address = addressRow.exec(row)?.[1]
  return address === undefined ? undefined : { address }
}

/** `1. Title`, `- **Title**`, with the address on a row of its own below. */
const titleRow = /^\s*(?:#{1,6}\s+)?(?:[-*•]|\[?\d{1,4}[.)\]])\s+(\S.*)$/

function readTitle(row: string, next: string): SourceEntry | undefined {
  const title = row.length > longestRow ? undefined : titleRow.exec(row)?.[1]
  const below = title === undefined ? undefined : readEntry(next)
  if (title === undefined || below?.address === undefined || below.title !== undefined) return undefined
  return { title: title.trim().replace(/^\*\*(.+)\*\*$/, '$1') }
}

/** `[1] Title (address)`, `[1] Title address`. */
function readNumbered(row: string): SourceEntry | undefined {
  const lead = /^\[\d{1,4}\] /.exec(row)?.[0]
  const at = lead === undefined ? -1 : row.lastIndexOf('http')
  if (lead === undefined || at < lead.length) return undefined
  const isBracketed = row[at - 1] === '(' && row.endsWith(')')
  const address = row.slice(at, isBracketed ? -1 : undefined)
  const title = row.slice(lead.length, isBracketed ? at - 1 : at).trim()
  return /^https?:\/\/\S+$/.test(address) ? { title, address } : undefined
}

/** A title without address takes an address without title. */
function isPartOf(current: MutableParts, entry: SourceParts): boolean {
  return current.address === undefined && entry.address !== undefined && entry.title === undefined
}

/** Words below a title that belong to it: indented, or named. */
function isSnippet(row: string, current: MutableParts): boolean {
  return current.snippets.length < 20 && (fieldLead.test(row) || (/^\s+\S/.test(row) && row.length < 100_000))
}
