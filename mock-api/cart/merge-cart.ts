import { quantityAfterMerge } from '#app/domain/cart/cart-quantity.ts'
import type { Owner } from '#db/columns.ts'
import type { Store } from '../store/store.ts'
import { lineOf, piecesElsewhere } from './add-product.ts'
import type { CartRows } from './cart-rows.ts'

interface MergeInput {
  world: string
  from: Owner
  to: Owner
  now: number
}

/** Moves the cart lines of a guest to the cart of an account (GAP-101). The caller holds a transaction. */
export function mergeCart({ carts, store }: { carts: CartRows; store: Store }, { world, from, to, now }: MergeInput): void {
  const guestLines = carts.lines({ world, owner: from })
  if (guestLines.length === 0) return
  const ids = guestLines.map((line) => line.productId)
  const stocks = new Map(store.products.list(world, [...new Set(ids)]).map((row) => [row.id, row.stock]))
  for (const line of guestLines) {
    const own = carts.lines({ world, owner: to })
    const stock = stocks.get(line.productId) ?? 0
    const available = stock - piecesElsewhere(own, line)
    const known = lineOf(own, line)
    // By another way of delivery they lie in the cart already, all of them: one more would stop the order.
    if (stock > 0 && available <= 0 && !known) continue
    const quantity = quantityAfterMerge({ own: known?.quantity ?? 0, ofGuest: line.quantity, available })
    carts.put({ world, owner: to }, { line: { ...line, ...known, quantity }, now })
  }
  carts.clear({ world, owner: from })
}
