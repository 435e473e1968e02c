import { sendRequest, expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'

/** Greatest number of products viewed in a row. */
const MAX_PRODUCTS_VIEWED = 4

/** Views a product and further ones. */
export function product(visitor: Visitor): void {
  const looks = 1 + Math.floor(visitor.random() * MAX_PRODUCTS_VIEWED)
  for (let look = 0; look < looks; look++) {
    const { paths } = visitor.product()
    const page = sendRequest(visitor, { name: 'product', path: paths[visitor.market], readsBody: look === 0 })
    if (look === 0) expectThat(visitor, 'a product is a whole page', page.body?.trimEnd().endsWith('</html>') ?? false)
    think(visitor, 8)
  }
}
