import { confirmSimilarAlert, endSimilarAlert, requestSimilarAlert } from '#app/shop-api/contract/similar-alerts.ts'
import { errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { similarAlertMail } from '../mails/similar-alert-mails.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { inTransaction } from '../store/in-transaction.ts'

export function routeSimilarAlerts({ app, db, store, accounts }: RouteInputs): void {
  const { outbox, similarAlerts } = accounts

  app.openapi({ ...requestSimilarAlert, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const { productId, email } = c.req.valid('json')
    const { langid: language } = c.req.valid('header')
    const [product] = store.products.list(world, [productId])
    const categoryId = product?.categories[0]
    if (!product || categoryId === undefined) return errorResponse(c, 'NOT_FOUND')
    inTransaction(db, () => {
      const token = similarAlerts.request({ world, email, productId, categoryId, langId: language, now })
      if (token !== null) outbox.send(world, similarAlertMail({ recipient: email, language, name: product.name, token, now }))
    })
    return c.json({ data: {} }, 200)
  })

  app.openapi({ ...confirmSimilarAlert, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const alert = similarAlerts.confirm({ world, token: c.req.valid('json').token, now })
    const [product] = alert ? store.products.list(world, [alert.productId]) : []
    return product ? c.json({ data: { product: { id: product.id, name: product.name } } }, 200) : errorResponse(c, 'INVALID', 'token')
  })

  app.openapi({ ...endSimilarAlert, middleware: jsonBody }, (c) => {
    similarAlerts.end({ world: c.var.world, token: c.req.valid('json').token })
    return c.json({ data: {} }, 200)
  })
}
