import type { JourneyEnd } from '../session/make-session.ts'
import { sendRequest } from '../session/send-request.ts'
import { inPoland, randomItem, type Visitor } from '../session/visitor.ts'

/** Views a product whose promotion ends tonight. A price shown after its end is recorded with its age in seconds. */
export function night(anybody: Visitor): JourneyEnd {
  // The page is Polish, and held to what pages of that market promise.
  const visitor = inPoland(anybody)
  const { plan, random, note } = visitor
  const { productId, price, endsAt } = randomItem(random, plan.endingPromos)
  const product = plan.uniques.find(({ id }) => id === productId)
  if (!product) throw new Error(`The promo of ${productId} is of no product of this run.`)
  const askedAt = Date.now()
  const page = sendRequest(visitor, { name: 'product', path: product.paths.pl, readsBody: true })
  const age = (askedAt - endsAt) / 1000
  if (age > 0) note.draws.push({ of: showsPrice(page.body ?? '', price) ? 'old price' : 'new price', rank: Math.round(age) })
  return 'completed'
}

/** Whether the structured data of a page has this price. */
function showsPrice(html: string, price: number): boolean {
  return (
    new RegExp(`"price":"?${price.toFixed(2).replace('.', '\\.')}`).test(html) ||
    html.includes(`"price":${price},`) ||
    html.includes(`"price":${price}}`)
  )
}
