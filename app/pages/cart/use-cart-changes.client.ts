import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import { type CartChange, changesSince, SEEN_CART, seenCart, type SeenCart } from '../../domain/cart/seen-cart.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { readStored, writeStored } from '../../shop-api/browser/stored-text.ts'

/**
 * What changed in the cart since it was last seen in this browser. It is said in the visit that finds it, and not again: what is shown counts as
 * seen. @param cart undefined: not known yet; null: empty
 */
export function useCartChanges(cart: Cart | null | undefined): readonly CartChange[] {
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  const isCompared = useRef(false)
  const compare = useEffectEvent((shown: Cart | null) => {
    const seen = readSeen()
    if (!isCompared.current && seen && shown) setChanges(changesSince(seen, shown))
    isCompared.current = true
    writeSeen(shown && seenCart(shown))
  })
  useEffect(() => {
    if (cart !== undefined) compare(cart)
  }, [cart])
  return changes
}

function readSeen(): SeenCart | null {
  // Only this file writes this key, so a value that can be read is a cart.
  return parseJson(readStored(SEEN_CART)) as SeenCart | null
}

function writeSeen(seen: SeenCart | null): void {
  writeStored(SEEN_CART, seen && JSON.stringify(seen))
}
