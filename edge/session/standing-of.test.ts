import { expect, test } from 'vitest'
import type { Session } from '../edge-context.ts'
import { standingOf } from './standing-of.ts'
import { inRequest, SECRET } from './test-world/in-request.ts'
import { signFact, signingKeyOf } from './visitor-facts-cookie.ts'

const [GUEST, TOKEN] = ['0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', 'a-token-of-a-customer']
const guest = { guestId: GUEST, token: null }
const user = { guestId: GUEST, token: TOKEN }
const ANNA = { firstName: 'Anna', id: 7 }

test.each<[string, Session, { cart?: number; user?: typeof ANNA | null }, string]>([
  ['without a session', { guestId: null, token: null }, {}, 'stranger'],
  ['with a guest id', guest, {}, 'guest'],
  ['with a token that nobody has seen in use', { guestId: null, token: TOKEN }, {}, 'guest'],
  ['with an empty cart', guest, { cart: 0 }, 'guest'],
  ['with a product in the cart', guest, { cart: 1 }, 'buyer'],
  ['who is logged in', user, { user: ANNA }, 'buyer'],
  ['whose token is nobody’s', user, { user: null }, 'guest'],
])('EXT-63: a visitor %s', async (_what, session, facts, standing) => {
  const key = await signingKeyOf(SECRET)
  const signed = { cartHint: facts.cart, userHint: facts.user }
  const cookies = await Promise.all(
    Object.entries(signed).flatMap(([name, fact]) =>
      fact === undefined
        ? []
        : [signFact(key, session, name === 'cartHint' ? 'cart' : 'user', fact).then((each) => `__Host-${name}=${each}`)],
    ),
  )
  const own = [session.guestId && `__Host-ysguestId=${session.guestId}`, session.token && `__Host-token=${session.token}`]
  const cookie = [...own, ...cookies].filter(Boolean).join('; ')
  expect((await inRequest({ cookie }, standingOf)).value).toBe(standing)
  // What another session has signed proves nothing.
  const stolen = cookies.length > 0 && cookie.replace(GUEST, '5994a3a6-7781-47e7-ad94-7acbf4b7c55a')
  if (stolen) expect((await inRequest({ cookie: stolen }, standingOf)).value).toBe('guest')
})
