import { totalOf } from '#app/domain/cart/cart-totals.ts'
import { DELIVERY_TYPE, hasFreeDelivery } from '#app/domain/delivery/delivery.ts'
import { MAIN_CURRENCY } from '#app/domain/market.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { isPaymentPossible, PAYMENT_METHODS } from '#app/domain/checkout/payment-methods.ts'
import { eachLanguage } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'
import {
  estimateDelivery,
  PaymentMethodName,
  paymentMethods,
  placeOrder as placeOrderCall,
  previewOrder as previewOrderCall,
  rePay,
} from '#app/shop-api/contract/checkout.ts'
import { sandboxPayment, settleSandboxPayment } from '#app/shop-api/contract/sandbox-payment.ts'
import { idempotentResponse } from '../http/idempotent-response.ts'
import { errorResponse, refuseInvalidOrUnknownPath } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { compose, requireLogin, requireVisitor } from '../http/visitor-guards.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { deliveredAs } from '../cart/delivered-as.ts'
import { workingDaysOf } from '../cart/parcel-promise.ts'
import { awaitedTransfer } from '../orders/bank-accounts.ts'
import { paymentLink } from '../orders/payment-link.ts'
import type { PaymentRows } from '../orders/payment-rows.ts'
import { placeOrder } from '../orders/place-order.ts'
import { previewOrder } from '../orders/preview-order.ts'
import { wireEvents } from '../orders/wire-order.ts'
import { wireWithdrawals } from '../orders/wire-withdrawals.ts'
import { ownDeliveryPrice } from '../pricing/delivery-zones.ts'
import { effectivePrice } from '../pricing/promo.ts'
import { inTransaction } from '../store/in-transaction.ts'

const PAYMENT_NAMES = eachLanguage((language) => readLocale(language, 'common'))

export function routeCheckout(inputs: RouteInputs): void {
  const { app, db, commit, store, accounts, checkout } = inputs
  const { carts, orders, payments } = checkout

  const wire = (found: PaymentOfOrder, now: number) => ({
    ...wirePayment(found),
    events: wireEvents(orders.events(found.order)),
    ...wireWithdrawals(checkout, found.order, now),
  })

  app.openapi({ ...estimateDelivery, middleware: compose(requireLogin, ...jsonBody) }, (c) => {
    const { productId, quantity } = c.req.valid('json')
    const { now, currencyId, convert } = contextFor(inputs, c.req.valid('header'), c.var)
    const [product] = store.products.list(c.var.world, [productId])
    if (!product) return errorResponse(c, 'NOT_FOUND')
    const isFree = hasFreeDelivery({ minor: effectivePrice(product, now) * quantity, currencyId: MAIN_CURRENCY })
    const days = workingDaysOf({ shippingDays: product.shippingDays, vacationUntil: product.vendorVacation }, now)
    const items = (['STANDARD', 'HOME'] as const).flatMap((type) => {
      const deliveryTypeId = DELIVERY_TYPE[type]
      const price = ownDeliveryPrice(product, deliveryTypeId)
      return price === null ? [] : { type, deliveryTypeId, price: isFree ? 0 : toWire(convert(price)), currencyId, days }
    })
    return c.json({ data: { items } }, 200)
  })

  app.openapi(paymentMethods, (c) => {
    const { langid } = c.req.valid('header')
    const items = PaymentMethodName.options.map((id) => {
      const { currencies, min, max } = PAYMENT_METHODS[id]
      return { id, name: PAYMENT_NAMES[langid][`payment-${id}`], currencies: [...currencies], min, max }
    })
    return c.json({ data: { items } }, 200)
  })

  app.openapi({ ...previewOrderCall, middleware: compose(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner } = c.var
    const { deliveries, promoCode: code, countryId } = c.req.valid('json')
    const headers = c.req.valid('header')
    const context = contextFor(inputs, { ...headers, shippingto: countryId ?? headers.shippingto }, c.var)
    const inCart = carts.lines({ world, owner })
    const lines = deliveries.length === 0 ? inCart : deliveredAs(inCart, deliveries, context)
    if (!lines) return errorResponse(c, 'INVALID', 'deliveries')
    const preview = await commit(() => previewOrder(checkout, { key: { world, owner }, lines, code, context }))
    return c.json({ data: preview }, 200)
  })

  app.openapi({ ...placeOrderCall, middleware: compose(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner, visitor, guestId } = c.var
    const { 'idempotency-key': key, ...headers } = c.req.valid('header')
    const body = c.req.valid('json')
    // The address decides, whatever country the header names (EXT-49).
    const context = contextFor(inputs, { ...headers, shippingto: body.deliveryAddress.countryId }, c.var)
    return idempotentResponse(c, inputs, { key, body }, () => {
      const client = visitor?.kind === 'client' ? accounts.clients.byId({ world, clientId: visitor.id }) : undefined
      const isOfGuest = client?.passwordHash === null && guestId !== null && client.guestId === guestId
      const cart = { world, owner: isOfGuest ? (`guest:${guestId}` as const) : owner }
      return placeOrder(inputs, { key: { world, owner }, cart, body, context })
    })
  })

  app.openapi({ ...rePay, middleware: compose(requireVisitor, ...jsonBody) }, (c) => {
    const { paymentMethod: method, payment: reference = null } = c.req.valid('json')
    const { orderId } = c.req.valid('param')
    const { world, now } = c.var
    const opened = inTransaction(db, () => {
      const row = orders.byId(c.var, orderId) ?? payments.orderOf({ world, id: reference }, orderId)
      if (!row) return 'NOT_FOUND'
      if (row.status !== 'AWAITING_PAYMENT') return 'CONFLICT'
      const amount = totalOf(row)
      if (!isPaymentPossible(method, { minor: amount, currencyId: row.currencyId })) return 'INVALID'
      return { id: payments.open(row, { method, amount, now }) }
    })
    if (opened === 'INVALID') return errorResponse(c, opened, 'paymentMethod')
    return typeof opened === 'string' ? errorResponse(c, opened) : c.json({ data: { paymentLink: paymentLink(opened.id) } }, 200)
  })

  app.openapi(
    sandboxPayment,
    (c) => {
      const found = payments.find({ world: c.var.world, id: c.req.valid('param').paymentId })
      return found ? c.json({ data: wire(found, c.var.now) }, 200) : errorResponse(c, 'NOT_FOUND')
    },
    refuseInvalidOrUnknownPath,
  )

  app.openapi(
    { ...settleSandboxPayment, middleware: jsonBody },
    (c) => {
      const { world, now } = c.var
      const settled = payments.settle({ world, id: c.req.valid('param').paymentId }, c.req.valid('json').status, now)
      if (settled === undefined) return errorResponse(c, 'NOT_FOUND')
      return settled ? c.json({ data: wire(settled, now) }, 200) : errorResponse(c, 'CONFLICT')
    },
    refuseInvalidOrUnknownPath,
  )
}

type PaymentOfOrder = NonNullable<ReturnType<PaymentRows['find']>>

function wirePayment({ payment, order }: PaymentOfOrder) {
  const { id, method, amount, currencyId, status } = payment
  const { id: orderId, number: orderNumber, status: orderStatus } = order
  const transfer = awaitedTransfer({ status: orderStatus, number: orderNumber, method, currencyId })
  return {
    id,
    orderId,
    orderNumber,
    orderStatus,
    method: PaymentMethodName.parse(method),
    amount: toWire(amount),
    currencyId,
    status,
    transfer,
  }
}
