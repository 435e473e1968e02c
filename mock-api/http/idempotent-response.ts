import type { TypedResponse } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Owner } from '#db/columns.ts'
import { errorBody } from './errors.ts'
import { once } from './idempotency.ts'

interface Done {
  status: ContentfulStatusCode
  body: object
}

/** Responses with status and body of each possible outcome. */
type Sent<Outcome extends Done> = Outcome extends Done ? TypedResponse<Outcome['body'], Outcome['status'], 'json'> : never

const KEY_OF_ANOTHER = { status: 422, body: errorBody('INVALID', 'idempotency-key') } as const

/** Of the context of a call, what this needs; the context itself is invariant in its variables. */
interface OwnedContext {
  var: { world: string; owner: Owner; now: number }
  req: { method: string; path: string }
  json: (body: object, status: ContentfulStatusCode) => Response
}

/**
 * Responds to a write that a client may send twice: once per key (EXT-06), and with 422 when the key came with another request.
 * @param body of the request, which the key identifies together with method and path
 */
export async function idempotentResponse<Outcome extends Done>(
  c: OwnedContext,
  parts: Parameters<typeof once>[0],
  { key, body }: { key: string | undefined; body: unknown },
  run: () => Outcome,
): Promise<Sent<Outcome> | Sent<typeof KEY_OF_ANOTHER>> {
  const { world, owner, now } = c.var
  const done = await once(parts, { world, owner, now, key, request: [c.req.method, c.req.path, body] }, run)
  const { status, body: sent } = done ?? KEY_OF_ANOTHER
  // Status and body are of one outcome, which hono's own type would take apart.
  return c.json(sent, status) as Response as Response & (Sent<Outcome> | Sent<typeof KEY_OF_ANOTHER>)
}
