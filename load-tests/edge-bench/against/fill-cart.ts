import { z } from 'zod'

const Offer = z.object({
  data: z.object({
    amountOfAvailableItems: z.number(),
    deliveryConfigurations: z.object({ STANDARD: z.unknown() }).partial(),
    prices: z.object({ regular: z.number(), promo: z.number().nullish(), currencyId: z.string() }),
  }),
})

/** What the page of this origin sends with its calls. */
const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }

/**
 * Puts the first product that is on sale into a guest's cart.
 * @param paths of product pages, which end with the product's id
 * @returns the guest's cookies
 * @throws Error if no product can be added
 */
export async function fillCart(origin: string, paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    const productId = Number(/\d+$/.exec(path)?.[0])
    const { data } = Offer.parse(await (await fetch(`${origin}/shop/product/details/${productId}`, { headers: OURS })).json())
    if (data.amountOfAvailableItems === 0) continue
    const body = JSON.stringify({
      productId,
      quantity: 1,
      deliveryTypeId: data.deliveryConfigurations.STANDARD ? 1 : 2,
      productPrice: data.prices.promo ?? data.prices.regular,
      currencyCode: data.prices.currencyId,
    })
    const added = await fetch(`${origin}/shop/cart/product/add`, { method: 'POST', headers: OURS, body })
    if (added.ok)
      return added.headers
        .getSetCookie()
        .map((line) => line.split(';', 1).join())
        .join('; ')
  }
  throw new Error('No product can be added to a cart.')
}
