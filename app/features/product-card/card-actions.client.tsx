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

/** Names of the buttons; `{name}` stands for the product's. One object for all cards of a page, so that it travels once. */
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
  /** What analytics hears of a press. */
  tracked: ShopEvent
  labels: CardLabels
}

/**
 * What can be done with a card: like the product, add one of it (CARD-11). Where they stand is the server's to say: a sheet of this file's
 * own would arrive after the cards.
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
