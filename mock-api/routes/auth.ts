import { login, logout } from '#app/shop-api/contract/auth.ts'
import { tryPassword } from '../accounts/try-password.ts'
import { logIn } from '../login/log-in.ts'
import { errorResponse, tooManyRequests } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { bearerToken } from '../http/read-context.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import type { RouteInputs } from '../route-inputs.ts'

export function routeAuth(inputs: RouteInputs): void {
  const { app, accounts } = inputs
  const { clients, tokens } = accounts

  app.openapi({ ...login, middleware: jsonBody }, async (c) => {
    const { world, now } = c.var
    const { email, password } = c.req.valid('json')
    const pair = { world, email, address: visitorAddress(c) }
    const { waitS, row } = await tryPassword(accounts, clients.account(world, email), { ...pair, password, now })
    if (waitS !== null) return tooManyRequests(c, waitS)
    return row ? c.json({ data: { token: logIn(inputs, c.var, row.id) } }, 200) : errorResponse(c, 'INVALID_CREDENTIALS')
  })

  app.openapi(logout, (c) => {
    const token = bearerToken(c.req.header('authorization'))
    if (token !== null) tokens.revoke({ world: c.var.world, token })
    return c.json({ data: {} }, 200)
  })
}
