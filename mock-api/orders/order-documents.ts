import { VAT_PERCENT } from '#app/domain/checkout/order-document.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import type { StoredDocument } from '#db/order-tables.ts'
import { wireDate } from '../wire/date.ts'
import type { Checkout } from './checkout.ts'
import { documentNumber } from './document-rows.ts'
import type { OrderRow } from './order-rows.ts'

type StoredLine = StoredDocument['lines'][number]

/** What sellers issued for an order, as they issued it, oldest first (EXT-18, EXT-48). */
export function orderDocuments({ documents }: Pick<Checkout, 'documents'>, row: OrderRow) {
  return documents.ofOrder(row).map((document) => {
    const { seller, buyer, lines, vatInPln, corrects, ...sums } = document.content
    const goods = lines.filter(({ kind }) => kind === 'GOODS')
    const deliveries = lines.filter(({ kind }) => kind === 'DELIVERY')
    const sum = (of: readonly StoredLine[], amountOf: (line: StoredLine) => number) => of.reduce((total, line) => total + amountOf(line), 0)
    return {
      kind: document.kind,
      number: documentNumber(document),
      issuedAt: wireDate(document.issuedAt),
      seller,
      buyer,
      lines: goods.map((line) => ({ name: line.name, quantity: line.quantity, gross: toWire(line.price), billed: wireBilled(line) })),
      delivery: toWire(sum(deliveries, ({ gross }) => gross)),
      deliveries: deliveries.map(wireBilled),
      discount: toWire(sum(goods, ({ price, gross }) => price - gross)),
      vatPercent: lines[0]?.vatPercent ?? VAT_PERCENT,
      ...wireSums(sums),
      vatInPln: vatInPln && { vat: toWire(vatInPln.vat), rate: vatInPln.plnPerUnit / 10_000 },
      corrects,
      currencyId: row.currencyId,
    }
  })
}

function wireBilled(line: StoredLine) {
  return {
    quantity: line.quantity,
    unit: line.unit,
    netUnitPrice: toWire(line.netUnitPrice),
    vatPercent: line.vatPercent,
    ...wireSums(line),
  }
}

function wireSums({ net, vat, gross }: { net: number; vat: number; gross: number }) {
  return { net: toWire(net), vat: toWire(vat), gross: toWire(gross) }
}
