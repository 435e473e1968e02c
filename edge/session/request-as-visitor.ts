import { z } from 'zod'
import type { Session } from '../edge-context.ts'
import { jsonOf } from '../upstream/response-json.ts'
import { withoutToken } from './session-changes.ts'

/** The shop API's refusal of an unknown or expired token; a wrong password has another code. */
const Refusal = z.object({ error: z.object({ code: z.literal('UNAUTHORIZED') }) })

interface RequestOptions {
  /** The call concerns the user's own data, so it is never made as a guest. @default false */
  expectsLogin?: boolean
}

/**
 * Calls the shop API for a visitor. When it refuses the token, the visitor goes on as a guest (GAP-102): the call is repeated without it. A
 * refused call did nothing, so that is safe for mutations, too. A call that expects a login keeps its refusal.
 */
export async function requestAsVisitor<S extends Session>(
  session: S,
  request: (session: S) => Promise<Response>,
  { expectsLogin = false }: RequestOptions = {},
): Promise<{ response: Response; session: S }> {
  const response = await request(session)
  if (session.token === null || response.status !== 401 || !(await isTokenRefusal(response))) return { response, session }
  const guest = withoutToken(session)
  return { response: expectsLogin ? response : await request(guest), session: guest }
}

async function isTokenRefusal(response: Response): Promise<boolean> {
  return Refusal.safeParse(await jsonOf(response)).success
}
