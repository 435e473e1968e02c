import { addAddress, addresses as listAddresses, removeAddress, replaceAddress } from '#app/shop-api/contract/addresses.ts'
import type { address } from '#db/account-tables.ts'
import { errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { compose, requireLogin } from '../http/visitor-guards.ts'
import type { RouteInputs } from '../route-inputs.ts'

export function routeAddresses({ app, accounts: { addresses } }: RouteInputs): void {
  app.openapi({ ...listAddresses, middleware: requireLogin }, (c) =>
    c.json({ data: { items: addresses.list(c.var).map(wireAddress) } }, 200),
  )

  app.openapi({ ...addAddress, middleware: compose(requireLogin, ...jsonBody) }, (c) =>
    c.json({ data: wireAddress(addresses.add(c.var, c.req.valid('json'))) }, 200),
  )

  app.openapi({ ...replaceAddress, middleware: compose(requireLogin, ...jsonBody) }, (c) => {
    const row = addresses.replace(c.var, c.req.valid('param').id, c.req.valid('json'))
    return row ? c.json({ data: wireAddress(row) }, 200) : errorResponse(c, 'NOT_FOUND')
  })

  app.openapi({ ...removeAddress, middleware: requireLogin }, (c) =>
    addresses.remove(c.var, c.req.valid('param').id) ? c.json({ data: {} }, 200) : errorResponse(c, 'NOT_FOUND'),
  )
}

function wireAddress({ world: _world, clientId: _clientId, ...row }: typeof address.$inferSelect) {
  return row
}
