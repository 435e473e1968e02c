// A small hand-made shop for tests: one product for each rule that a response may break.
import type { z } from '@hono/zod-openapi'
import { type Db, openCopy, openDb } from '#db/open.ts'
import { createMockApi, type MockApiOptions } from '../app.ts'
import { login } from '#app/shop-api/contract/auth.ts'
import { createWithoutRegistration, register } from '#app/shop-api/contract/client.ts'
import { createOutbox } from '../mails/outbox.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { createWorlds } from '../store/worlds.ts'
import { insertCodes } from './codes.ts'
import { insertContent } from './content.ts'
import { AGREED, insertPersonas, type PersonaName, PERSONA_PASSWORD, PERSONAS } from './personas.ts'
import { insertProducts } from './products.ts'
import { insertReference } from './reference.ts'
import { tableSearch } from './table-search.ts'
import { NOON } from './time.ts'
import { insertVendors } from './vendors.ts'

interface CallOptions {
  headers?: Record<string, string>
  /** Sent as JSON; makes the call a POST. */
  body?: unknown
  /** @default GET, or POST with a body */
  method?: string
}

/** A contract route with a JSON response. */
interface JsonRoute<S extends z.ZodType> {
  method?: string
  path: string
  responses: { 200: { content: { 'application/json': { schema: S } } } }
}

/** Fills an empty database with the hand-made shop. */
export function insertTestShop(db: Db): void {
  insertReference(db)
  insertVendors(db)
  insertProducts(db)
  insertContent(db)
  insertPersonas(db)
  insertCodes(db)
}

/** The hand-made shop as bytes, made once: to migrate and fill a database took half the time of a test's world. */
let image: Buffer | undefined

function imageOfTestShop(): Buffer {
  const db = openDb(':memory:')
  insertTestShop(db)
  const bytes = db.$client.serialize()
  db.$client.close()
  return bytes
}

/** The hand-made shop in a database in memory. */
export function openTestShop(): Db {
  return openCopy((image ??= imageOfTestShop()))
}

/** A mock API over the hand-made shop, with a clock that can be set; responses are checked against the contract. */
export function createTestWorld(options: Partial<MockApiOptions> = {}) {
  const { db = openTestShop() } = options
  let now = NOON
  const app = createMockApi({
    db,
    clock: { now: () => now },
    search: tableSearch(db),
    validateResponses: true,
    hasControl: true,
    // Tests compare errors as they are without.
    hasHints: false,
    ...options,
  })

  async function send(path: string, { headers, body, method }: CallOptions = {}): Promise<Response> {
    if (body === undefined) return app.request(path, { method: method ?? 'GET', headers: headers ?? {} })
    return app.request(path, {
      method: method ?? 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  async function call<S extends z.ZodType>(route: JsonRoute<S>, ...given: [CallOptions?] | [string, CallOptions?]): Promise<z.output<S>> {
    const [first, second = {}] = given
    const [path, options = {}] = typeof first === 'string' ? [first, second] : [route.path, first]
    const response = await send(path, { ...options, ...(route.method !== undefined && { method: route.method.toUpperCase() }) })
    if (response.status !== 200) throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
    return route.responses[200].content['application/json'].schema.parse(await response.json())
  }

  return {
    app,
    db,
    /** Sends a request; the response as it is. */
    send,
    /** The status of a response. */
    statusOf: async (...call: Parameters<typeof send>): Promise<number> => (await send(...call)).status,
    /** The status of a response with what its JSON holds: `data` or `error`. */
    async ask(...call: Parameters<typeof send>) {
      const response = await send(...call)
      return { status: response.status, ...(await response.json()) }
    },
    setNow(instant: string | number) {
      now = new Date(instant).getTime()
    },
    /** Calls a contract route, at its path or another, and returns its 200 body, typed by the route; another status fails the test. */
    call,
    /** Mails that a world has sent, the newest first. */
    outbox: (name = MAIN_WORLD) => createOutbox(db, createWorlds(db)).list(name),
    /** Secret of the link in the newest mail of a world; empty: it has none. */
    mailedToken: (name = MAIN_WORLD) => createOutbox(db, createWorlds(db)).list(name)[0]?.link?.split('token=')[1] ?? '',
    /** Registers an account: the headers to send from now on. @param headers of the registration itself */
    async registered(more: object = {}, headers: Record<string, string> = {}): Promise<Record<string, string>> {
      const body = { ...AGREED, email: 'nowa@patyna.test', password: PERSONA_PASSWORD, ...more }
      return { ...headers, authorization: `Bearer ${(await call(register, { headers, body })).data.token}` }
    },
    /** Makes a client without a password, as an order of a guest does: its headers. */
    async withoutPassword(email: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
      const { data } = await call(createWithoutRegistration, { headers, body: { ...AGREED, email } })
      return { ...headers, authorization: `Bearer ${data.token}` }
    },
    /** Logs a persona in: the headers to send from now on. @param headers of the login itself: its guest, its world */
    async logIn(name: PersonaName, headers: Record<string, string> = {}): Promise<Record<string, string>> {
      const body = { email: PERSONAS[name].email, password: PERSONA_PASSWORD }
      const { data } = await call(login, { headers, body })
      return { ...headers, authorization: `Bearer ${data.token}` }
    },
  }
}

export type TestWorld = ReturnType<typeof createTestWorld>
