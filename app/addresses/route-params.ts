import type { CheckoutStep, THANK_YOU } from '../domain/checkout/checkout.ts'
import type { Filters } from '../domain/search/filters.ts'
import type { OrderId, ProductId, VendorId } from '../domain/ids.ts'

/** The parameters of each page: with the market they are all that a page depends on, and so its cache key. */
export interface RouteParams {
  home: Record<never, never>
  catalog: { filters: Filters }
  tag: { tag: string; filters: Filters }
  boutique: { butique: string; filters: Filters }
  vendor: { slug: string; id: VendorId; filters: Filters }
  content: { slug: string; /** What a question is about, on the contact page (GAP-87). */ product?: ProductId }
  cart: Record<never, never>
  favorites: Record<never, never>
  login: { redirectTo: string | null }
  register: { redirectTo: string | null }
  passwordReset: Record<never, never>
  newPassword: { /** Secret of the mailed link; null = the link is none. */ token: string | null }
  userProfile: Record<never, never>
  checkout: {
    step: CheckoutStep | typeof THANK_YOU
    /** Number of the order, after it. */
    order: string | null
    /** Id of a payment of it, which cannot be guessed: it stands for a guest's login. */
    payment?: string | null
  }
  /** The sandbox page of a payment (GAP-32). */
  payment: { id: string }
  orderHistory: { page: number }
  order: { id: OrderId }
  withdrawal: { id: OrderId }
  proLists: Record<never, never>
  discountCodes: Record<never, never>
  product: { slug: string; id: ProductId; /** Preselected variant (GAP-56). */ variant: ProductId | null }
}

/** Names of the pages. */
export type RouteName = keyof RouteParams
