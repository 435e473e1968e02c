import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { StoredDevice } from '#db/account-tables.ts'

/** The sender of a request: a client who is logged in, or a guest with the id that the edge issued. */
export type Visitor = { kind: 'client'; id: number } | { kind: 'guest'; id: string }

/** The context of every call under /shop and /auth. */
export interface RequestContext {
  /** Name of the world whose state the call sees. */
  world: string
  /** The instant of the call, for everything that it reads and writes. */
  now: number
  /** When the next unpaid order of the world expires; null: none is unpaid. */
  orderDueAt: number | null
  /** Null: the request has neither a token nor a guest id. */
  visitor: Visitor | null
  /** The guest id sent beside the token; a login merges this guest. Null: none was sent. */
  guestId: string | null
  /** What the browser says of itself; null: nothing. */
  device: StoredDevice | null
  /** The token is unknown or expired; the visitor is then the guest sent beside it (GAP-102). */
  isTokenRefused: boolean
}

/** How a request breaks its schema. */
export interface Refusal {
  /** header, param, query or json. */
  target: string
  error: z.core.$ZodError
  /** The rejected value. */
  data?: unknown
}

/** Notes on a call, for the journal. */
export interface CallNotes {
  /** The applied faults, as in x-mock-fault-applied. */
  faultsApplied?: string
  refusal?: Refusal
}

export interface MockEnv {
  Variables: RequestContext & CallNotes
}

/** The app of the mock API: its calls read their context from `c.var`. */
export type MockApp = OpenAPIHono<MockEnv>
