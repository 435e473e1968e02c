import { expect, test, vi } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import { SEEN_CART, seenCart } from '../../domain/cart/seen-cart.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useCartChanges } from './use-cart-changes.client.ts'

test('GAP-151: what changed since the last visit stays said while the cart changes under the visitor, and is not said again', () => {
  const chairs = (quantity: number, amount: number) => aCart([aParcel([aCartItem({ quantity, price: zloty(amount) })])])
  const stored = new Map([[SEEN_CART, JSON.stringify(seenCart(chairs(1, 400)))]])
  vi.stubGlobal('localStorage', memoryStorage(stored))
  let cart: Cart | null = chairs(1, 450)
  const island = runIsland(() => useCartChanges(cart).map(({ kind }) => kind))
  expect(island.current).toEqual(['price'])
  cart = chairs(2, 450)
  island.again()
  expect(island.current).toEqual(['price'])
  expect(runIsland(() => useCartChanges(cart)).current).toEqual([])
  cart = null
  island.again()
  expect(stored.size, 'emptied, nothing of it can change').toBe(0)
})
