import type { OpenAPIHono, z } from '@hono/zod-openapi'

/** Who asks: somebody logged in, or a guest under the id that the edge gave. */
export type Visitor = { kind: 'client'; id: number } | { kind: 'guest'; id: string }

/** What every call under /shop and /auth knows besides its own parameters. */
export interface RequestContext {
  /** Name of the world whose state the call sees. */
  world: string
  /** The instant of the call: one for everything that it reads and writes. */
  now: number
  /** When the next unpaid order of the world is over. Null: none waits. */
  orderDueAt: number | null
  /** Null: neither a token nor a guest id came along. */
  visitor: Visitor | null
  /** The guest id beside the token, whose things go over at a login; null: none came along. */
  guestId: string | null
  /** A token came along that is unknown or expired; the visitor is then the guest beside it (GAP-102). */
  isTokenRefused: boolean
}

/** How a request breaks its schema. */
export interface Refusal {
  /** header, param, query or json. */
  target: string
  error: z.core.$ZodError
  /** What was sent there. */
  data?: unknown
}

/** What happened to a call on its way, for the journal. */
export interface CallNotes {
  /** The faults that were applied, as x-mock-fault-applied says them. */
  faultsApplied?: string
  refusal?: Refusal
}

export interface MockEnv {
  Variables: RequestContext & CallNotes
}

/** The app of the mock API: its calls read their context from `c.var`. */
export type MockApp = OpenAPIHono<MockEnv>
