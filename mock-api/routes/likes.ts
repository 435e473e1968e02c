import { likeProduct, likesDetails } from '#app/shop-api/contract/likes.ts'
import { errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { compose, requireLoggedInVisitor, requireVisitor } from '../http/visitor-guards.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { searchItems } from '../wire/search-item.ts'

/** @param likeRequiresLogin alternative reading of the specification: guests have no likes (GAP-01) */
export function routeLikes(inputs: RouteInputs, { likeRequiresLogin }: { likeRequiresLogin: boolean }): void {
  const { app, accounts, commit, store } = inputs
  const { likes } = accounts
  const guard = likeRequiresLogin ? requireLoggedInVisitor : requireVisitor

  app.openapi({ ...likesDetails, middleware: guard }, (c) => {
    const { page, per_page } = c.req.valid('query')
    const total = likes.total(c.var)
    const limit = per_page === 'all' ? Math.max(total, 1) : per_page
    const ids = likes.page(c.var, { limit, offset: per_page === 'all' ? 0 : (page - 1) * limit })
    const items = searchItems(ids, contextFor(inputs, c.req.valid('header'), c.var))
    return c.json({ data: { items, pagination: { total, page, per_page: limit } } }, 200)
  })

  app.openapi({ ...likeProduct, middleware: compose(guard, ...jsonBody) }, async (c) => {
    const { id } = c.req.valid('param')
    const { like } = c.req.valid('json')
    // GAP-107.
    if (!store.products.offer(c.var.world, id)) return errorResponse(c, 'NOT_FOUND')
    await commit(() => likes.set(c.var, { productId: id, like, now: c.var.now }))
    return c.json({ data: { id, like } }, 200)
  })
}
