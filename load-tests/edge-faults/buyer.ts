import { fillCart } from '../edge-bench/against/fill-cart.ts'

/**
 * Makes a guest with a product in the cart, who has seen it there, so that the edge knows a buyer (edge/session/standing-of.ts).
 * @param products paths of product pages
 * @returns the guest's cookies
 * @throws Error if no product can be added
 */
export async function newBuyer(origin: string, products: readonly string[]): Promise<string> {
  const cookie = await fillCart(origin, products)
  const cart = await fetch(`${origin}/shop/cart/details2`, { headers: { cookie, langId: 'pl' } })
  return [cookie, ...cart.headers.getSetCookie().map((line) => line.split(';', 1).join())].join('; ')
}
