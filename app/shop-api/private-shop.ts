import type { Cart } from '../domain/cart/cart.ts'
import type { ListingItem } from '../domain/product/listing-item.ts'
import type { Address } from '../domain/checkout/address.ts'
import type { Profile } from '../domain/account/profile.ts'
import type { User } from '../domain/account/user.ts'
import { CART_LOCALE } from './cart-locale.ts'
import { addresses } from './contract/addresses.ts'
import { cartDetails, cartDetailsWithCode } from './contract/cart.ts'
import { clientDetails } from './contract/client.ts'
import { likesDetails } from './contract/likes.ts'
import { createShopCall, type ShopCallOptions } from './shop-call.ts'
import { toCart } from './to-cart.ts'
import { type Links, toListingItem } from './to-listing-item.ts'
import { type AccountShop, createAccountShop } from './account-shop.ts'
import { createOrdersShop, type OrdersShop } from './orders-shop.ts'

/** Private calls of the shop API, for one visitor. A failure is a ShopApiError. */
export interface PrivateShop extends OrdersShop, AccountShop {
  /** null is an empty cart. */
  cart: (promoCode: string | null) => Promise<Cart | null>
  /** Liked products, newest like first. */
  likes: () => Promise<readonly ListingItem[]>
  /** The logged-in user; null is a guest. */
  user: () => Promise<User | null>
  /** The user with the profile page's fields. */
  profile: () => Promise<Profile | null>
  /** Addresses of the account, oldest first; none for a guest. */
  addresses: () => Promise<readonly Address[]>
}

export interface PrivateShopOptions extends ShopCallOptions, Links {
  /** The visitor has neither a guest id nor a token: there is no personal data, so no call is made. */
  isNobody: boolean
  /** The visitor has no token: nobody is logged in, so no call asks who it is. @default as isNobody */
  isGuest?: boolean
  /** A guest who has ordered of late (EXT-45). @default false */
  hasGuestOrder?: boolean
}

/** Binds the private calls of the shop API to one visitor. */
export function createPrivateShop({
  isNobody,
  isGuest = isNobody,
  hasGuestOrder = false,
  productHref,
  vendorHref,
  ...options
}: PrivateShopOptions): PrivateShop {
  const call = createShopCall(options)
  const cartCall = createShopCall({ ...options, headers: { ...options.headers, ...CART_LOCALE } })
  const links = { productHref, vendorHref }
  const profile = async () => (isGuest ? null : ((await call(clientDetails))?.data ?? null))
  return {
    async cart(promoCode) {
      if (isNobody) return null
      const response = promoCode === null ? await cartCall(cartDetails) : await cartCall(cartDetailsWithCode, { path: { promoCode } })
      return response && toCart(response.data)
    },
    async likes() {
      if (isNobody) return []
      const response = await call(likesDetails, { query: { page: 1, per_page: 'all' } })
      return response?.data.items.map((item) => toListingItem(item, links)) ?? []
    },
    user: profile,
    profile,
    async addresses() {
      return isGuest ? [] : ((await call(addresses))?.data.items ?? [])
    },
    ...createOrdersShop(cartCall, { isNobody, hasGuestOrder }),
    ...createAccountShop(call),
  }
}
