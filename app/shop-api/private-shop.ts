import type { Cart } from '../domain/cart.ts'
import type { ListingItem } from '../domain/listing-item.ts'
import type { User } from '../domain/user.ts'
import { CART_LOCALE } from './cart-locale.ts'
import { cartDetails, cartDetailsWithCode } from './contract/cart.ts'
import { clientDetails } from './contract/client.ts'
import { likesDetails } from './contract/likes.ts'
import { createShopCall, type ShopCallOptions } from './shop-call.ts'
import { toCart } from './to-cart.ts'
import { type Links, toListingItem } from './to-listing-item.ts'

/** What private pages ask of the shop in their visitor's name. A failure is a ShopApiError. */
export interface PrivateShop {
  /** null is an empty cart. */
  cart: (promoCode: string | null) => Promise<Cart | null>
  /** Liked products, the newest like first. */
  likes: () => Promise<readonly ListingItem[]>
  /** Who is logged in; null is a guest. */
  user: () => Promise<User | null>
}

export interface PrivateShopOptions extends ShopCallOptions, Links {
  /** The visitor has neither a guest id nor a token: nothing is anybody's, and nothing is asked. */
  isNobody: boolean
}

/** The remote shop as one visitor sees it. */
export function createPrivateShop({ isNobody, productHref, vendorHref, ...options }: PrivateShopOptions): PrivateShop {
  const call = createShopCall(options)
  const cartCall = createShopCall({ ...options, headers: { ...options.headers, ...CART_LOCALE } })
  const links = { productHref, vendorHref }
  return {
    async cart(promoCode) {
      if (isNobody) return null
      const answer = promoCode === null ? await cartCall(cartDetails) : await cartCall(cartDetailsWithCode, { path: { promoCode } })
      return answer && toCart(answer.data)
    },
    async likes() {
      if (isNobody) return []
      const answer = await call(likesDetails, { query: { page: 1, per_page: 'all' } })
      return answer?.data.items.map((item) => toListingItem(item, links)) ?? []
    },
    async user() {
      if (isNobody) return null
      return (await call(clientDetails))?.data ?? null
    },
  }
}
