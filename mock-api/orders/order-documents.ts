import { sharesOf, vatInGross } from '#app/domain/checkout/order-document.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { wireDate } from '../wire/date.ts'
import type { Checkout } from './checkout.ts'
import type { OrderRow } from './order-rows.ts'

/** Tax on everything that vendors sell, in per cent. */
const VAT_PERCENT = 23

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
  const products = lines.map((own) => own.reduce((sum, line) => sum + grossOf(line), 0))
  const discounts = sharesOf(row.products - row.productsAfterDiscounts, products)
  return vendorIds.map((vendorId, index) => {
    const own = parcels.get(vendorId) ?? []
    const discount = discounts[index] ?? 0
    const delivery = own.reduce((sum, { priceAfterDiscounts }) => sum + priceAfterDiscounts, 0)
    const gross = (products[index] ?? 0) - discount + delivery
    const vat = vatInGross(gross, VAT_PERCENT)
    return {
      kind,
      number: `${kind === 'INVOICE' ? 'FV' : 'PRO'}/${row.id}/${index + 1}`,
      issuedAt: wireDate(paidAt ?? row.createdAt),
      seller: { name: own[0]?.vendorName ?? '', address: (addresses.get(vendorId) ?? []).slice(1), taxNumber: taxNumberOf(vendorId) },
      lines: (lines[index] ?? []).map((line) => ({ name: line.name, quantity: line.quantity, gross: toWire(grossOf(line)) })),
      delivery: toWire(delivery),
      discount: toWire(discount),
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
