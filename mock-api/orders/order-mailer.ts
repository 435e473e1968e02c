import { amountOff } from '#app/domain/cart/cart-sums.ts'
import { totalOf } from '#app/domain/cart/cart-totals.ts'
import { sql } from 'drizzle-orm'
import { addressLines } from '#app/domain/checkout/address.ts'
import { paidAt } from '#app/domain/checkout/order-status.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#app/domain/language.ts'
import { instantOf } from '#app/domain/time/instant.ts'
import type { CurrencyId } from '#app/domain/market.ts'
import type { Db } from '#db/open.ts'
import { order, orderDelivery, orderEvent, orderLine, payment } from '#db/order-tables.ts'
import { arrivalDay } from '../cart/parcel-promise.ts'
import type { MailedOrder, OrderEventName, OrderEvents } from '../mails/mailed-order.ts'
import { orderMail } from '../mails/order-mails.ts'
import type { Outbox } from '../mails/outbox.ts'
import { awaitedTransfer } from './bank-accounts.ts'
import { isGuestsOrder } from './is-guests-order.ts'
import { linesLeft } from './lines-left.ts'
import { paymentLink } from './payment-link.ts'
import { returnTerms } from './return-terms.ts'
import { CARRIER } from './carrier.ts'
import { isRow } from '../store/is-row.ts'

interface OrderKey {
  world: string
  id: number
}

/** Mails what happens to orders (EXT-50). Whatever changes an order calls it in its transaction. */
export function orderMailer(db: Db, outbox: Pick<Outbox, 'send'>) {
  return {
    /** Sends the mail about an event of an order, if there is one and it was not sent. */
    tell<Name extends OrderEventName>(key: OrderKey, event: { name: Name; details: OrderEvents[Name]; now: number }): void {
      const mailed = readMailedOrder(db, key, event.now)
      const mail = mailed && orderMail(mailed, event)
      if (mail) outbox.send(key.world, mail)
    },
  }
}

export type OrderMailer = ReturnType<typeof orderMailer>

/** The one reader of what mails say of an order, amounts included. Undefined: there is no such order. */
function readMailedOrder(db: Db, { world, id }: OrderKey, now: number): MailedOrder | undefined {
  const isOf = (table: typeof orderLine | typeof orderDelivery | typeof orderEvent | typeof payment) => isRow(table, { world, orderId: id })
  const row = db.select().from(order).where(isRow(order, { world, id })).get()
  if (!row) return undefined
  const lines = db.select().from(orderLine).where(isOf(orderLine)).all()
  const left = linesLeft(db, { world, id })
  const deliveries = db.select().from(orderDelivery).where(isOf(orderDelivery)).all()
  const events = db.select().from(orderEvent).where(isOf(orderEvent)).all()
  const latest = db
    .select()
    .from(payment)
    .where(isOf(payment))
    .orderBy(sql`rowid DESC`)
    .limit(1)
    .get()
  const language = isLanguage(row.langId) ? row.langId : DEFAULT_LANGUAGE
  const returns = returnTerms(db, row.world, [...new Set(deliveries.map(({ vendorId }) => vendorId))])
  const paid = paidAt(events)
  const method = latest?.method ?? row.paymentMethod
  const money = moneyIn(row.currencyId)
  return {
    id,
    number: row.number,
    language,
    recipient: row.email,
    buyer: `${row.firstName} ${row.lastName}`,
    address: [...addressLines(row.deliveryAddress), countryName(row.deliveryAddress.countryId, language)],
    invoice: row.invoice && [row.invoice.company, row.invoice.nip, row.invoice.address],
    comment: row.comment,
    isOfProfessional: row.isOfProfessional,
    isGuests: isGuestsOrder(db, row),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    isPaid: paid !== null,
    parcels: deliveries.map((delivery) => ({
      left: left.filter(({ vendorId, deliveryTypeId }) => vendorId === delivery.vendorId && deliveryTypeId === delivery.deliveryTypeId),
      seller: delivery.vendorName,
      sellerAddress: returns.find(({ vendorId }) => vendorId === delivery.vendorId)?.address.slice(1) ?? [],
      deliveryTypeId: delivery.deliveryTypeId,
      arrivesBy: instantOf(`${arrivalDay(delivery, paid ?? now)} 00:00:00`),
      tracking: delivery.parcelNumber === null ? null : { carrier: CARRIER, number: delivery.parcelNumber },
      items: lines
        .filter(({ vendorId, deliveryTypeId }) => vendorId === delivery.vendorId && deliveryTypeId === delivery.deliveryTypeId)
        .map(({ name, quantity, regularPrice, promoPrice }) => {
          const price = promoPrice ?? regularPrice
          return { name, quantity, price: money(price), sum: money(price * quantity) }
        }),
      price: money(delivery.price),
    })),
    returns,
    sums: {
      products: money(row.products),
      delivery: money(row.deliveries),
      discount: money(amountOff(row)),
      total: money(totalOf(row)),
    },
    promoCode: row.promoCode,
    payment: { id: latest?.id ?? '', method, page: paymentLink(latest?.id ?? '') },
    transfer: awaitedTransfer({ ...row, method }),
  }
}

const moneyIn = (currencyId: CurrencyId) => (minor: number) => ({ minor, currencyId })

function countryName(countryId: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(countryId) ?? countryId
}
