import type { ReactNode } from 'react'
import type { Language } from './domain/language.ts'
import type { Market } from './domain/market.ts'
import type { Translate } from './i18n/translator.ts'
import type { PrivateShop } from './shop-api/private-shop.ts'
import type { ShopApi } from './shop-api/shop-api.ts'
import type { PanelParts } from './ui/panel/panel-source.ts'

/** Origins of the sites of sellers and administrators (GAP-28, GAP-50). */
export interface PanelHosts {
  vendor: string
  admin: string
}

/**
 * The input of a public page: the matched route's parsed parameters and configuration, never the request. It has no session, so a cacheable
 * page cannot depend on the visitor.
 */
export interface PageInput<Params> {
  params: Params
  market: Market
  language: Language
  /** Configured origin of absolute URLs (canonical, structured data). */
  origin: string
  /** Configured origins of other sites that pages link to. */
  hosts: PanelHosts
  /** The shop API without a session. */
  shop: ShopApi
  t: Translate
  /** Time of rendering, ms since 1970, from the stack's single clock. */
  now: number
}

/** A public page: a server component over a PageInput. */
export type PublicPage<Params> = (input: PageInput<Params>) => ReactNode | Promise<ReactNode>

/** A panel of a public page (app/panels.ts): the content of its dialogs, from the same input, so without a session. */
export type Panel<Params> = (input: PageInput<Params>) => Promise<PanelParts>

/** The session of a private page. The token stays in the edge, so no page can contain it. */
export interface PageSession {
  /** The shop API with this visitor's session. */
  shop: PrivateShop
  /** Promo code of the visitor's cookie (GAP-95). */
  promoCode: string | null
}

/** The input of a private page, which is rendered for one visitor, `private, no-store` and `noindex`. */
export interface PrivatePageInput<Params> extends PageInput<Params> {
  session: PageSession
}

/** A private page: cart, checkout, account. */
export type PrivatePage<Params> = (input: PrivatePageInput<Params>) => ReactNode | Promise<ReactNode>
