import { isLanguage, type Language, DEFAULT_LANGUAGE } from '#app/domain/language.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { PaymentMethodName } from '#app/shop-api/contract/checkout.ts'
import { type OrderRow } from './order-rows.ts'
import { paymentLink } from './payment-rows.ts'
import type { Checkout } from './checkout.ts'
import { productHref, wireCurrency, wireSummary } from '../cart/wire-cart.ts'
import { wireDate } from '../wire/date.ts'

/** An order in the list of orders (GAP-33). */
export function wireOrderRow({ orders }: Checkout, row: OrderRow, language: Language) {
  return {
    ...wireHead(row),
    totalCost: toWire(row.productsAfterDiscounts + row.deliveriesAfterDiscounts),
    currency: wireCurrency(row.currencyId, language),
    itemsCount: orders.lines(row).reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** A whole order, in the currency in which it was placed. */
export function wireOrder({ orders, payments }: Checkout, row: OrderRow, language: Language) {
  const { email, phone, firstName, lastName, deliveryAddress, invoice, comment, currencyId } = row
  const lines = orders.lines(row)
  const payment = payments.latest(row)
  const isOpen = row.status === 'AWAITING_PAYMENT' && payment?.status === 'PENDING'
  return {
    ...wireHead(row),
    deliveries: orders.deliveries(row).map(({ vendorId, vendorName, deliveryTypeId, price }) => ({
      vendor: { id: vendorId, name: vendorName },
      deliveryTypeId,
      price: toWire(price),
      currencyId,
      items: lines
        .filter((line) => line.vendorId === vendorId && line.deliveryTypeId === deliveryTypeId)
        .map(({ productId: id, name, quantity, regularPrice, promoPrice }) => ({
          id,
          name,
          href: productHref({ id, name }, isLanguage(row.langId) ? row.langId : DEFAULT_LANGUAGE),
          quantity,
          price: toWire(regularPrice),
          promoPrice: promoPrice === null ? null : toWire(promoPrice),
          currencyId,
        })),
    })),
    contact: { email, phone, firstName, lastName },
    deliveryAddress,
    invoice,
    comment,
    payment: {
      method: PaymentMethodName.parse(payment?.method ?? row.paymentMethod),
      status: payment?.status ?? ('PENDING' as const),
      paymentLink: isOpen ? paymentLink(payment.id) : null,
    },
    summary: wireSummary(totalsOf(row), row.promoCode, { currencyId, language }),
  }
}

function wireHead({ id, number, createdAt, status }: OrderRow) {
  return { id, number, createdAt: wireDate(createdAt), status }
}

const NOTHING_OFF = { products: 0, deliveries: 0, deliveriesPrices: 0, deliveriesMOV: 0, deliveriesWarehouse: 0, productsPrices: 0 }

function totalsOf({ products, productsAfterDiscounts, deliveries, deliveriesAfterDiscounts, discount }: OrderRow) {
  return {
    products,
    productsAfterDiscounts,
    deliveries,
    deliveriesAfterDiscounts,
    totalCost: productsAfterDiscounts + deliveriesAfterDiscounts,
    discount: discount ?? NOTHING_OFF,
  }
}
