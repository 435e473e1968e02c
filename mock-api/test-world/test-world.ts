// A small shop made by hand for tests: one product per rule that an answer may break.
import type { z } from '@hono/zod-openapi'
import { openDb } from '#db/open.ts'
import { createMockApi, type MockApiOptions } from '../app.ts'
import { insertContent } from './content.ts'
import { insertProducts } from './products.ts'
import { insertReference } from './reference.ts'
import { tableSearch } from './table-search.ts'
import { NOON } from './time.ts'
import { insertVendors } from './vendors.ts'

interface CallOptions {
  headers?: Record<string, string>
  /** Sent as JSON; makes the call a POST. */
  body?: unknown
}

/** A contract route with a JSON answer. */
interface JsonRoute<S extends z.ZodType> {
  responses: { 200: { content: { 'application/json': { schema: S } } } }
}

/** A mock API over the hand-made shop, with a clock that can be set; answers are checked against the contract. */
export function createTestWorld(options: Partial<MockApiOptions> = {}) {
  const db = openDb(':memory:')
  insertReference(db)
  insertVendors(db)
  insertProducts(db)
  insertContent(db)
  let now = NOON
  const app = createMockApi({ db, clock: { now: () => now }, search: tableSearch(db), validateResponses: true, ...options })

  async function send(path: string, { headers, body }: CallOptions = {}): Promise<Response> {
    if (body === undefined) return app.request(path, { headers: headers ?? {} })
    return app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  return {
    app,
    db,
    /** The raw answer. */
    send,
    setNow(instant: string | number) {
      now = new Date(instant).getTime()
    },
    /** The good answer of a contract route, typed by it; any other status fails the test. */
    async answer<S extends z.ZodType>(route: JsonRoute<S>, path: string, call: CallOptions = {}): Promise<z.output<S>> {
      const response = await send(path, call)
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      return route.responses[200].content['application/json'].schema.parse(await response.json())
    },
  }
}

export type TestWorld = ReturnType<typeof createTestWorld>
