import type { Listed } from './listed.ts'
import type { BrowserState } from './browser-state.ts'
import type { CatalogProduct, ExpectedSearch, FilterName, Market, OfferedProduct, Plan, SessionRecord } from '../plan.ts'

/** One shopper in one session: state, draws and records. k6 clears cookies between iterations, so each session is a new visitor. */
export interface Visitor {
  plan: Plan
  market: Market
  random: () => number
  /** Draws of their own, so that the sessions are the same whatever is checked. */
  chance: () => number
  /** Sent as `guestId` to the mock; the edge reads it from a cookie. */
  guestId: string
  note: SessionRecord
  /** Whether this session reads and checks whole pages, which costs k6 time. */
  checksPages: boolean
  /** What the visitor's browser has; null: the session is light. */
  browser: BrowserState | null
  /** By rank of popularity. */
  product: () => OfferedProduct
  /** Search queries of this market, by rank of popularity. */
  query: () => string
  /** The product as it was before the run; null: it was not on sale, or nothing is known. */
  catalogProduct: (id: number) => CatalogProduct | null
  /** What a search found before the run; null: nothing is known. */
  expectedSearch: (text: string) => ExpectedSearch | null
}

/** The same shopper in Poland, for journeys whose prices and pages are Polish. */
export function inPoland(visitor: Visitor): Visitor {
  visitor.note.market = 'pl'
  return { ...visitor, market: 'pl' }
}

/** Draws one uniformly. @throws RangeError for an empty list */
export function randomItem<T>(random: () => number, all: Listed<T>): T {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new RangeError('There is nothing to choose from')
  return one
}

/** One value of each filter; none of a filter that the catalog has no values of. */
export function drawFilters({ plan, random }: Visitor, ...names: readonly FilterName[]): Partial<Record<FilterName, readonly [number]>> {
  const known = names.filter((name) => plan.assortment[name].length > 0)
  return Object.fromEntries(known.map((name) => [name, [randomItem(random, plan.assortment[name])] as const]))
}
