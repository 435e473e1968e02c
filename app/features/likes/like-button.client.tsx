'use client'
import type { ShopEvent } from '../../analytics/events.ts'
import type { ProductId } from '../../domain/ids.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { HeartIcon } from '../../ui/icons/icons.tsx'
import { showPending } from '../../ui/lazy/show-pending.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { useLike } from './use-likes.client.ts'

interface LikeButtonProps {
  productId: ProductId
  /** Accessible name, including the product's name. */
  label: string
  /** Live-region text for a failure; nothing is shown (spec §8, GAP-131). */
  failed: string
  /** Analytics event of a like. */
  tracked: ShopEvent
}

/** The heart of a product (spec §4). Its state is the server's list of likes; a spinner replaces it during the request. */
export function LikeButton({ productId, label, failed, tracked }: LikeButtonProps) {
  const { isLiked, isPending, toggle } = useLike(productId, tracked, () => announce(failed))
  return (
    <IconButton
      label={label}
      icon={<HeartIcon />}
      ground="paper"
      aria-pressed={isLiked}
      aria-busy={isPending || undefined}
      onClick={({ currentTarget }) => void showPending(currentTarget, toggle)}
    />
  )
}
