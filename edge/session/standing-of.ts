import type { Context } from 'hono'
import type { EdgeContext, Standing } from '../edge-context.ts'
import { signedFact } from './signed-fact.ts'

/**
 * What is known of the visitor of a request. Anybody can make up a guest id or a token, so a buyer is who has a cookie that this edge has signed for the
 * session: of a cart with something in it, or of a login, as they were seen within a day.
 */
export async function standingOf(c: Context<EdgeContext>): Promise<Standing> {
  const { guestId, token } = c.get('session')
  const [cart, user] = await Promise.all([signedFact(c, 'cart'), signedFact(c, 'user')])
  if ((typeof cart === 'number' && cart > 0) || (token !== null && typeof user === 'object' && user !== null)) return 'buyer'
  return guestId === null && token === null ? 'stranger' : 'guest'
}
