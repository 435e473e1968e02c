import { isQuantityPossible } from '#app/domain/cart/cart-quantity.ts'
import type { Language } from '#app/domain/language.ts'
import { addToCart, cartDetails, cartDetailsWithCode, changeQuantity, removeFromCart } from '#app/shop-api/contract/cart.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import { errorResponse } from '../http/errors.ts'
import { idempotentResponse } from '../http/idempotent-response.ts'
import { jsonBody } from '../http/json-body.ts'
import { compose, requireVisitor } from '../http/visitor-guards.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { addProduct, lineOf, piecesElsewhere } from '../cart/add-product.ts'
import { pricedCart } from '../cart/priced-cart.ts'
import { wireCart } from '../cart/wire-cart.ts'

export function routeCart(inputs: RouteInputs): void {
  const { app, commit, store, checkout } = inputs
  const { carts, codes, quotes } = checkout

  /** The current cart. Its total is a quote, as that of a preview: the specification has carts alone. */
  function response(
    { world, owner, now }: OwnerKey & { now: number },
    headers: { langid: Language; shippingto: string },
    code: string | null,
  ) {
    const context = contextFor(inputs, headers, { world, now })
    const cart = pricedCart(codes, { owner, lines: carts.lines({ world, owner }), code, context })
    quotes.add({ world, owner }, cart, context)
    return { data: wireCart(carts.idOf({ world, owner }), cart, context) }
  }

  app.openapi({ ...cartDetails, middleware: requireVisitor }, (c) => c.json(response(c.var, c.req.valid('header'), null), 200))

  app.openapi({ ...cartDetailsWithCode, middleware: requireVisitor }, (c) =>
    c.json(response(c.var, c.req.valid('header'), c.req.valid('param').promoCode), 200),
  )

  app.openapi({ ...addToCart, middleware: compose(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner } = c.var
    const { 'idempotency-key': key, ...headers } = c.req.valid('header')
    const wanted = c.req.valid('json')
    const context = contextFor(inputs, headers, c.var)
    return idempotentResponse(c, inputs, { key, body: wanted }, () => addProduct(inputs, { key: { world, owner }, wanted, context }))
  })

  app.openapi({ ...changeQuantity, middleware: compose(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner, now } = c.var
    const { quantity, discountCode = null, ...wanted } = c.req.valid('json')
    const result = await commit(() => {
      const lines = carts.lines({ world, owner })
      const line = lineOf(lines, wanted)
      if (!line) return 'NOT_FOUND'
      const [product] = store.products.list(world, [line.productId])
      if (!isQuantityPossible(quantity, (product?.stock ?? 0) - piecesElsewhere(lines, line))) return 'INVALID'
      carts.setQuantity({ world, owner }, line, { quantity, now })
      return 'OK'
    })
    if (result === 'NOT_FOUND') return errorResponse(c, result)
    if (result === 'INVALID') return errorResponse(c, result, 'quantity')
    return c.json(response(c.var, c.req.valid('header'), discountCode), 200)
  })

  app.openapi({ ...removeFromCart, middleware: compose(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner, now } = c.var
    // The specified call carries the zip code of the shown shipping cost; removing a line does not need it.
    const { productId, deliveryTypeId, discountCode = null } = c.req.valid('json')
    await commit(() => carts.remove({ world, owner }, { productId, deliveryTypeId }, now))
    return c.json(response(c.var, c.req.valid('header'), discountCode), 200)
  })
}
