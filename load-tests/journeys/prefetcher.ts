import { sendRequest, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { linkedProducts } from './linked-products.ts'
import { listingQuery } from './listing-query.ts'

/** On how many links the pointer of a listing's visitor rests. */
const RESTS = 3

/** Somebody whose browser asks for pages before they are clicked: some rests, then one click on what is there already. */
export function prefetcher(visitor: Visitor): void {
  const { plan, market, random } = visitor
  const path = plan.assortment.paths[market].catalog + listingQuery({ categories: [randomItem(random, plan.assortment.categories)] })
  const page = sendRequest(visitor, { name: 'listing', path, readsBody: true })
  for (const link of linkedProducts(page.body ?? '').slice(0, RESTS)) {
    think(visitor, 1)
    // 204: it could not be kept, or its last making failed.
    sendRequest(visitor, {
      name: 'prefetch',
      path: `/_rsc/${plan.build}${link}`,
      headers: { 'patyna-prefetch': '1' },
      expectedStatuses: [200, 204],
    })
  }
}
