import { DELIVERY_TYPE, hasFreeDelivery } from '#app/domain/delivery.ts'
import { MAIN_CURRENCY } from '#app/domain/market.ts'
import { toWire } from '#app/domain/money.ts'
import { PAYMENT_METHODS } from '#app/domain/payment-methods.ts'
import {
  estimateDelivery,
  PaymentMethodName,
  paymentMethods,
  placeOrder as placeOrderCall,
  previewOrder,
  rePay,
  sandboxPayment,
  settleSandboxPayment,
} from '#app/shop-api/contract/checkout.ts'
import { errorBody, refuseInvalidOrUnknownPath } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import { jsonBody } from '../http/json-body.ts'
import { inOrder, loginNeeded, visitorNeeded } from '../http/visitor-guards.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { deliveredAs } from '../trade/delivered-as.ts'
import { deliveryWays } from '../trade/delivery-ways.ts'
import { paymentLink, type PaymentRows } from '../trade/payment-rows.ts'
import { placeOrder } from '../trade/place-order.ts'
import { deliveryPriceOf, pricedCart } from '../trade/priced-cart.ts'
import { wireCart } from '../wire/cart.ts'
import { effectivePrice } from '../wire/promo.ts'

export function routeCheckout(inputs: RouteInputs): void {
  const { app, db, store, trade } = inputs
  const { carts, codes, orders, payments } = trade

  app.openapi({ ...estimateDelivery, middleware: inOrder(loginNeeded, ...jsonBody) }, (c) => {
    const { productId, quantity } = c.req.valid('json')
    const { now, currencyId, convert } = contextFor(inputs, c.req.valid('header'), c.var)
    const [product] = store.products.list(c.var.world, [productId])
    if (!product) return c.json(errorBody('NOT_FOUND'), 404)
    const isFree = hasFreeDelivery({ minor: effectivePrice(product, now) * quantity, currencyId: MAIN_CURRENCY })
    const items = (['STANDARD', 'HOME'] as const).flatMap((type) => {
      const deliveryTypeId = DELIVERY_TYPE[type]
      const price = deliveryPriceOf(product, deliveryTypeId)
      return price === null
        ? []
        : { type, deliveryTypeId, price: isFree ? 0 : toWire(convert(price)), currencyId, days: product.shippingDays }
    })
    return c.json({ data: { items } }, 200)
  })

  app.openapi(paymentMethods, (c) => {
    const { langid } = c.req.valid('header')
    const items = PaymentMethodName.options.map((id) => {
      const { names, currencies, min, max } = PAYMENT_METHODS[id]
      return { id, name: names[langid], currencies: [...currencies], min, max }
    })
    return c.json({ data: { items } }, 200)
  })

  app.openapi({ ...previewOrder, middleware: inOrder(visitorNeeded, ...jsonBody) }, (c) => {
    const { world, owner } = c.var
    const { deliveries, promoCode: code } = c.req.valid('json')
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const inCart = carts.lines({ world, owner })
    const lines = deliveries.length === 0 ? inCart : deliveredAs(inCart, deliveries, context)
    if (!lines) return c.json(errorBody('INVALID', { deliveries: 'incorrectValueErrorMessage' }), 422)
    const input = { owner, lines, code, context }
    const cart = wireCart(carts.idOf({ world, owner }), pricedCart(codes, input), context)
    return c.json({ data: { cart, ways: deliveryWays(codes, input) } }, 200)
  })

  app.openapi({ ...placeOrderCall, middleware: inOrder(visitorNeeded, ...jsonBody) }, async (c) => {
    const { world, owner, now } = c.var
    const { 'idempotency-key': key, ...headers } = c.req.valid('header')
    const body = c.req.valid('json')
    const context = contextFor(inputs, headers, c.var)
    const request = [c.req.method, c.req.path, body]
    const done = await once(inputs, { world, owner, now, key, request }, () => placeOrder(inputs, { key: { world, owner }, body, context }))
    if (done === null) return c.json(errorBody('INVALID', { 'idempotency-key': 'incorrectValueErrorMessage' }), 422)
    switch (done.status) {
      case 200:
        return c.json(done.body, 200)
      case 409:
        return c.json(done.body, 409)
      case 422:
        return c.json(done.body, 422)
    }
  })

  app.openapi({ ...rePay, middleware: inOrder(visitorNeeded, ...jsonBody) }, (c) => {
    const { paymentMethod: method } = c.req.valid('json')
    const { orderId } = c.req.valid('param')
    const id = db.transaction(
      () => {
        const row = orders.byId(c.var, orderId)
        if (!row) return undefined
        const amount = row.productsAfterDiscounts + row.deliveriesAfterDiscounts
        return row.status === 'AWAITING_PAYMENT' ? payments.open(row, { method, amount, now: c.var.now }) : null
      },
      { behavior: 'immediate' },
    )
    if (id === undefined) return c.json(errorBody('NOT_FOUND'), 404)
    return id === null ? c.json(errorBody('CONFLICT'), 409) : c.json({ data: { paymentLink: paymentLink(id) } }, 200)
  })

  app.openapi(
    sandboxPayment,
    (c) => {
      const found = payments.find({ world: c.var.world, id: c.req.valid('param').paymentId })
      return found ? c.json({ data: wirePayment(found) }, 200) : c.json(errorBody('NOT_FOUND'), 404)
    },
    refuseInvalidOrUnknownPath,
  )

  app.openapi(
    { ...settleSandboxPayment, middleware: jsonBody },
    (c) => {
      const { world, now } = c.var
      const settled = payments.settle({ world, id: c.req.valid('param').paymentId }, c.req.valid('json').status, now)
      if (settled === undefined) return c.json(errorBody('NOT_FOUND'), 404)
      return settled ? c.json({ data: wirePayment(settled) }, 200) : c.json(errorBody('CONFLICT'), 409)
    },
    refuseInvalidOrUnknownPath,
  )
}

function wirePayment({ payment, order }: NonNullable<ReturnType<PaymentRows['find']>>) {
  const { id, method, amount, currencyId, status } = payment
  return { id, orderNumber: order.number, method: PaymentMethodName.parse(method), amount: toWire(amount), currencyId, status }
}
