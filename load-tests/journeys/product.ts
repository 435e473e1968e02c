import { ask, expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'

/** How many products somebody looks at in a row, at most. */
const MOST_LOOKED_AT = 4

/** Somebody looks at one product and others. */
export function product(visitor: Visitor): void {
  const looks = 1 + Math.floor(visitor.random() * MOST_LOOKED_AT)
  for (let look = 0; look < looks; look++) {
    const { paths } = visitor.product()
    const page = ask(visitor, { name: 'product', path: paths[visitor.market], isRead: look === 0 })
    if (look === 0) expectThat(visitor, 'a product is a whole page', page.body?.trimEnd().endsWith('</html>') ?? false)
    think(visitor, 8)
  }
}
