/** A file before and after an edit in several places, and a patch of several files. */
export const invoice = `import type { Customer, Invoice, Line, Money } from '../types'
import { formatMoney } from '../money/format'
import { rateOf } from '../tax/rates'

/** Cents: amounts are whole numbers from here on. */
export function toCents(amount: number): Money {
  return Math.round(amount * 100) as Money
}

/** Lines without a price are gifts. */
export function isGift(line: Line): boolean {
  return line.price === 0
}

export function netOf(lines: readonly Line[]): Money {
  let net = 0
  for (const line of lines) {
    if (isGift(line)) continue
    net += line.price * line.count
  }
  return net as Money
}

export function vatOf(lines: readonly Line[], customer: Customer): Money {
  const rate = rateOf(customer.country)
  let vat = 0
  for (const line of lines) vat += Math.round(line.price * line.count * rate)
  return vat as Money
}

/** Everything that an invoice says of a basket. */
export function makeInvoice(lines: readonly Line[], customer: Customer): Invoice {
  const net = netOf(lines)
  const vat = vatOf(lines, customer)
  return { customer, lines, net, vat, gross: (net + vat) as Money }
}

export function printInvoice(invoice: Invoice): string {
  const rows = invoice.lines.map(line => \`\${line.count} × \${line.title}\`)
  return [
    invoice.customer.name,
    ...rows,
    \`Net \${formatMoney(invoice.net)}\`,
    \`VAT \${formatMoney(invoice.vat)}\`,
    \`Total \${formatMoney(invoice.gross)}\`,
  ].join('\\n')
}
`

export const roundedInvoice = invoice
  .replace('import { rateOf } from \'../tax/rates\'', 'import { rateOf } from \'../tax/rates\'\nimport { roundHalfUp } from \'../tax/rounding\'')
  .replace(`  let vat = 0
  for (const line of lines) vat += Math.round(line.price * line.count * rate)
  return vat as Money
`, `  return roundHalfUp(netOf(lines) * rate) as Money
`)
  .replace('`VAT ${formatMoney(invoice.vat)}`', '`VAT, rounded once, ${formatMoney(invoice.vat)}`')

export const patch = `*** Begin Patch
*** Add File: src/tax/rounding.ts
+/** Rounds to whole cents, halves up. */
+export function roundHalfUp(value: number): number {
+  return Math.floor(value + 0.5)
+}
*** Update File: src/tax/rates.ts
@@ export function rateOf(country: string): number {
-  return rates[country] ?? 0.2
+  const rate = rates[country]
+  if (rate === undefined) throw new RangeError(\`No rate for \${country}\`)
+  return rate
 }
*** Update File: test/cart.test.ts
*** Move to: test/cart/total.test.ts
@@
-import { total } from '../src/cart'
+import { total } from '../../src/cart'
*** Delete File: src/tax/legacy-rounding.ts
*** End Patch
`
