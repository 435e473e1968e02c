import type { ReactNode } from 'react'
import type { Language } from './domain/language.ts'
import type { Market } from './domain/market.ts'
import type { Translate } from './i18n/translator.ts'
import type { PrivateShop } from './shop-api/private-shop.ts'
import type { ShopApi } from './shop-api/shop-api.ts'

/** Origins of the sites of sellers and administrators (GAP-28, GAP-50). */
export interface PanelHosts {
  vendor: string
  admin: string
}

/**
 * The input of a public page: the matched route's parsed parameters and configuration, never the request. A page that may be cached cannot
 * depend on the visitor, because there is no session here to read.
 */
export interface PageInput<Params> {
  params: Params
  market: Market
  language: Language
  /** Origin of absolute addresses (canonical, structured data), configured. */
  origin: string
  /** Origins of other sites that pages link to, configured. */
  hosts: PanelHosts
  /** The shop API without a session. */
  shop: ShopApi
  t: Translate
  /** The instant of rendering, ms since 1970, from the one clock of the stack. */
  now: number
}

/** A public page: a server component over a PageInput. */
export type PublicPage<Params> = (input: PageInput<Params>) => ReactNode | Promise<ReactNode>

/** The session of a private page. The token stays in the edge, so no page can contain it. */
export interface PageSession {
  /** The shop API in this visitor's name. */
  shop: PrivateShop
  /** The code in the visitor's cookie (GAP-95). */
  promoCode: string | null
}

/** The input of a private page, which is rendered for one visitor, `private, no-store` and `noindex`. */
export interface PrivatePageInput<Params> extends PageInput<Params> {
  session: PageSession
}

/** A private page: cart, checkout, account. */
export type PrivatePage<Params> = (input: PrivatePageInput<Params>) => ReactNode | Promise<ReactNode>
