import type { ReactNode } from 'react'
import type { Language } from './domain/language.ts'
import type { Market } from './domain/market.ts'
import type { Translate } from './i18n/translator.ts'
import type { ShopApi } from './shop-api/shop-api.ts'

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
  /** The shop as nobody in particular sees it. */
  shop: ShopApi
  t: Translate
  /** The instant of rendering, ms since 1970, from the one clock of the stack. */
  now: number
}

/** A page that anybody may see: a server component over a PageInput. */
export type PublicPage<Params> = (input: PageInput<Params>) => ReactNode | Promise<ReactNode>
