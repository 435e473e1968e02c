import type { Context } from 'hono'
import {
  accountLogins,
  cancelEmailChange,
  confirmEmailChange,
  deleteAccount as deleteAccountCall,
  endLogin,
  endOtherLogins,
  exportAccount as exportAccountCall,
  requestEmailChange,
} from '#app/shop-api/contract/account.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { awaitedMailboxes } from '../accounts/email-changes.ts'
import type { ClientKey } from '../accounts/clients.ts'
import { tryOwnPassword } from '../accounts/try-password.ts'
import { exportAccount } from '../account-data/export-account.ts'
import { ownProfile } from '../account-data/own-profile.ts'
import { emailTaken, errorResponse, tooManyRequests } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { bearerToken } from '../http/read-context.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { compose, requireLogin } from '../http/visitor-guards.ts'
import { accountDeletedMail } from '../mails/account-deleted-mail.ts'
import { emailChangedMail, emailChangeMails } from '../mails/email-change-mails.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { wireLogins } from '../wire/logins.ts'
import { inTransaction } from '../store/in-transaction.ts'

export function routeAccount(inputs: RouteInputs): void {
  const { app, db, accounts, checkout } = inputs
  const { clients, consents, emailChanges, newSecret, newsletter, outbox, passwordLinks, similarAlerts, tokens } = accounts

  const tokenOf = (c: Pick<Context, 'req'>) => bearerToken(c.req.header('authorization')) ?? ''
  const loginsOf = (key: ClientKey, { token, now }: { token: string; now: number }) => ({
    items: wireLogins(tokens.list(key, { token, now })),
  })

  app.openapi({ ...requestEmailChange, middleware: compose(requireLogin, ...jsonBody) }, async (c) => {
    const { world, clientId, now } = c.var
    const { email, password } = c.req.valid('json')
    const { waitS, row } = await tryOwnPassword(accounts, { ...c.var, address: visitorAddress(c), password })
    if (waitS !== null) return tooManyRequests(c, waitS)
    if (!row) return errorResponse(c, 'INVALID', 'password')
    if (clients.account(world, email)) return emailTaken(c)
    const mailWaitS = outbox.waitS({ world, recipients: [row.email, email], templates: ['email-change-old', 'email-change-new'], now })
    if (mailWaitS !== null) return tooManyRequests(c, mailWaitS)
    const { langid: language } = c.req.valid('header')
    const profile = inTransaction(db, () => {
      const secrets = emailChanges.request({ world, clientId }, { email, now })
      const until = emailChanges.pending({ world, clientId }, now)?.expiresAt ?? now
      for (const mail of emailChangeMails({ from: row.email, to: email, language, secrets, until, now })) outbox.send(world, mail)
      return ownProfile(inputs, row, now)
    })
    return c.json({ data: profile }, 200)
  })

  app.openapi({ ...cancelEmailChange, middleware: requireLogin }, (c) => {
    emailChanges.forget(c.var)
    const row = clients.byId(c.var)
    return row ? c.json({ data: ownProfile(inputs, row, c.var.now) }, 200) : errorResponse(c, 'UNAUTHORIZED')
  })

  app.openapi({ ...confirmEmailChange, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const secret = c.req.valid('json').token
    const { langid: language } = c.req.valid('header')
    const done = inTransaction(db, () => {
      const change = emailChanges.confirm({ world, secret, now })
      if (!change) return 'dead'
      const [awaits = null] = awaitedMailboxes(change)
      // It stays until its time is over: the answer to the last confirmation may be lost.
      if (awaits !== null || change.isRepeated) return { awaits }
      const key = { world, clientId: change.clientId }
      const from = clients.byId(key)?.email ?? ''
      if (!clients.setEmail(key, change.email)) {
        emailChanges.forget(key)
        return 'taken'
      }
      newsletter.move({ world, from, to: change.email })
      // Links to a new password were mailed to the old address.
      passwordLinks.spendAll({ ...key, now })
      tokens.revokeAll({ ...key, except: bearerToken(c.req.header('authorization')) ?? undefined })
      outbox.send(world, emailChangedMail({ from, to: change.email, language, now }))
      return { awaits: null }
    })
    if (done === 'dead') return errorResponse(c, 'INVALID', 'token')
    return done === 'taken' ? emailTaken(c) : c.json({ data: done }, 200)
  })

  app.openapi({ ...exportAccountCall, middleware: requireLogin }, (c) => {
    const row = clients.byId(c.var)
    if (!row) return errorResponse(c, 'UNAUTHORIZED')
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    return c.json({ data: exportAccount(inputs, row, { context, token: tokenOf(c) }) }, 200)
  })

  app.openapi({ ...deleteAccountCall, middleware: compose(requireLogin, ...jsonBody) }, async (c) => {
    const { world, clientId, now } = c.var
    const { password } = c.req.valid('json')
    const { waitS, row } = await tryOwnPassword(accounts, { ...c.var, address: visitorAddress(c), password })
    if (waitS !== null) return tooManyRequests(c, waitS)
    if (!row) return errorResponse(c, 'INVALID', 'password')
    const { langid: language } = c.req.valid('header')
    inTransaction(db, () => {
      const unpaid = checkout.orders.unpaid({ world, owner: `client:${clientId}` })
      // Before: what is cancelled may be announced to who waits for it. The e-mail of a client without a password proves nothing.
      if (row.passwordHash !== null) similarAlerts.endAll(row)
      if (newsletter.ofClient(row)) {
        newsletter.forget(row)
        consents.forgetNewsletter(row)
      }
      for (const order of unpaid) checkout.orders.cancel(order, now)
      deleteAccount(db, { world, clientId, secret: newSecret() })
      const cancelled = unpaid.map(({ number }) => number)
      const isMailed = outbox.waitS({ world, recipients: [row.email], templates: ['account-deleted'], now }) === null
      if (isMailed) outbox.send(world, accountDeletedMail({ recipient: row.email, language, cancelled, now }))
    })
    return c.json({ data: {} }, 200)
  })

  app.openapi({ ...accountLogins, middleware: requireLogin }, (c) =>
    c.json({ data: loginsOf(c.var, { token: tokenOf(c), now: c.var.now }) }, 200),
  )

  app.openapi({ ...endOtherLogins, middleware: requireLogin }, (c) => {
    tokens.revokeAll({ ...c.var, except: tokenOf(c) })
    return c.json({ data: loginsOf(c.var, { token: tokenOf(c), now: c.var.now }) }, 200)
  })

  app.openapi({ ...endLogin, middleware: requireLogin }, (c) =>
    tokens.end(c.var, c.req.valid('param').id)
      ? c.json({ data: loginsOf(c.var, { token: tokenOf(c), now: c.var.now }) }, 200)
      : errorResponse(c, 'NOT_FOUND'),
  )
}
