// The card that a visitor followed from a listing (spec §9, GAP-122): remembered at the click, read by the product's view_item.
import type { ProductId } from '../domain/ids.ts'

const TRACKABLE_ITEM_KEY = 'TRACKABLE_LISTING_ITEM'

/** What is kept under TRACKABLE_LISTING_ITEM. */
export interface FollowedCard {
  productId: ProductId
  /** Path of the listing. */
  listName: string
  /** From 0. */
  index: number
}

/** Remembers cards that are followed from now on. Calling it again changes nothing. */
export function rememberFollowedCards(): void {
  document.addEventListener('click', rememberFollowed, true)
}

/** The card that led to this product, once: afterwards it is forgotten. */
export function takeFollowedCard(productId: ProductId): FollowedCard | null {
  try {
    const stored = localStorage.getItem(TRACKABLE_ITEM_KEY)
    localStorage.removeItem(TRACKABLE_ITEM_KEY)
    const card: unknown = JSON.parse(stored ?? 'null')
    return isFollowedCard(card) && card.productId === productId ? card : null
  } catch {
    return null
  }
}

/** Forgets it, as after a refusal. */
export function forgetFollowedCard(): void {
  try {
    localStorage.removeItem(TRACKABLE_ITEM_KEY)
  } catch {
    // Storage may be closed to us: then nothing was kept.
  }
}

function rememberFollowed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main li article h3 a') : null
  const place = link?.closest('li')
  const productId = Number(/-(\d+)$/.exec(link?.pathname ?? '')?.[1]) as ProductId
  if (!place || !productId) return
  const card: FollowedCard = { productId, listName: location.pathname, index: [...(place.parentElement?.children ?? [])].indexOf(place) }
  try {
    localStorage.setItem(TRACKABLE_ITEM_KEY, JSON.stringify(card))
  } catch {
    // Storage may be full, or closed to us: then view_item says nothing of a listing.
  }
}

function isFollowedCard(value: unknown): value is FollowedCard {
  if (typeof value !== 'object' || value === null) return false
  const { productId, listName, index } = value as Partial<Record<keyof FollowedCard, unknown>>
  return Number.isSafeInteger(productId) && typeof listName === 'string' && Number.isSafeInteger(index)
}
