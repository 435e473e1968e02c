'use client'
import type { ShopEvent } from '../../analytics/events.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CartIcon, CheckIcon } from '../../ui/icons/icons.tsx'
import { showPressed } from '../../ui/lazy/show-pressed.ts'
import { useAddToCart } from '../cart/use-add-to-cart.client.ts'
import { LikeButton } from '../likes/like-button.client.tsx'

/** Names of the buttons; `{name}` is the slot of the product's name. One object for all cards of a page, so that it travels once. */
export interface CardLabels {
  like: string
  add: string
  added: string
  failed: string
  likeFailed: string
}

interface CardActionsProps {
  productId: ProductId
  title: string
  /** What one piece costs, and how it is sent by default; null = it cannot be added. */
  offer: { price: Money; deliveryTypeId: number } | null
  /** The analytics event of a click. */
  tracked: ShopEvent
  labels: CardLabels
}

/**
 * The actions of a card: like the product, add one piece (CARD-11). The server places them: a stylesheet of this island would arrive after
 * the cards.
 */
export function CardActions({ productId, title, offer, tracked, labels }: CardActionsProps) {
  return (
    <>
      <LikeButton productId={productId} label={fillSlots(labels.like, { name: title })} failed={labels.likeFailed} tracked={tracked} />
      {offer && <AddOne productId={productId} title={title} offer={offer} tracked={tracked} labels={labels} />}
    </>
  )
}

function AddOne({ productId, title, offer, tracked, labels }: CardActionsProps & { offer: NonNullable<CardActionsProps['offer']> }) {
  const { state, add } = useAddToCart()

  async function addOne() {
    const added = await add({ productId, quantity: 1, ...offer }, tracked)
    announce(fillSlots(added.ok ? labels.added : labels.failed, { name: title }))
  }

  return (
    <span data-state={state}>
      <IconButton
        label={fillSlots(state === 'success' ? labels.added : labels.add, { name: title })}
        icon={state === 'success' ? <CheckIcon /> : <CartIcon />}
        ground="paper"
        aria-busy={state === 'loading' || undefined}
        onClick={({ currentTarget }) => void showPressed(currentTarget, addOne)}
      />
    </span>
  )
}
