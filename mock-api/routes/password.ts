import { changePassword, resetPassword, setPassword } from '#app/shop-api/contract/password.ts'
import { tryOwnPassword } from '../accounts/try-password.ts'
import { logIn } from '../login/log-in.ts'
import { emailTaken, errorResponse, tooManyRequests } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { bearerToken } from '../http/read-context.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { compose, requireLogin } from '../http/visitor-guards.ts'
import { passwordResetMail } from '../mails/password-reset-mail.ts'
import type { RouteInputs } from '../route-inputs.ts'

export function routePassword(inputs: RouteInputs): void {
  const { app, accounts } = inputs
  const { clients, outbox, passwordLinks, passwords, throttle, tokens } = accounts

  app.openapi({ ...resetPassword, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const row = clients.addressee(world, c.req.valid('json').email)
    if (row && outbox.waitS({ world, recipients: [row.email], templates: ['password-reset'], now }) === null) {
      const secret = passwordLinks.issue({ world, clientId: row.id, now })
      outbox.send(world, passwordResetMail({ recipient: row.email, language: c.req.valid('header').langid, secret, now }))
    }
    return c.json({ data: {} }, 200)
  })

  app.openapi({ ...setPassword, middleware: jsonBody }, async (c) => {
    const { world, now } = c.var
    const { token: secret, password } = c.req.valid('json')
    const clientId = passwordLinks.use({ world, secret, now })
    if (clientId === null) return errorResponse(c, 'INVALID', 'token')
    const key = { world, clientId }
    const mailed = clients.byId(key)
    const passwordHash = await passwords.hash(password)
    // Meanwhile the account may have been deleted, or have got another mailbox than that of the link.
    const row = clients.byId(key)
    if (!row || row.email !== mailed?.email) return errorResponse(c, 'INVALID', 'token')
    if (!clients.setPassword(key, passwordHash)) return emailTaken(c)
    tokens.revokeAll(key)
    throttle.forget({ world, email: row.email, address: visitorAddress(c) })
    return c.json({ data: { token: logIn(inputs, c.var, clientId) } }, 200)
  })

  app.openapi({ ...changePassword, middleware: compose(requireLogin, ...jsonBody) }, async (c) => {
    const { world, clientId, now } = c.var
    const { oldPassword, newPassword } = c.req.valid('json')
    const { waitS, row } = await tryOwnPassword(accounts, { ...c.var, address: visitorAddress(c), password: oldPassword })
    if (waitS !== null) return tooManyRequests(c, waitS)
    const passwordHash = row && (await passwords.hash(newPassword))
    // A link of a mail may have set another one meanwhile, which stands.
    if (!passwordHash || !clients.unchanged(row)) return errorResponse(c, 'INVALID', 'oldPassword')
    if (!clients.setPassword({ world, clientId }, passwordHash)) return emailTaken(c)
    passwordLinks.spendAll({ world, clientId, now })
    // The token of a guest's order is no login (EXT-45): nobody has it once the account is logged in.
    const isOfOrder = row.passwordHash === null && row.guestId !== null
    tokens.revokeAll({ world, clientId, except: isOfOrder ? undefined : (bearerToken(c.req.header('authorization')) ?? '') })
    return c.json({ data: {} }, 200)
  })
}
