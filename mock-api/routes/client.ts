import {
  changeDetails,
  changeNewsletterAgreement,
  clientDetails,
  createWithoutRegistration,
  register,
} from '#app/shop-api/contract/client.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { endNewsletter, signUpForNewsletter } from '../accounts/newsletter-sign-up.ts'
import { ownProfile } from '../account-data/own-profile.ts'
import { logIn } from '../login/log-in.ts'
import { emailTaken, errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { goodTokenIfAny, compose, requireLogin, ownerOf } from '../http/visitor-guards.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { wireUser } from '../wire/user.ts'
import { inTransaction } from '../store/in-transaction.ts'

/** How long a guest gets the same client again. */
const KEPT_MS = DAY_MS

export function routeClient(inputs: RouteInputs): void {
  const { app, db, accounts } = inputs
  const { clients, consents, newsletter, passwords } = accounts

  app.openapi({ ...clientDetails, middleware: goodTokenIfAny }, (c) => {
    const { world, now, visitor } = c.var
    const row = visitor?.kind === 'client' ? clients.byId({ world, clientId: visitor.id }) : undefined
    const data = row ? ownProfile(inputs, row, now) : null
    return c.json({ data }, 200)
  })

  app.openapi({ ...changeDetails, middleware: compose(requireLogin, ...jsonBody) }, (c) => {
    const row = clients.update({ world: c.var.world, clientId: c.var.clientId }, c.req.valid('json'))
    return row ? c.json({ data: ownProfile(inputs, row, c.var.now) }, 200) : errorResponse(c, 'UNAUTHORIZED')
  })

  app.openapi({ ...register, middleware: jsonBody }, async (c) => {
    const { world, now } = c.var
    const { email, password, defaultLangId, newsletterAgreement } = c.req.valid('json')
    // Checked first, to avoid hashing a password for a taken e-mail.
    if (clients.account(world, email)) return emailTaken(c)
    const passwordHash = await passwords.hash(password)
    const { langid: language } = c.req.valid('header')
    const row = inTransaction(db, () => {
      const made = clients.create({ world, email, passwordHash, guestId: null, defaultLangId, now })
      if (!made) return null
      agree({ world, email, clientId: made.id, place: 'registration', language, now })
      const owner = `client:${made.id}` as const
      if (newsletterAgreement) signUpForNewsletter(accounts, { world, email, owner, place: 'registration', language: defaultLangId, now })
      return made
    })
    if (!row) return emailTaken(c)
    return c.json({ data: { token: logIn(inputs, c.var, row.id) } }, 200)
  })

  app.openapi({ ...createWithoutRegistration, middleware: jsonBody }, (c) => {
    const { world, now, guestId, device } = c.var
    const { email, defaultLangId } = c.req.valid('json')
    // Asked again, for another try or because the answer was lost (EXT-06). Cart and likes stay the guest's: only the order takes them (EXT-45).
    const made = guestId === null ? undefined : clients.madeOf({ world, guestId, email, since: now - KEPT_MS })
    const { langid: language } = c.req.valid('header')
    const row = inTransaction(db, () => {
      const found = made ?? clients.create({ world, email, passwordHash: null, guestId, defaultLangId, now })
      if (found && !made) agree({ world, email, clientId: found.id, place: 'checkout', language, now })
      return found
    })
    if (!row) return emailTaken(c)
    const token = accounts.tokens.issue({ world, clientId: row.id, device, now })
    return c.json({ data: { token, userData: wireUser(row) } }, 200)
  })

  app.openapi({ ...changeNewsletterAgreement, middleware: compose(goodTokenIfAny, ...jsonBody) }, (c) => {
    const { world, now, visitor } = c.var
    const { newsletterAgreement, email, placement } = c.req.valid('json')
    const owner = visitor && ownerOf(visitor)
    const row = visitor?.kind === 'client' ? clients.byId({ world, clientId: visitor.id }) : undefined
    const change = { world, email, place: placement, language: c.req.valid('header').langid, now }
    const mayEnd =
      row?.email === email ? newsletter.ofClient(row) !== undefined : owner !== null && newsletter.find({ world, email })?.owner === owner
    inTransaction(db, () => {
      if (newsletterAgreement) signUpForNewsletter(accounts, { ...change, owner })
      // To know the e-mail is not enough (GAP-40).
      else if (mayEnd) endNewsletter(accounts, change)
    })
    return c.json({ data: { user: row ? ownProfile(inputs, row, now) : null, awaitsConfirmation: newsletterAgreement } }, 200)
  })

  /** Keeps the two agreements without which there is no client. */
  function agree({
    clientId,
    ...at
  }: Pick<Parameters<typeof consents.add>[0], 'world' | 'email' | 'place' | 'language' | 'now'> & { clientId: number }) {
    consents.add({ ...at, clientId, subjects: ['terms', 'privacy'], act: 'GIVEN' })
  }
}
