import { sendContactMessage } from '#app/shop-api/contract/contact.ts'
import { jsonBody } from '../http/json-body.ts'
import { contactMail } from '../mails/contact-mail.ts'
import type { RouteInputs } from '../route-inputs.ts'

export function routeContact({ app, store, accounts: { outbox } }: RouteInputs): void {
  app.openapi({ ...sendContactMessage, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const { langid: language } = c.req.valid('header')
    const { productId, ...message } = c.req.valid('json')
    const [product] = productId === null ? [] : store.products.list(world, [productId])
    const about = productId === null ? null : { id: productId, name: product?.name ?? null }
    outbox.send(world, contactMail({ ...message, about, language, now }))
    return c.json({ data: {} }, 200)
  })
}
