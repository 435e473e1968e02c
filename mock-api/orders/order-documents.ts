import { VAT_PERCENT } from '#app/domain/checkout/order-document.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { wireDate } from '../wire/date.ts'
import type { Checkout } from './checkout.ts'
import type { OrderRow } from './order-rows.ts'

/** Proformas of an unpaid order, invoices of a paid one, one per vendor; none of a cancelled one (EXT-18). */
export function orderDocuments({ orders, returnTerms }: Pick<Checkout, 'orders' | 'returnTerms'>, row: OrderRow) {
  if (row.status === 'CANCELLED') return []
  const paidAt = orders.events(row).find(({ status }) => status === 'PAID')?.at
  const kind = row.status === 'AWAITING_PAYMENT' ? ('PROFORMA' as const) : ('INVOICE' as const)
  const parcels = Map.groupBy(orders.deliveries(row), ({ vendorId }) => vendorId)
  const vendorIds = [...parcels.keys()]
  const addresses = new Map(returnTerms(vendorIds).map(({ vendorId, address }) => [vendorId, address]))
  const lines = vendorIds.map((vendorId) => orders.lines(row).filter((line) => line.vendorId === vendorId))
  const grossOf = (line: (typeof lines)[number][number]) => line.quantity * (line.promoPrice ?? line.regularPrice)
  return vendorIds.map((vendorId, index) => {
    const own = parcels.get(vendorId) ?? []
    const ofVendor = lines[index] ?? []
    const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) => rows.reduce((total, row) => total + amountOf(row), 0)
    const delivery = sum(own, ({ priceAfterDiscounts }) => priceAfterDiscounts)
    const goods = sum(ofVendor, ({ paid }) => paid)
    const gross = goods + delivery
    const vat = sum([...ofVendor, ...own], (part) => part.vat)
    return {
      kind,
      number: `${kind === 'INVOICE' ? 'FV' : 'PRO'}/${row.id}/${index + 1}`,
      issuedAt: wireDate(paidAt ?? row.createdAt),
      seller: { name: own[0]?.vendorName ?? '', address: (addresses.get(vendorId) ?? []).slice(1), taxNumber: taxNumberOf(vendorId) },
      lines: ofVendor.map((line) => ({ name: line.name, quantity: line.quantity, gross: toWire(grossOf(line)) })),
      delivery: toWire(delivery),
      discount: toWire(sum(ofVendor, grossOf) - goods),
      vatPercent: VAT_PERCENT,
      net: toWire(gross - vat),
      vat: toWire(vat),
      gross: toWire(gross),
      currencyId: row.currencyId,
    }
  })
}

/** A tax number for a vendor, of which the catalog has none: with the prefix 000, which no office gives. */
function taxNumberOf(vendorId: number): string {
  return `000${String(vendorId).padStart(7, '0')}`
}
