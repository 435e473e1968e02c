import type { ShopEvent } from '../../analytics/events.ts'
import type { Addition } from '../../shop-api/browser/add-to-cart.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CartIcon, CheckIcon } from '../../ui/icons/icons.tsx'
import { showPending } from '../../ui/lazy/show-pending.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { useAddToCart } from '../cart/use-add-to-cart.client.ts'

interface AddOneButtonProps {
  addition: Addition
  /** The analytics event of an addition. */
  tracked: ShopEvent
  /** Accessible names before and after the addition; live-region text for a failure. */
  labels: { add: string; added: string; failed: string }
}

/** Adds one piece from a card (CARD-11). */
export function AddOneButton({ addition, tracked, labels }: AddOneButtonProps) {
  const { state, add } = useAddToCart()

  async function addOne() {
    const added = await add(addition, tracked)
    announce(added.ok ? labels.added : labels.failed)
  }

  return (
    <IconButton
      label={state === 'success' ? labels.added : labels.add}
      icon={state === 'success' ? <CheckIcon /> : <CartIcon />}
      ground="paper"
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      onClick={({ currentTarget }) => void showPending(currentTarget, addOne)}
    />
  )
}
