import type { Address } from '../checkout/address.ts'
import type { Order } from '../checkout/order.ts'
import type { AccountLogin } from './account-login.ts'
import type { DiscountCode } from './professional.ts'
import type { Profile } from './profile.ts'

/** A consent, or its end (EXT-51). */
interface Consent {
  subject: 'terms' | 'privacy' | 'newsletter'
  act: 'GIVEN' | 'CONFIRMED' | 'WITHDRAWN'
  at: number
}

/** All that the shop keeps of a user (EXT-20). Instants are ms since 1970. */
export interface AccountData {
  profile: Profile
  createdAt: number
  addresses: readonly Address[]
  orders: readonly Order[]
  likes: readonly { productId: number; name: string; likedAt: number }[]
  /** Undefined: the shop API does not tell it. */
  cart?: readonly { productId: number; name: string; deliveryTypeId: number; quantity: number; addedAt: number }[] | undefined
  lists: readonly { name: string; createdAt: number; products: readonly { productId: number; name: string; quantity: number }[] }[]
  discountCodes: readonly DiscountCode[]
  newsletter: { email: string; isActive: boolean; changedAt: number } | null
  /** What was agreed to, oldest first. Undefined: the shop API does not tell it. */
  consents?: readonly Consent[] | undefined
  logins: readonly AccountLogin[]
}
