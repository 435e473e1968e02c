import type { ReactNode } from 'react'
import type { Language } from './domain/language.ts'
import type { Market } from './domain/market.ts'
import type { Translate } from './i18n/translator.ts'
import type { PrivateShop } from './shop-api/private-shop.ts'
import type { ShopApi } from './shop-api/shop-api.ts'

/** Where sellers and administrators work: sites of their own, outside this shop (GAP-28, GAP-50). */
export interface PanelHosts {
  vendor: string
  admin: string
}

/**
 * All that a public page may know. It is made from the matched route's parsed parameters, never from the request, so a page that
 * may be stored for everybody cannot depend on one visitor: there is no session here to read.
 */
export interface PageInput<Params> {
  params: Params
  market: Market
  language: Language
  /** Origin of absolute addresses (canonical, structured data), configured. */
  origin: string
  /** Origins of other sites that pages link to, configured. */
  hosts: PanelHosts
  /** The shop as nobody in particular sees it. */
  shop: ShopApi
  t: Translate
  /** The instant of rendering, ms since 1970, from the one clock of the stack. */
  now: number
}

/** A page that anybody may see: a server component over a PageInput. */
export type PublicPage<Params> = (input: PageInput<Params>) => ReactNode | Promise<ReactNode>

/** What a private page knows of its visitor. The token stays at the edge: nothing here can put it into a page. */
export interface PageSession {
  /** The shop in this visitor's name. */
  shop: PrivateShop
  /** The code in the visitor's cookie (GAP-95). */
  promoCode: string | null
}

/** All that a private page may know: it is made for one visitor, sent as `private, no-store` and indexed by nobody. */
export interface PrivatePageInput<Params> extends PageInput<Params> {
  session: PageSession
}

/** A page of one visitor: cart, checkout, account. */
export type PrivatePage<Params> = (input: PrivatePageInput<Params>) => ReactNode | Promise<ReactNode>
