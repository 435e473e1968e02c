// Requests of each cell of a comparison (compared-cells.ts). Both builds get the same sessions in the same order.
import type { CellName } from '../compared-cells.ts'
import type { OfferedProduct } from '../plan.ts'
import { sendRequest } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { cart } from './cart.ts'
import { listingQuery } from './listing-query.ts'
import { search } from './search.ts'

export interface ComparedSession {
  visitor: Visitor
  products: { readonly length: number; readonly [at: number]: OfferedProduct }
  /** Number of the session in this k6 run: uncached pages differ each time. */
  nth: number
  /** Number of pages of a cell of hits. */
  primes: number
}

export const COMPARED_SESSIONS: Readonly<Record<CellName, (session: ComparedSession) => void>> = {
  search: ({ visitor }) => void search(visitor),
  cart: ({ visitor }) => void cart(visitor),
  'listing hit': ({ visitor, nth, primes }) => {
    const { categories } = visitor.plan.assortment
    const category = categories[nth % Math.min(primes, categories.length)]
    askListing(visitor, listingQuery({ categories: category === undefined ? [] : [category] }))
  },
  'product hit': ({ visitor, products, nth, primes }) => askProduct(visitor, products[nth % primes]),
  // A classification that does not exist, beside all that do, makes each listing a new URL.
  'search miss': ({ visitor, nth }) =>
    askListing(visitor, listingQuery({ text: visitor.query(), classification: [...CLASSIFICATIONS, UNKNOWN + nth] })),
  'product miss': ({ visitor, products, nth, primes }) =>
    askProduct(visitor, products[primes + (nth % Math.max(1, products.length - primes))]),
}

const CLASSIFICATIONS = [1, 2, 3]
const UNKNOWN = 1000

function askListing(visitor: Visitor, query: string): void {
  sendRequest(visitor, {
    name: query.includes('textSearch') ? 'search results' : 'listing',
    path: visitor.plan.assortment.paths[visitor.market].catalog + query,
  })
}

function askProduct(visitor: Visitor, product: OfferedProduct | undefined): void {
  if (!product) throw new Error('The assortment has too few products.')
  sendRequest(visitor, { name: 'product', path: product.paths[visitor.market] })
}
