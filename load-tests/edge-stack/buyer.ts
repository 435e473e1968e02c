import { z } from 'zod'

const Offer = z.object({
  data: z.object({
    amountOfAvailableItems: z.number(),
    deliveryConfigurations: z.object({ STANDARD: z.unknown() }).partial(),
    prices: z.object({ regular: z.number(), promo: z.number().nullish(), currencyId: z.string() }),
  }),
})

/** What the page of this origin sends with its calls. */
export const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }

/** Cookies that a response sets, as a browser sends them. */
export function cookiesOf(response: Response): string {
  const lines = response.headers.getSetCookie().map((line) => line.split(';', 1).join())
  return lines.join('; ')
}

/**
 * Makes a guest with a product in the cart, who has seen it there, so that the edge knows a buyer (edge/session/standing-of.ts).
 * @param products paths of product pages, which end with the product's id
 * @returns the guest's cookies
 * @throws Error if no product can be added
 */
export async function newBuyer(origin: string, products: readonly string[]): Promise<string> {
  for (const path of products) {
    const productId = Number(/\d+$/.exec(path)?.[0])
    const { data } = Offer.parse(await (await fetch(`${origin}/shop/product/details/${productId}`, { headers: OURS })).json())
    if (data.amountOfAvailableItems === 0) continue
    const deliveryTypeId = data.deliveryConfigurations.STANDARD ? 1 : 2
    const { regular, promo, currencyId } = data.prices
    const body = JSON.stringify({ productId, quantity: 1, deliveryTypeId, productPrice: promo ?? regular, currencyCode: currencyId })
    const added = await fetch(`${origin}/shop/cart/product/add`, { method: 'POST', headers: OURS, body })
    if (!added.ok) continue
    const cookie = cookiesOf(added)
    return [cookie, cookiesOf(await fetch(`${origin}/shop/cart/details2`, { headers: { cookie, langId: 'pl' } }))].join('; ')
  }
  throw new Error('No product can be added to a cart.')
}
