import type { SharedList } from '../../domain/account/professional.ts'
import type { ProductId } from '../../domain/ids.ts'
import { addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { isDefinite, logFailure } from '../../shop-api/browser/call-shop.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * What is known of the additions of one list, from click to click: after one whose answer was lost the next click uses its key again (EXT-06), and
 * adds nothing that was added by then.
 */
export function createListAdditions() {
  const keys = new Map<ProductId, ReturnType<typeof createRepeatKey>>()
  return {
    keyOf(id: ProductId) {
      const withKey = keys.get(id) ?? createRepeatKey()
      keys.set(id, withKey)
      return withKey
    },
    added: new Set<ProductId>(),
  }
}

/**
 * Adds every product of a list to the cart, one call after the other (GAP-37). Resolves to the number added, the names of the others, and whether
 * one of them has another price or is sold by now (GAP-98); null if the session has ended.
 * @param ownId of the visitor's own list; null: somebody else's (EXT-23), which is for everybody
 * @param additions the same for every click
 */
export async function addListToCart(
  { products }: SharedList,
  ownId: number | null,
  additions: ReturnType<typeof createListAdditions>,
): Promise<{ count: number; left: string[]; isOld: boolean } | null> {
  const left: string[] = []
  let isOld = false
  let isUnsure = false
  for (const { id: productId, name, quantity, deliveryTypeId, price, isSoldOut } of products) {
    const addition = { productId, quantity, deliveryTypeId, price, ...(ownId !== null && { listId: ownId }) }
    if (additions.added.has(productId)) continue
    const result = isSoldOut
      ? null
      : await additions.keyOf(productId)(JSON.stringify(addition), async (key) => addToCart(addition, key, { isPersonal: ownId !== null }))
    if (result?.ok) {
      additions.added.add(productId)
      continue
    }
    if (result?.failure.kind === 'ended') return null
    if (result) logFailure('addToCart', result.failure)
    if (result && !isDefinite(result)) isUnsure = true
    if (result) isOld ||= result.failure.code === 'PRICE_CHANGED' || result.failure.code === 'NOT_AVAILABLE'
    left.push(name)
  }
  // All answers are known: the next click adds everything once more.
  if (!isUnsure) additions.added.clear()
  await revalidate(VISITOR_KEYS.cart)
  return { count: products.length - left.length, left, isOld }
}
