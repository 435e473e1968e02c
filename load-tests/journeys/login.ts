import type { JourneyEnd } from '../session/make-session.ts'
import { expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { logIn, logOut, register } from './account.ts'
import { addOne } from './add-one.ts'
import { linesInCart } from './cart.ts'

/** A guest with a cart registers, returns as a guest with another cart, and logs in: both carts are merged. */
export function login(visitor: Visitor): JourneyEnd {
  const first = addOne(visitor)
  if (first === null) return 'refused'
  register(visitor)
  const own = linesInCart(visitor)
  if (own === null) return 'refused'
  expectThat(visitor, 'account-cart', own.includes(first.id), `without ${first.id}`)
  think(visitor, 5)
  logOut(visitor)
  const left = linesInCart(visitor)
  if (left === null) return 'refused'
  expectThat(visitor, 'logout-empty', left.length === 0, left.join())
  const second = addOne(visitor)
  if (second === null) return 'refused'
  logIn(visitor)
  const merged = linesInCart(visitor)
  if (merged === null) return 'refused'
  expectThat(
    visitor,
    'login-merges',
    merged.includes(first.id) && merged.includes(second.id),
    `${merged.join()}, not ${first.id}, ${second.id}`,
  )
  return 'completed'
}
