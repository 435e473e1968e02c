import { sendRequest } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'

/** Somebody looks at a product whose reduction ends tonight. What is shown after its end is noted with its age in seconds. */
export function night(visitor: Visitor): void {
  const { plan, random, note } = visitor
  const { productId, price, endsAt } = randomItem(random, plan.endingPromos)
  const product = plan.uniques.find(({ id }) => id === productId)
  if (!product) throw new Error(`The promo of ${productId} is of no product of this run.`)
  const askedAt = Date.now()
  const page = sendRequest(visitor, { name: 'product', path: product.paths.pl, readsBody: true })
  const age = (askedAt - endsAt) / 1000
  if (age > 0) note.draws.push({ of: showsPrice(page.body ?? '', price) ? 'old price' : 'new price', rank: Math.round(age) })
}

/** Whether structured data tells search engines this price. */
function showsPrice(html: string, price: number): boolean {
  return (
    new RegExp(`"price":"?${price.toFixed(2).replace('.', '\\.')}`).test(html) ||
    html.includes(`"price":${price},`) ||
    html.includes(`"price":${price}}`)
  )
}
