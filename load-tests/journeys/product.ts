import type { JourneyEnd } from '../session/make-session.ts'
import { think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { requestProduct } from './add-one.ts'

/** Greatest number of products viewed in a row. */
const MAX_PRODUCTS_VIEWED = 4

/** Views a product and further ones. */
export function product(visitor: Visitor): JourneyEnd {
  const looks = 1 + Math.floor(visitor.random() * MAX_PRODUCTS_VIEWED)
  for (let look = 0; look < looks; look++) {
    requestProduct(visitor, visitor.product())
    think(visitor, 8)
  }
  return 'completed'
}
