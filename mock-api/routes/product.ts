import { productDetails, viewedLast } from '#app/shop-api/contract/product.ts'
import { errorResponse } from '../http/errors.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { wireProduct } from '../wire/product-details.ts'
import { searchItems } from '../wire/search-item.ts'

export function routeProduct(inputs: RouteInputs): void {
  const { app, store } = inputs

  app.openapi(productDetails, (c) => {
    const row = store.products.details(c.var.world, c.req.valid('param').id)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    return c.json({ data: wireProduct(row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi(viewedLast, (c) => {
    const { productsIds, per_page } = c.req.valid('query')
    const items = searchItems([...new Set(productsIds)], contextFor(inputs, c.req.valid('header'), c.var))
    return c.json({ data: { items: items.slice(0, per_page) } }, 200)
  })
}
