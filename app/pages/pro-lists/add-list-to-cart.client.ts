import { type Cart, lineIn } from '../../domain/cart/cart.ts'
import type { ProListLine, SharedList } from '../../domain/account/professional.ts'
import type { ProductId } from '../../domain/ids.ts'
import { trackAdded } from '../../features/cart/track-added.client.ts'
import { addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { type CallFailure, isDefinite, logFailure } from '../../shop-api/browser/call-shop.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { known, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * Why a product of a list is not in the cart as the list has it: fewer pieces were left, none was,
 * its price is another one, or the call failed.
 */
export const HINDRANCES = ['short', 'gone', 'repriced', 'failed'] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** What the clicks on the button of a list brought. */
export interface ListOutcome {
  /** Pieces that were added, of those that are on the list. */
  added: number
  asked: number
  hindered: readonly { why: Hindrance; name: string }[]
  /** A product has another price or is sold by now (GAP-98). */
  isOld: boolean
}

interface Added {
  pieces: number
  wanted: number
}

/**
 * What is known of the additions of one list, from click to click: the next one adds what failed,
 * after a lost answer under the same key (EXT-06), and what is wanted of a product beyond what was.
 */
export function createListAdditions() {
  const keys = new Map<ProductId, ReturnType<typeof createRepeatKey>>()
  return {
    keyOf(id: ProductId) {
      const withKey = keys.get(id) ?? createRepeatKey()
      keys.set(id, withKey)
      return withKey
    },
    /** Pieces by product, and how many were wanted. */
    added: new Map<ProductId, Added>(),
    /** How many were wanted of a product when its last addition got no answer. */
    lost: new Map<ProductId, number>(),
  }
}

/**
 * Adds what is on a list and was not added before to the cart, one call after the other (GAP-37).
 * When all of it was added, the next click adds it once more. Resolves to null if the session has
 * ended.
 * @param ownId of the visitor's own list; null: somebody else's (EXT-23), which is for everybody
 * @param additions the same for every click
 */
export async function addListToCart(
  { products }: SharedList,
  ownId: number | null,
  additions: ReturnType<typeof createListAdditions>,
): Promise<ListOutcome | null> {
  const { added, lost, keyOf } = additions
  const { data: cart } = known<Cart | null>(VISITOR_KEYS.cart)
  // What the visitor has taken out of the cart since is to be added again.
  if (cart !== undefined) for (const { id } of products) if (!lineIn(cart, { productId: id })) added.delete(id)
  const failures = new Map<ProductId, CallFailure | null>()
  const now: Parameters<typeof trackAdded>[0][number][] = []
  // What got no answer is sent again as it was, before what is wanted beyond it.
  const lines = products.flatMap((line) => {
    const before = lost.get(line.id) ?? line.quantity
    return before < line.quantity ? [{ ...line, quantity: before }, line] : [line]
  })
  for (const { id: productId, quantity: wanted, deliveryTypeId, price, isSoldOut } of lines) {
    if (failures.has(productId)) continue
    const before = added.get(productId) ?? { pieces: 0, wanted: 0 }
    const quantity = wanted - before.wanted
    if (quantity <= 0) continue
    const addition = { productId, quantity, deliveryTypeId, price, ...(ownId !== null && { listId: ownId }) }
    const result = isSoldOut
      ? null
      : await keyOf(productId)(JSON.stringify(addition), async (key) => addToCart(addition, key, { isPersonal: ownId !== null }))
    if (result && !isDefinite(result)) lost.set(productId, wanted)
    else lost.delete(productId)
    if (result?.ok) {
      added.set(productId, { pieces: before.pieces + result.data.added, wanted })
      now.push({ productId, quantity: result.data.added })
      continue
    }
    if (result?.failure.kind === 'ended') return null
    if (result) logFailure('addToCart', result.failure)
    failures.set(productId, result && result.failure)
  }
  const outcome = outcomeOf(products, added, failures)
  if (failures.size === 0) added.clear()
  await revalidate(VISITOR_KEYS.cart)
  void trackAdded(now)
  return outcome
}

function outcomeOf(
  products: readonly ProListLine[],
  added: ReadonlyMap<ProductId, Added>,
  failures: ReadonlyMap<ProductId, CallFailure | null>,
): ListOutcome {
  const hindered = products.flatMap(({ id, name, quantity }): ListOutcome['hindered'][number][] => {
    const { pieces } = added.get(id) ?? {}
    if (failures.has(id) || pieces === undefined) return [{ why: whyOf(failures.get(id) ?? null), name }]
    return pieces < quantity ? [{ why: 'short', name: `${name} (${pieces}/${quantity})` }] : []
  })
  return {
    added: products.reduce((sum, { id, quantity }) => sum + Math.min(added.get(id)?.pieces ?? 0, quantity), 0),
    asked: products.reduce((sum, { quantity }) => sum + quantity, 0),
    hindered,
    // 404: the product is no more, or the whole list.
    isOld: [...failures.values()].some((failure) => failure !== null && (failure.status === 404 || whyOf(failure) !== 'failed')),
  }
}

/** @param failure null: the list knows it as sold already */
function whyOf(failure: CallFailure | null): Hindrance {
  if (failure === null || failure.code === 'NOT_AVAILABLE') return 'gone'
  return failure.code === 'PRICE_CHANGED' ? 'repriced' : 'failed'
}
