import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import type { Gate } from './gates.ts'
import { isSameSecret, isSecret } from './operator-secret.ts'

/** Its value is DRILL_SECRET. */
export const DRILL_HEADER = 'x-outage-drill'

/**
 * Reads whether a request is an outage drill: it is answered as if the shop API were down and every cached page too old to be served otherwise, and
 * leaves no trace for other requests. Only where OUTAGE_DRILL is 1, which is never production, and for who knows the secret; any other request with
 * the header is an ordinary one.
 */
export const readOutageDrill: Gate = (c) => (c.env.OUTAGE_DRILL === '1' ? readSecret(c) : null)

async function readSecret(c: Context<EdgeContext>): Promise<null> {
  const { DRILL_SECRET } = c.env
  const given = c.req.header(DRILL_HEADER)
  if (given !== undefined && isSecret(DRILL_SECRET) && (await isSameSecret(given, DRILL_SECRET))) c.set('isDrill', true)
  return null
}
