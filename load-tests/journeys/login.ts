import { expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { logIn, logOut, register } from './account.ts'
import { addOne, linesInCart } from './cart.ts'

/** A guest with a cart registers, returns as a guest with another cart, and logs in: both carts are merged. */
export function login(visitor: Visitor): void {
  const first = addOne(visitor)
  register(visitor)
  expectThat(visitor, 'a new account has what the guest had', first === null || linesInCart(visitor).includes(first))
  think(visitor, 5)
  logOut(visitor)
  expectThat(visitor, 'after logout the cart is empty', linesInCart(visitor).length === 0)
  const second = addOne(visitor)
  logIn(visitor)
  const merged = linesInCart(visitor)
  const expected = [first, second].filter((id) => id !== null)
  expectThat(
    visitor,
    'a login merges both carts',
    expected.every((id) => merged.includes(id)),
  )
}
