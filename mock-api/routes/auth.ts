import { login, logout } from '#app/shop-api/contract/auth.ts'
import { ownerOfPassword } from '../accounts/try-password.ts'
import { logIn } from '../login/log-in.ts'
import { errorResponse, tooManyRequests } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { bearerToken } from '../http/read-context.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import type { RouteInputs } from '../route-inputs.ts'

export function routeAuth(inputs: RouteInputs): void {
  const { app, accounts } = inputs
  const { clients, throttle, tokens } = accounts

  app.openapi({ ...login, middleware: jsonBody }, async (c) => {
    const { world, now } = c.var
    const { email, password } = c.req.valid('json')
    const pair = { world, email, address: visitorAddress(c) }
    const waitS = throttle.take(pair, now)
    if (waitS !== null) return tooManyRequests(c, waitS)

    const account = await ownerOfPassword(accounts, clients.account(world, email), password)
    if (!account) return errorResponse(c, 'INVALID_CREDENTIALS')
    throttle.forget(pair)
    return c.json({ data: { token: logIn(inputs, c.var, account.id) } }, 200)
  })

  app.openapi(logout, (c) => {
    const token = bearerToken(c.req.header('authorization'))
    if (token !== null) tokens.revoke({ world: c.var.world, token })
    return c.json({ data: {} }, 200)
  })
}
