import { referenceList } from '#app/shop-api/contract/reference.ts'
import { refuseInvalidOrUnknownPath } from '../http/errors.ts'
import type { RouteInputs } from '../route-inputs.ts'

export function routeReference({ app, store }: RouteInputs): void {
  app.openapi(
    referenceList,
    (c) => c.json({ data: { items: store.reference.list(c.req.valid('param').list, c.req.valid('header').langid) } }, 200),
    refuseInvalidOrUnknownPath,
  )
}
