import { PAID_PARTS, type PaidPart } from '#app/domain/cart/cart-totals.ts'
import { addressLines } from '#app/domain/checkout/address.ts'
import { VAT_PERCENT } from '#app/domain/checkout/order-document.ts'
import { partOfPieces, type WithdrawalRefund } from '#app/domain/checkout/withdrawal.ts'
import { CURRENCIES, MAIN_CURRENCY } from '#app/domain/market.ts'
import type { order, orderDelivery, orderLine, StoredDocument } from '#db/order-tables.ts'
import { documentNumber, type DocumentRow, type DocumentRows } from './document-rows.ts'
import type { Seller } from './sellers.ts'

type OrderRow = typeof order.$inferSelect
type Line = typeof orderLine.$inferSelect
type Delivery = typeof orderDelivery.$inferSelect

/** What documents are written from. */
export interface DocumentParts {
  lines: (key: Pick<OrderRow, 'world' | 'id'>) => Line[]
  deliveries: (key: Pick<OrderRow, 'world' | 'id'>) => Delivery[]
  documents: DocumentRows
  sellersOf: (world: string, vendorIds: readonly number[]) => Seller[]
}

/** A part of an order that a document is about. */
interface BilledPart {
  vendorId: number
  line: StoredDocument['lines'][number]
}

/** Issues a document of each seller for all of an order (EXT-18). The caller holds a transaction. */
export function issueForOrder(parts: DocumentParts, row: OrderRow, kind: 'PROFORMA' | 'INVOICE', now: number): void {
  issue(parts, row, { kind, billed: allOf(parts, row), correctsOf: () => null, now })
}

/** Whether an order has an invoice, so that what changes it is a correction. */
export function isInvoiced({ documents }: Pick<DocumentParts, 'documents'>, row: Pick<OrderRow, 'world' | 'id'>): boolean {
  return documents.ofOrder(row).some(({ kind }) => kind === 'INVOICE')
}

/** Corrects the invoices of an order that is cancelled: each takes back all of it. The caller holds a transaction. */
export function correctCancelled(parts: DocumentParts, row: OrderRow, now: number): void {
  correct(parts, row, { billed: allOf(parts, row), reason: 'CANCELLED', now })
}

interface Withdrawn {
  /** All lines of the order, with the pieces of this withdrawal and of earlier ones. */
  lines: readonly (Pick<Line, 'vendorId' | 'name' | 'paid' | 'vat'> & { ordered: number; withdrawn: number; withdrawnBefore: number })[]
  refund: WithdrawalRefund
  now: number
}

/** Corrects the invoices of an order for a withdrawal: a document of each seller concerned takes back what is refunded. The caller holds a transaction. */
export function correctWithdrawn(parts: DocumentParts, row: OrderRow, { lines, refund, now }: Withdrawn): void {
  const goods = lines.flatMap((line, index) => {
    const pieces = { quantity: line.withdrawn, gross: refund.lines[index] ?? 0, vat: partOfPieces(line.vat, line) }
    const billed = billedLine('GOODS', { name: line.name, ...pieces, price: pieces.gross })
    return line.withdrawn > 0 ? [{ vendorId: line.vendorId, line: billed }] : []
  })
  const deliveries = parts.deliveries(row).filter((_delivery, index) => (refund.parcels[index] ?? 0) > 0)
  correct(parts, row, { billed: [...goods, ...deliveries.map(ofDelivery)], reason: 'WITHDRAWN', now })
}

function correct(
  parts: DocumentParts,
  row: OrderRow,
  { billed, reason, now }: { billed: readonly BilledPart[]; reason: 'CANCELLED' | 'WITHDRAWN'; now: number },
): void {
  const invoices = parts.documents.ofOrder(row).filter(({ kind }) => kind === 'INVOICE')
  const correctsOf = (vendorId: number) => {
    const invoice = invoices.find((each) => each.vendorId === vendorId)
    return invoice ? { number: documentNumber(invoice), reason } : null
  }
  issue(parts, row, { kind: 'CORRECTION', billed: billed.map(negative), correctsOf, now })
}

interface Issued {
  kind: DocumentRow['kind']
  billed: readonly BilledPart[]
  correctsOf: (vendorId: number) => StoredDocument['corrects']
  now: number
}

function issue({ documents, sellersOf }: DocumentParts, row: OrderRow, { kind, billed, correctsOf, now }: Issued): void {
  const byVendor = Map.groupBy(billed, ({ vendorId }) => vendorId)
  const sellers = new Map(sellersOf(row.world, [...byVendor.keys()]).map((seller) => [seller.vendorId, seller]))
  for (const [vendorId, own] of [...byVendor].toSorted(([one], [other]) => one - other)) {
    const { address: [name = '', ...address] = [], taxNumber = '' } = sellers.get(vendorId) ?? {}
    const seller = { name, address, taxNumber }
    const content = { seller, buyer: buyerOf(row), ...sumsOf(own, row), corrects: correctsOf(vendorId) }
    documents.issue(row, kind, { vendorId, content, now })
  }
}

function sumsOf(own: readonly BilledPart[], { currencyId }: OrderRow) {
  const lines = own.map(({ line }) => line)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const vat = sum(lines.map((line) => line.vat))
  const { plnPerUnit } = CURRENCIES[currencyId]
  return {
    lines,
    net: sum(lines.map(({ net }) => net)),
    vat,
    gross: sum(lines.map(({ gross }) => gross)),
    // Half a grosz is rounded away from zero, so that a correction takes back what its invoice says.
    vatInPln: currencyId === MAIN_CURRENCY ? null : { vat: Math.sign(vat) * Math.round((Math.abs(vat) * plnPerUnit) / 10_000), plnPerUnit },
  }
}

/** What is billed of each part of a total. */
const BILLED: Readonly<Record<PaidPart, (parts: DocumentParts, row: OrderRow) => BilledPart[]>> = {
  productsAfterDiscounts: ({ lines }, row) => lines(row).map(ofLine),
  deliveriesAfterDiscounts: ({ deliveries }, row) => deliveries(row).map(ofDelivery),
}

function allOf(parts: DocumentParts, row: OrderRow): BilledPart[] {
  return PAID_PARTS.flatMap((part) => BILLED[part](parts, row))
}

function ofLine({ vendorId, paid, regularPrice, promoPrice, ...line }: Line): BilledPart {
  return { vendorId, line: billedLine('GOODS', { ...line, gross: paid, price: line.quantity * (promoPrice ?? regularPrice) }) }
}

function ofDelivery({ vendorId, price, priceAfterDiscounts: gross, vat }: Delivery): BilledPart {
  return { vendorId, line: billedLine('DELIVERY', { name: '', quantity: 1, gross, vat, price }) }
}

function billedLine(
  kind: 'GOODS' | 'DELIVERY',
  { name, quantity, gross, vat, price }: { name: string; quantity: number; gross: number; vat: number; price: number },
): BilledPart['line'] {
  const net = gross - vat
  const unit = kind === 'GOODS' ? 'PIECE' : 'SERVICE'
  return { kind, name, quantity, unit, netUnitPrice: Math.round(net / quantity), vatPercent: VAT_PERCENT, net, vat, gross, price }
}

/** What a correction says of a part: less of it, at the same price each, and no discount. */
function negative({ vendorId, line }: BilledPart): BilledPart {
  const { quantity, net, vat, gross } = line
  return { vendorId, line: { ...line, quantity: -quantity, net: -net, vat: -vat, gross: -gross, price: -gross } }
}

function buyerOf({ firstName, lastName, deliveryAddress, invoice }: OrderRow): StoredDocument['buyer'] {
  return invoice
    ? { name: invoice.company, address: [invoice.address], taxNumber: invoice.nip }
    : { name: `${firstName} ${lastName}`, address: addressLines(deliveryAddress), taxNumber: null }
}
