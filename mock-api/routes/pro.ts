import {
  addProList,
  discountCodes,
  proLists,
  putOnProList,
  removeProList,
  renameProList,
  sharedList,
  shareProList,
  takeOffProList,
  unshareProList,
} from '#app/shop-api/contract/pro.ts'
import type { ProListRow } from '../accounts/pro-lists.ts'
import { errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { compose, requireLogin, requirePro } from '../http/visitor-guards.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDate } from '../wire/date.ts'
import { wireDiscountCodes } from '../orders/wire-discount-codes.ts'
import { searchItems } from '../wire/search-item.ts'

export function routePro(inputs: RouteInputs): void {
  const { app, accounts, store, checkout } = inputs
  const lists = accounts.proLists
  const guard = compose(requireLogin, requirePro(accounts.clients))
  const bodyGuard = compose(...guard, ...jsonBody)

  function wireProducts(row: ProListRow, context: ResponseContext) {
    const lines = lists.lines(row)
    const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
    const items = searchItems([...quantities.keys()], context)
    return items.map((product) => ({ quantity: quantities.get(product.id) ?? 1, product }))
  }

  function wireList(row: ProListRow, context: ResponseContext) {
    const { id, name, createdAt, shareKey } = row
    return { id, name, createdAt: wireDate(createdAt), products: wireProducts(row, context), shareKey }
  }

  app.openapi({ ...proLists, middleware: guard }, (c) => {
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    return c.json({ data: { items: lists.list(c.var).map((row) => wireList(row, context)) } }, 200)
  })

  app.openapi({ ...addProList, middleware: bodyGuard }, (c) => {
    const row = lists.add(c.var, { name: c.req.valid('json').name, now: c.var.now })
    return c.json({ data: wireList(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...renameProList, middleware: bodyGuard }, (c) => {
    const row = lists.rename(c.var, c.req.valid('param').id, c.req.valid('json').name)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    return c.json({ data: wireList(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...removeProList, middleware: guard }, (c) =>
    lists.remove(c.var, c.req.valid('param').id) ? c.json({ data: {} }, 200) : errorResponse(c, 'NOT_FOUND'),
  )

  app.openapi({ ...putOnProList, middleware: bodyGuard }, (c) => {
    const line = c.req.valid('json')
    const row = lists.byId(c.var, c.req.valid('param').id)
    const [product] = store.products.list(c.var.world, [line.productId])
    if (!row || !product) return errorResponse(c, 'NOT_FOUND')
    lists.put(row, { ...line, now: c.var.now })
    return c.json({ data: wireList(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...takeOffProList, middleware: guard }, (c) => {
    const { id, productId } = c.req.valid('param')
    const row = lists.byId(c.var, id)
    if (!row || !lists.takeOff(row, productId)) return errorResponse(c, 'NOT_FOUND')
    return c.json({ data: wireList(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...shareProList, middleware: guard }, (c) => {
    const row = lists.share(c.var, c.req.valid('param').id)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    return c.json({ data: wireList(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...unshareProList, middleware: guard }, (c) => {
    const row = lists.unshare(c.var, c.req.valid('param').id)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    return c.json({ data: wireList(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi(sharedList, (c) => {
    const shareKey = c.req.valid('param').key
    const row = lists.byShareKey(c.var.world, shareKey)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    return c.json(
      { data: { shareKey, name: row.name, products: wireProducts(row, contextFor(inputs, c.req.valid('header'), c.var)) } },
      200,
    )
  })

  app.openapi({ ...discountCodes, middleware: guard }, (c) => {
    const items = wireDiscountCodes(checkout.codes.heldBy(c.var), contextFor(inputs, c.req.valid('header'), c.var))
    return c.json({ data: { items } }, 200)
  })
}
