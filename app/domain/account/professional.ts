import type { Instant } from '../time/instant.ts'
import type { ProductId } from '../ids.ts'
import type { Money } from '../pricing/money.ts'

/** An order list of a professional (GAP-37). */
export interface ProList {
  id: number
  name: string
  products: readonly ProListLine[]
  /** Key of the link under which anybody sees it; null: none; undefined: the shop API shares no lists (EXT-23). */
  shareKey?: string | null | undefined
}

/** An order list as everybody sees it who has its link (EXT-23). */
export type SharedList = Pick<ProList, 'name' | 'products'>

/** A product on a list, and what adding it to the cart needs to know. */
export interface ProListLine {
  id: ProductId
  name: string
  imageUrl: string | null
  quantity: number
  /** Of one piece, as it is now. */
  price: Money
  deliveryTypeId: number
  isSoldOut: boolean
}

/** What a code can take a part of (EXT-24). */
export const DISCOUNTED = ['PRODUCTS', 'DELIVERIES'] as const

/** A personal discount code (GAP-38): per cent or an amount. */
export interface DiscountCode {
  code: string
  description: string
  percent: number | null
  amount: Money | null
  /** undefined: the shop API does not say. */
  takesOff?: (typeof DISCOUNTED)[number] | undefined
  minValue: Money
  validFrom: Instant
  /** null = without an end. */
  validTo: Instant | null
  usesLeft: number
}

/** Whether a code would hold at an instant. */
export function isCodeUsable({ validFrom, validTo, usesLeft }: DiscountCode, now: Instant): boolean {
  return usesLeft > 0 && validFrom <= now && (validTo === null || now < validTo)
}

/** The last instant at which a code holds, since `validTo` is the first at which it does not; null = without an end. */
export function lastInstantOf({ validTo }: Pick<DiscountCode, 'validTo'>): Instant | null {
  return validTo === null ? null : validTo - 1
}
