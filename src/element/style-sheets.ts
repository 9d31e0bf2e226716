import css from '../vue/style.css?inline'

/** The element among its neighbours, as a card without an element is. */
const hostCss = `@layer tool-card {
  :host { display: block; }
  :host(:not(:first-child)) { margin-block-start: var(--tc-gap); }
  :host([hidden]) { display: none; }
}`

/** A sheet belongs to the document it was made for: a page may hold elements in several, in frames for example. */
const cardSheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Styles a shadow root: the card's sheet, one for all elements of a page, then the element's own rules. Sheets are
 * constructed, so that a strict `style-src` holds; where that is unknown, style elements stand in.
 */
export function applySheets(root: ShadowRoot, own: string): void {
  const page = root.ownerDocument
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet || !('adoptedStyleSheets' in page) || !('replaceSync' in Sheet.prototype)) {
    applyStyleElements(root, own)
    return
  }
  const sheets = [cardSheets.get(page) ?? prepare(page, Sheet)]
  if (own.trim() !== '')
    sheets.push(makeSheet(Sheet, own))
  root.adoptedStyleSheets = sheets
}

/**
 * The defaults of the custom properties go to the page itself: on the element they would hide what the page, or any
 * part of it around the element, sets. So in the shadow roots `:host` is made to match nothing.
 */
function prepare(page: Document, Sheet: typeof CSSStyleSheet): CSSStyleSheet {
  const theme = makeSheet(Sheet, css)
  keepTheme(theme)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, theme]
  const card = makeSheet(Sheet, css.replaceAll(':host', ':root') + hostCss)
  cardSheets.set(page, card)
  return card
}

function makeSheet(Sheet: typeof CSSStyleSheet, text: string): CSSStyleSheet {
  const sheet = new Sheet()
  sheet.replaceSync(text)
  return sheet
}

/** Keeps the rules that set nothing but custom properties, for the whole page or any part of it: they begin so. */
function keepTheme(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index--) {
    const rule = group.cssRules[index]!
    const selector = 'selectorText' in rule ? String(rule.selectorText) : undefined
    if (selector === undefined && 'insertRule' in rule)
      keepTheme(rule as CSSGroupingRule)
    else if (!selector?.startsWith(':where('))
      group.deleteRule(index)
  }
}

function applyStyleElements(root: ShadowRoot, own: string): void {
  for (const old of root.querySelectorAll(':scope > style'))
    old.remove()
  for (const text of [own, css + hostCss]) {
    const style = root.ownerDocument.createElement('style')
    style.textContent = text
    root.prepend(style)
  }
}
