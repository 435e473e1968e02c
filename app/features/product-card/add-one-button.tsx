import type { ShopEvent } from '../../analytics/events.ts'
import { type Cart, holdsAll, lineIn } from '../../domain/cart/cart.ts'
import type { Addition } from '../../shop-api/browser/add-to-cart.ts'
import { useKnownPart } from '../../shop-api/browser/use-visitor-state.ts'
import { known, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CartIcon, CheckIcon } from '../../ui/icons/icons.tsx'
import { showPending } from '../../ui/lazy/show-pending.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { useAddToCart } from '../cart/use-add-to-cart.client.ts'

interface AddOneButtonProps {
  addition: Addition
  /** The analytics event of an addition. */
  tracked: ShopEvent
  /** Accessible names without and with the product in the cart; live-region text for a failure. */
  labels: { add: string; added: string; failed: string }
}

/**
 * Adds one piece from a card (CARD-11). Its icon shows whether the cart has the product, whatever
 * became of the last request (EXT-70).
 */
export function AddOneButton({ addition, tracked, labels }: AddOneButtonProps) {
  const { productId } = addition
  const { state, add } = useAddToCart()
  const isInCart = useKnownPart<Cart | null, boolean>(VISITOR_KEYS.cart, ({ data }) => lineIn(data, { productId }) !== null)
  const shown = state !== 'loading' && isInCart ? 'success' : state === 'loading' ? 'loading' : 'idle'

  async function addOne() {
    // No piece is left to add: the shop API would refuse it.
    if (holdsAll(known<Cart | null>(VISITOR_KEYS.cart).data, productId)) return announce(labels.added)
    const added = await add(addition, tracked)
    announce(added.ok ? labels.added : labels.failed)
  }

  return (
    <IconButton
      label={shown === 'success' ? labels.added : labels.add}
      icon={shown === 'success' ? <CheckIcon /> : <CartIcon />}
      ground="paper"
      data-state={shown}
      aria-busy={shown === 'loading' || undefined}
      onClick={({ currentTarget }) => void showPending(currentTarget, addOne)}
    />
  )
}
