import type { z } from '@hono/zod-openapi'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { isSameTotals, orderTotals } from '#app/domain/checkout/order-totals.ts'
import { VAT_PERCENT, vatInGross } from '#app/domain/checkout/order-document.ts'
import { isPaymentPossible } from '#app/domain/checkout/payment-methods.ts'
import type { OrderBody } from '#app/shop-api/contract/checkout.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import { errorBody, refused } from '../http/errors.ts'
import type { Worlds } from '../store/worlds.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireSummary } from '../cart/wire-cart.ts'
import { effectivePrice, openPromo } from '../pricing/promo.ts'
import { deliveredAs } from '../cart/delivered-as.ts'
import { isProfessional } from './is-professional.ts'
import { paymentLink } from './payment-link.ts'
import { previewOrder } from './preview-order.ts'
import { isDelivered, pricedCart, type PricedCart, type PricedLine } from '../cart/priced-cart.ts'
import { parcelPromise } from '../cart/parcel-promise.ts'
import type { Checkout } from './checkout.ts'

/** How long an order awaits its payment, in ms (GAP-100). */
export const UNPAID_ORDER_MS = 72 * HOUR_MS

interface OrderInput {
  key: OwnerKey
  /** Whose cart is ordered: that of the guest for whose order a client was made (EXT-45), else the owner's. */
  cart: OwnerKey
  body: z.output<typeof OrderBody>
  context: ResponseContext
}

/** What an order is placed with. */
export interface OrderParts {
  checkout: Checkout
  worlds: Worlds
  accounts: Pick<Accounts, 'clients' | 'consents'>
}

/**
 * Places an order for a cart, takes its pieces from stock and confirms it by mail, or returns the refusal (GAP-31).
 * The caller holds an immediate transaction.
 */
export function placeOrder({ checkout, worlds, accounts }: OrderParts, { key, cart: ofCart, body, context }: OrderInput) {
  const { carts, codes, stock, orders, payments } = checkout
  const { world, now, currencyId } = context
  const lines = carts.lines(ofCart)
  if (lines.length === 0) return { status: 409, body: errorBody('CONFLICT') } as const
  const chosen = deliveredAs(lines, body.deliveries, context)
  if (!chosen) return refused('deliveries')
  const cart = pricedCart(codes, { owner: key.owner, lines: chosen, code: body.promoCode, context })
  const gone = cart.lines.filter((line) => !line.isAvailable)
  if (gone.length > 0) return notAvailable(gone)
  if (!cart.lines.every((line) => isDelivered(line, context))) return refused('deliveryAddress.countryId')
  const { totals } = cart
  // Checked before the code: an expired code changes the totals, and the preview reports it.
  if (body.expectedTotals && !isSameTotals(body.expectedTotals, totalsOf(cart, context))) {
    return priceChanged(previewOrder(checkout, { key: ofCart, lines: chosen, code: body.promoCode, context }))
  }
  if (cart.isPromoCodeRefused) return refused('promoCode')
  if (!isPaymentPossible(body.paymentMethod, { minor: totals.totalCost, currencyId })) return refused('paymentMethod')

  for (const { productId, quantity } of cart.lines) {
    // No other write runs during this transaction; if one did, the order must fail rather than oversell.
    if (!stock.take({ world, productId, quantity })) throw new Error(`Stock of product ${productId} changed inside of a transaction`)
  }
  if (cart.promoCode) codes.changeUses(key, cart.promoCode.code, -1)
  const id = worlds.nextId(world)
  const number = `PAT-${id}`
  const isOfProfessional = isProfessional(accounts, key)
  orders.add({ ...orderRow(cart, { key, body, context }), id, number, isOfProfessional }, rowsOf(cart, context))
  const payment = payments.open({ world, id, currencyId }, { method: body.paymentMethod, amount: totals.totalCost, now })
  carts.clear(ofCart)
  accounts.consents.add({
    world,
    email: body.email,
    orderId: id,
    subjects: ['terms'],
    act: 'GIVEN',
    place: 'checkout',
    language: context.language,
    now,
  })
  // Its mail names the payment.
  orders.enter({ world, id }, 'AWAITING_PAYMENT', now)
  const link = paymentLink(payment)
  const summary = wireSummary(totals, cart.promoCode?.code ?? null, context)
  return { status: 200, body: { data: { orderId: id, number, status: 'AWAITING_PAYMENT' as const, paymentLink: link, summary } } } as const
}

function orderRow({ totals, promoCode }: PricedCart, { key, body, context }: Omit<OrderInput, 'cart'>) {
  const { deliveries: _deliveries, termsAgreement: _termsAgreement, promoCode: _promoCode, ...buyer } = body
  const { products, productsAfterDiscounts, deliveries, deliveriesAfterDiscounts } = totals
  return {
    ...key,
    ...buyer,
    expectedTotals: body.expectedTotals ?? null,
    status: 'AWAITING_PAYMENT' as const,
    langId: context.language,
    currencyId: context.currencyId,
    promoCode: promoCode?.code ?? null,
    discount: promoCode && totals.discount,
    products,
    productsAfterDiscounts,
    deliveries,
    deliveriesAfterDiscounts,
    createdAt: context.now,
    expiresAt: context.now + UNPAID_ORDER_MS,
  }
}

function rowsOf({ lines, totals }: PricedCart, context: ResponseContext) {
  const { convert, now } = context
  const vendorNames = new Map(lines.map(({ product }) => [product.vendorId, product.vendorName]))
  return {
    lines: lines.map(({ product, productId, deliveryTypeId, quantity, campaignId, listId }, index) => {
      const paid = totals.paidForLines[index] ?? 0
      const promo = openPromo(product, now)
      const prices = { regularPrice: convert(product.regularPrice), promoPrice: promo && convert(promo.price) }
      return {
        productId,
        deliveryTypeId,
        quantity,
        campaignId,
        listId,
        vendorId: product.vendorId,
        name: product.name,
        ...prices,
        paid,
        vat: vatInGross(paid, VAT_PERCENT),
      }
    }),
    deliveries: totals.parcels.map(({ vendorId, deliveryTypeId, price, priceAfterDiscounts }) => ({
      vendorId,
      deliveryTypeId,
      price,
      priceAfterDiscounts,
      vat: vatInGross(priceAfterDiscounts, VAT_PERCENT),
      vendorName: vendorNames.get(vendorId) ?? '',
      ...parcelPromise(
        lines.filter((line) => line.product.vendorId === vendorId && line.deliveryTypeId === deliveryTypeId),
        context,
      ),
    })),
  }
}

/** The totals that the shopper must have been shown. */
function totalsOf({ lines, totals }: PricedCart, { currencyId, convert, now }: ResponseContext) {
  const amounts = [
    ...totals.parcels.map(({ vendorId, price }) => ({ vendorId, amount: price })),
    ...lines.map(({ product, quantity }) => ({ vendorId: product.vendorId, amount: quantity * convert(effectivePrice(product, now)) })),
  ]
  return orderTotals({ currencyId, total: totals.totalCost, amounts })
}

function priceChanged(preview: ReturnType<typeof previewOrder>) {
  const { error } = errorBody('PRICE_CHANGED')
  return { status: 409, body: { error: { ...error, preview } } } as const
}

function notAvailable(gone: PricedLine[]) {
  const { error } = errorBody('NOT_AVAILABLE')
  const lines = gone.map(({ productId, deliveryTypeId, quantity, amountOfAvailableItems }) => ({
    productId,
    deliveryTypeId,
    quantity,
    amountOfAvailableItems,
  }))
  return { status: 409, body: { error: { ...error, lines } } } as const
}
