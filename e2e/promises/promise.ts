// What a row of the table of promises (promises.ts) may say, and what a visit knows.
import type { Market } from '../../app/domain/market.ts'

/** Paths of pages in a market, that of a withdrawal with 0 for its order: pathsOf() in Node, the plan of a load test in k6, which cannot load the translated addresses. */
export type Paths = Readonly<
  Record<'home' | 'catalog' | 'cart' | 'login' | 'userProfile' | 'checkout' | 'favorites' | 'withdrawal', string>
>

/** What a visit knows: given, or learned from the answers before. */
export interface Known {
  /** Scheme and host, without a port, as in canonical addresses. */
  origin: string
  build: string
  account: { email: string; password: string }
  paths: Paths
  /** Path of one product on sale, in this market. */
  product: string
  /** Cookies of the customer, by name. */
  cookies: Readonly<Record<string, string>>
  /** `data` of the product's details. */
  offer: Offer | null
  /** What the shop API says of a product, its price in minor units; null: not known. @default nothing */
  productOf?: (id: number) => { name: string; minor: number } | null
  /** Whether somebody buys meanwhile, so that products may be sold. @default true */
  maySell?: boolean
  /** What title and heading name: a product, the text of a search. @default not known */
  asked?: string
  /** Amounts that the page shows, in minor units. @default not known */
  amounts?: readonly number[]
}

/** What HTML promises of itself. */
export interface PagePromise {
  /** Whether search engines may list it. @default either: it depends on its filters */
  isIndexed?: boolean
  /** It shows amounts. @default false */
  hasAmounts?: true
  /** Its title and its heading hold what was asked for (Known). @default false */
  named?: true
  /** It has a structured product. @default false */
  isProduct?: true
  /** How often it has a part at least: pictures, buttons, forms. */
  has?: Readonly<Record<string, number>>
}

/** The part of a product's details that a visit reads. */
export interface Offer {
  amountOfAvailableItems: number
  mainPhoto: { url: string } | null
  deliveryConfigurations: { STANDARD?: unknown }
  prices: { regular: number; promo: number | null; currencyId: string }
}

export const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  flight: 'text/x-component; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  script: 'text/javascript; charset=utf-8',
  stylesheet: 'text/css; charset=utf-8',
  font: 'font/woff2',
} as const

/** Cache-Control, by who may keep it. */
export const CACHES = {
  /** Pages of everybody: browsers ask again, no other cache keeps them. Cached HTML is not to be changed on its way either (EXT-65). */
  browser: ['private, no-cache', 'private, no-cache, no-transform'],
  /** Panels of the frame, named by their build: streamed at first, then kept for a day. */
  frame: ['private, no-cache', 'private, max-age=86400, immutable'],
  /** Of one visitor. */
  nobody: ['private, no-store'],
  error: ['no-store'],
  year: ['public, max-age=31536000, immutable'],
  hour: ['public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400'],
} as const satisfies Record<string, readonly string[]>

export interface Promised {
  /** Unique; with the market it names a problem. */
  name: string
  as: 'stranger' | 'customer'
  /** @default GET */
  method?: 'POST'
  path: (known: Known, market: Market) => string
  /** Sent as JSON. */
  body?: (known: Known) => object
  /** @default 200 */
  status?: number
  /** Media type; null: no body is promised, as of a redirect. */
  type: keyof typeof TYPES | null
  cache: keyof typeof CACHES
  /** Path that a redirect leads to, without its query. */
  leadsTo?: (known: Known) => string
  /** Cookies that are set, which no script may read; null: none may be set, so that a cache may keep it. @default any */
  cookies?: readonly string[] | null
  /** Of HTML. */
  page?: PagePromise
  /** A part of its body. */
  holds?: (known: Known, market: Market) => string | RegExp
  /** What the body of another session would hold. */
  lacks?: (known: Known) => string
  /** Of JSON: what is wrong with `data` (or with the whole, where there is none); null: nothing. */
  wrongIn?: (data: never, known: Known, market: Market) => string | null
  /** Whether it can be asked for. @default always */
  needs?: (known: Known) => boolean
}
