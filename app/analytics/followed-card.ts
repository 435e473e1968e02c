// The card that a visitor clicked in a listing (spec §9, GAP-122): stored at the click, read by the product page's view_item.
import type { ProductId } from '../domain/ids.ts'
import { mayTrack } from './may-track.ts'

const TRACKABLE_ITEM_KEY = 'TRACKABLE_LISTING_ITEM'

/** Value stored under TRACKABLE_LISTING_ITEM. */
export interface FollowedCard {
  productId: ProductId
  /** Path of the listing. */
  listName: string
  /** Position in the list, from 0. */
  index: number
}

/** Starts storing clicked cards. Idempotent. */
export function rememberFollowedCards(): void {
  document.addEventListener('click', rememberFollowed, true)
}

/** Returns the card that led to this product and removes it. */
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

/** Removes the stored card, e.g. when consent is refused. */
export function forgetFollowedCard(): void {
  try {
    localStorage.removeItem(TRACKABLE_ITEM_KEY)
  } catch {
    // Storage may be blocked: then nothing was stored.
  }
}

function rememberFollowed({ target }: Event): void {
  // Consent may have been withdrawn in this document.
  if (!mayTrack()) return
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main li article h3 a') : null
  const card = link?.closest('article')
  const productId = Number(/-(\d+)$/.exec(link?.pathname ?? '')?.[1]) as ProductId
  if (!card || !productId) return
  // Banners are an item of the list, too.
  const cards = [...(card.closest('ul')?.querySelectorAll('article') ?? [])]
  const followed: FollowedCard = { productId, listName: location.pathname, index: cards.indexOf(card) }
  try {
    localStorage.setItem(TRACKABLE_ITEM_KEY, JSON.stringify(followed))
  } catch {
    // Storage may be full or blocked: then view_item has no listing.
  }
}

function isFollowedCard(value: unknown): value is FollowedCard {
  if (typeof value !== 'object' || value === null) return false
  const { productId, listName, index } = value as Partial<Record<keyof FollowedCard, unknown>>
  return Number.isSafeInteger(productId) && typeof listName === 'string' && Number.isSafeInteger(index)
}
