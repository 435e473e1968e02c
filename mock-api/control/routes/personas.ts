import { asc, eq } from 'drizzle-orm'
import { client } from '#db/account-tables.ts'
import { SEED_WORLD } from '#db/world-tables.ts'
import type { ClientRow } from '../../accounts/clients.ts'
import { errorResponse } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { WORLD_HEADER } from '../../http/control-world.ts'
import { listPersonas, logInAs } from '../contract/visitors.ts'
import type { ControlInputs } from '../control-inputs.ts'

const GUEST = {
  name: 'guest',
  clientId: null,
  email: null,
  firstName: null,
  isUserPro: false,
  isVendor: false,
  isAdmin: false,
  vendorId: null,
  hasPassword: false,
}

/** Personas by name, in their current state in a world: a client may have been deleted, or made a professional. */
function personas({ db, accounts }: Pick<ControlInputs, 'db' | 'accounts'>): (world: string) => Map<string, ClientRow> {
  const seeded = db.select({ id: client.id, email: client.email }).from(client).where(eq(client.world, SEED_WORLD)).orderBy(asc(client.id))
  return (world) =>
    new Map(
      seeded.all().flatMap(({ id, email }) => {
        const row = accounts.clients.byId({ world, clientId: id })
        return row ? [[nameOf(email), row]] : []
      }),
    )
}

/** Finds the client that a persona or an e-mail means. */
export function clientNamed(inputs: Pick<ControlInputs, 'db' | 'accounts'>): (world: string, name: string) => ClientRow | undefined {
  const personasOf = personas(inputs)
  return (world, name) => personasOf(world).get(name) ?? inputs.accounts.clients.addressee(world, name.toLowerCase())
}

export function routePersonas({ app, db, accounts, newGuestId }: ControlInputs): void {
  const personasOf = personas({ db, accounts })
  const clientOf = clientNamed({ db, accounts })

  app.openapi(listPersonas, (c) => {
    const items = [...personasOf(c.var.world)].map(([name, row]) => wirePersona(name, row))
    return c.json({ data: { items: [GUEST, ...items] } }, 200)
  })

  app.openapi({ ...logInAs, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const name = c.req.valid('json').as
    const headers = { [WORLD_HEADER]: world }
    if (name === GUEST.name) return c.json({ data: { persona: GUEST, token: null, headers: { ...headers, guestId: newGuestId() } } }, 200)
    const row = clientOf(world, name)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    const token = accounts.tokens.issue({ world, clientId: row.id, now })
    return c.json({ data: { persona: wirePersona(name, row), token, headers: { ...headers, authorization: `Bearer ${token}` } } }, 200)
  })
}

function nameOf(email: string): string {
  return email.slice(0, email.indexOf('@'))
}

function wirePersona(name: string, { id, email, firstName, isUserPro, isVendor, isAdmin, vendorId, passwordHash }: ClientRow) {
  return { name, clientId: id, email, firstName, isUserPro, isVendor, isAdmin, vendorId, hasPassword: passwordHash !== null }
}
