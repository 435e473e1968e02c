import { confirmNewsletter as confirmNewsletterCall, endNewsletter as endNewsletterCall } from '#app/shop-api/contract/newsletter.ts'
import { confirmNewsletter, endNewsletter } from '../accounts/newsletter-sign-up.ts'
import { errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { inTransaction } from '../store/in-transaction.ts'

export function routeNewsletter({ app, db, accounts }: RouteInputs): void {
  app.openapi({ ...confirmNewsletterCall, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const link = { world, token: c.req.valid('json').token, language: c.req.valid('header').langid, now }
    const row = inTransaction(db, () => confirmNewsletter(accounts, link))
    return row ? c.json({ data: {} }, 200) : errorResponse(c, 'INVALID', 'token')
  })

  app.openapi({ ...endNewsletterCall, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    inTransaction(db, () => {
      const row = accounts.newsletter.ofLink({ world, token: c.req.valid('json').token })
      if (row) endNewsletter(accounts, { world, email: row.email, place: 'mail', language: c.req.valid('header').langid, now })
    })
    return c.json({ data: {} }, 200)
  })
}
